/// What the page does beyond HTML: it sorts and filters the tables, and opens what a link leads to.
enum HTMLScript {
    static let text = #"""
        (function () {
          "use strict";
          var page = document.documentElement;
          page.classList.replace("no-js", "js");
          var all = function (selector, within) {
            return Array.from((within || document).querySelectorAll(selector));
          };

          // Sorting: up, down, and back to the order of the report.
          var collator = new Intl.Collator("en", { numeric: true });
          var valueOf = function (row, column) {
            var cell = row.cells[column];
            return cell.dataset.v === undefined ? cell.textContent.trim() : cell.dataset.v;
          };
          all("table.sortable").forEach(function (table) {
            var body = table.tBodies[0];
            var original = Array.from(body.rows);
            var heads = all("thead th", table);
            heads.forEach(function (head, column) {
              var button = document.createElement("button");
              button.type = "button";
              button.textContent = head.textContent;
              head.textContent = "";
              head.appendChild(button);
              head.setAttribute("aria-sort", "none");
              button.addEventListener("click", function () {
                var isNumber = head.classList.contains("n");
                var order = isNumber ? ["descending", "ascending", "none"] : ["ascending", "descending", "none"];
                var next = order[(order.indexOf(head.getAttribute("aria-sort")) + 1) % 3];
                heads.forEach(function (other) { other.setAttribute("aria-sort", "none"); });
                head.setAttribute("aria-sort", next);
                var rows = original.slice();
                if (next !== "none") {
                  var sign = next === "ascending" ? 1 : -1;
                  rows.sort(function (a, b) {
                    return sign * collator.compare(valueOf(a, column), valueOf(b, column));
                  });
                }
                body.append.apply(body, rows);
              });
            });
          });

          // Filtering: every word of the text, and the state and owner that are chosen. The totals follow.
          all("form.filter").forEach(function (form) {
            var table = document.getElementById(form.dataset.table);
            var rows = Array.from(table.tBodies[0].rows);
            var texts = rows.map(function (row) { return row.textContent.toLowerCase(); });
            var output = form.querySelector("output");
            var field = function (name) { return form.elements[name] ? form.elements[name].value : ""; };
            var filter = function () {
              var words = field("text").toLowerCase().split(/\s+/).filter(Boolean);
              var state = field("state");
              var owner = field("owner");
              rows.forEach(function (row, index) {
                var owners = (row.dataset.o || "").split(" ");
                row.hidden = !words.every(function (word) { return texts[index].includes(word); })
                  || (state !== "" && row.dataset.s !== state)
                  || (owner !== "" && !owners.includes(owner));
              });
              var shown = rows.filter(function (row) { return !row.hidden; });
              var isWhole = shown.length === rows.length;
              output.textContent = isWhole
                ? rows.length + " " + form.dataset.noun
                : shown.length + " of " + rows.length + " " + form.dataset.noun;
              total(table, shown, isWhole);
            };
            form.hidden = false;
            form.addEventListener("input", filter);
            form.addEventListener("submit", function (event) { event.preventDefault(); });
            form.addEventListener("keydown", function (event) {
              if (event.key === "Escape" && event.target.name === "text") {
                event.target.value = "";
                filter();
              }
            });
            filter();
          });
          function total(table, rows, isWhole) {
            var foot = table.tFoot ? table.tFoot.rows[0] : null;
            if (!foot) { return; }
            Array.from(foot.cells).forEach(function (cell, column) {
              if (column === 0) { cell.textContent = isWhole ? "Total" : "Total of those shown"; }
              if (cell.classList.contains("n")) {
                cell.textContent = rows.reduce(function (sum, row) {
                  return sum + Number(row.cells[column].textContent);
                }, 0);
              }
            });
          }

          // A link to something that is closed opens it, also when the page already is at that address.
          var reveal = function (id) {
            var target = id === "" ? null : document.getElementById(id);
            for (var part = target; part; part = part.parentElement) {
              if (part.tagName === "DETAILS") { part.open = true; }
            }
            return target;
          };
          var addressed = function () {
            try { return decodeURIComponent(location.hash.slice(1)); } catch (error) { return ""; }
          };
          document.addEventListener("click", function (event) {
            var link = event.target.closest("a[href^='#']");
            if (link) {
              try { reveal(decodeURIComponent(link.getAttribute("href").slice(1))); } catch (error) { return; }
            }
          });
          window.addEventListener("hashchange", function () { reveal(addressed()); });
          var target = reveal(addressed());
          if (target) { target.scrollIntoView(); }

          all(".expand").forEach(function (line) {
            line.hidden = false;
            line.addEventListener("click", function (event) {
              var button = event.target.closest("button");
              if (button) {
                all("details.case").forEach(function (part) { part.open = button.dataset.expand !== ""; });
              }
            });
          });
        })();

        """#
}
