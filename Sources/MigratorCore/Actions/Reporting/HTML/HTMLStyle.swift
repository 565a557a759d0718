/// The looks of the page: system fonts, one accent, a colour and a pattern per status, light and dark, narrow and wide,
/// screen and paper. Nothing moves, so there is nothing that a wish for less motion would have to stop.
enum HTMLStyle {
    static let text = theme + base + tables + evidence + HTMLChartStyle.text + print

    private static let theme = """
        :root{color-scheme:light dark;
        --paper:#fff;--ink:#1c2024;--quiet:#5b636d;--line:#d9dee3;--rule:#eceff2;--soft:#f6f7f9;--link:#0a58ca;
        --focus:#0a58ca;--migrated:#156b3a;--migrated-ink:#fff;--ready:#cfe2ff;--ready-2:#3f76c9;--ready-ink:#0b2a57;
        --blocked:#ffe0bf;--blocked-2:#fbd0a2;--blocked-3:#b4540a;--blocked-ink:#4a2200;--dead:#eceff2;
        --dead-2:#8a939d;--dead-ink:#454c54;--shade:#0002;
        --sans:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Noto Sans","Liberation Sans",Arial,sans-serif;
        --mono:ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono","DejaVu Sans Mono",monospace}
        @media (prefers-color-scheme:dark){:root{
        --paper:#14171a;--ink:#e4e7ea;--quiet:#9aa3ad;--line:#343a41;--rule:#24292e;--soft:#1c2024;--link:#84b6ff;
        --focus:#84b6ff;--migrated:#5fc98a;--migrated-ink:#06260f;--ready:#1f3b63;--ready-2:#5688cc;--ready-ink:#dce9ff;
        --blocked:#4f2d0f;--blocked-2:#5d3816;--blocked-3:#f0a35a;--blocked-ink:#ffe6cc;--dead:#24292e;
        --dead-2:#6d7680;--dead-ink:#b9c1c9;--shade:#fff2}}

        """

    private static let base = """
        *{box-sizing:border-box}
        html{-webkit-text-size-adjust:100%;scroll-padding-top:3.5rem}
        body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 var(--sans);overflow-wrap:break-word}
        header.page,main,nav ul{max-width:75rem;margin:0 auto;padding:0 1.5rem}
        main:focus{outline:none}
        h1{font-size:1.75rem;line-height:1.2;margin:2rem 0 .5rem;letter-spacing:-.01em;overflow-wrap:anywhere}
        h1 span{display:block;font-size:.875rem;font-weight:400;letter-spacing:0;color:var(--quiet);margin-bottom:.25rem}
        h2{font-size:1.25rem;line-height:1.3;margin:0 0 .75rem}
        h3{font-size:1rem;margin:2rem 0 .25rem;font-family:var(--mono);overflow-wrap:anywhere}
        h4{font-size:.8125rem;margin:1rem 0 .25rem}
        h4 span{color:var(--quiet);font-weight:400}
        main>section{padding-top:2.5rem}
        p{margin:0 0 .75rem;max-width:46rem}
        a{color:var(--link);text-decoration:none}
        a:hover{text-decoration:underline}
        :focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:2px}
        code,pre{font-family:var(--mono);font-size:.8125rem}
        small{font-size:inherit}
        i,em{font-style:normal}
        em{font-weight:600}
        .quiet,.note,.count{color:var(--quiet)}
        .note{font-size:.8125rem;margin-top:.5rem}
        .notice{border-left:3px solid var(--blocked-3);padding-left:.75rem}
        .doubt{color:var(--blocked-3);font-size:.8125rem}
        .skip{position:absolute;left:-999rem;top:0;background:var(--paper);padding:.5rem 1rem;z-index:3}
        .skip:focus{left:.5rem}
        dl,dd{margin:0}
        dl.facts{display:flex;flex-wrap:wrap;gap:.125rem 1.5rem;color:var(--quiet);font-size:.875rem}
        dl.facts dt,dl.facts dd{display:inline}
        dl.facts dd{color:var(--ink)}
        nav{position:sticky;top:0;background:var(--paper);border-bottom:1px solid var(--line);margin-top:1rem;z-index:2}
        nav ul{display:flex;flex-wrap:wrap;gap:0 1.25rem;list-style:none;font-size:.875rem}
        nav a{display:block;padding:.5rem 0;color:var(--ink)}
        nav span{color:var(--quiet);font-variant-numeric:tabular-nums}
        button,input,select{font:inherit;color:inherit}
        .progress{display:grid;grid-template-columns:auto 1fr;gap:1rem 2.5rem;align-items:center;margin-bottom:2rem}
        .percent{margin:0}
        .percent b{display:block;font-size:3.25rem;line-height:1;font-weight:600;letter-spacing:-.02em}
        .percent small{font-size:1.5rem;margin-left:.125rem;color:var(--quiet);letter-spacing:0}
        .percent span{color:var(--quiet)}
        #bar{display:flex;gap:2px;height:1.25rem;margin-bottom:.75rem}
        #bar span{flex:0 1 0;min-width:4px}
        .legend{list-style:none;margin:0;padding:0;display:grid;gap:.125rem 1rem;font-size:.875rem;
        grid-template-columns:max-content max-content minmax(0,1fr)}
        .legend li{display:grid;grid-template-columns:subgrid;grid-column:1/-1}
        .legend b{text-align:right;font-variant-numeric:tabular-nums}
        .legend li>span:last-child:not(.chip){color:var(--quiet)}
        .legend.inline,.legend.inline li{display:flex}
        .figures{display:grid;grid-template-columns:repeat(4,1fr);border-top:1px solid var(--line)}
        .figures div{padding:.75rem 1rem .75rem 0;border-bottom:1px solid var(--line)}
        .figures dt{color:var(--quiet);font-size:.875rem}
        .figures dd{color:var(--quiet);font-variant-numeric:tabular-nums}
        .figures b{font-size:1.375rem;font-weight:600;color:var(--ink)}
        .chip{white-space:nowrap}
        .chip::before{content:"";display:inline-block;width:.75rem;height:.75rem;margin-right:.375rem;
        vertical-align:-.0625rem;border-radius:2px}
        .chip.migrated::before,#bar .migrated,.map .migrated{background:var(--migrated);color:var(--migrated-ink)}
        .chip.ready::before,#bar .ready,.map .ready{background:var(--ready);color:var(--ready-ink);
        box-shadow:inset 0 0 0 1px var(--ready-2)}
        .chip.blocked::before,#bar .blocked,.map .blocked{color:var(--blocked-ink);
        background:repeating-linear-gradient(135deg,var(--blocked) 0 5px,var(--blocked-2) 5px 10px);
        box-shadow:inset 0 0 0 1px var(--blocked-3)}
        .chip.blocked::before{background:repeating-linear-gradient(135deg,var(--blocked) 0 2px,var(--blocked-3) 2px 4px)}
        .chip.dead::before,#bar .dead,.map .dead{background:var(--dead);color:var(--dead-ink);
        outline:1px dashed var(--dead-2);outline-offset:-1px}
        .split{display:block;height:4px;width:100%;margin-top:.25rem}
        .split .migrated{fill:var(--migrated)}
        .split .ready{fill:var(--ready-2)}
        .split .blocked{fill:var(--blocked-3)}
        .split .dead{fill:var(--dead-2);fill-opacity:.45}
        @media (max-width:899px){nav{position:static}html{scroll-padding-top:1rem}}
        @media (max-width:599px){
        header.page,main,nav ul{padding:0 1rem}
        main>section{padding-top:2rem}
        .progress{grid-template-columns:minmax(0,1fr)}
        .figures{grid-template-columns:repeat(2,1fr)}}

        """

    private static let tables = """
        .scroll{overflow-x:auto;border-top:1px solid var(--line);border-bottom:1px solid var(--line);
        background:linear-gradient(90deg,var(--paper) 50%,transparent),linear-gradient(270deg,var(--paper) 50%,transparent)
        100% 0,linear-gradient(90deg,var(--shade),transparent),linear-gradient(270deg,var(--shade),transparent) 100% 0;
        background-repeat:no-repeat;background-size:2rem 100%,2rem 100%,.625rem 100%,.625rem 100%;
        background-attachment:local,local,scroll,scroll}
        table{border-collapse:collapse;width:100%;font-size:.875rem;font-variant-numeric:tabular-nums}
        th,td{padding:.375rem .75rem .375rem 0;text-align:left;vertical-align:top;font-weight:400}
        th:last-child,td:last-child{padding-right:0}
        tbody tr{border-top:1px solid var(--rule)}
        tbody tr:hover{background:var(--soft)}
        thead th{color:var(--quiet);font-size:.8125rem;white-space:nowrap;vertical-align:bottom}
        tfoot tr{border-top:1px solid var(--line)}
        tfoot th,tfoot td{font-weight:600}
        .n{text-align:right}
        .zero{color:var(--quiet)}
        thead button{background:none;border:0;padding:.125rem 0;margin:0;cursor:pointer;color:inherit;text-align:inherit}
        thead button::after{content:"";display:inline-block;width:1em;text-align:center}
        thead th[aria-sort=ascending] button,thead th[aria-sort=descending] button{color:var(--ink);font-weight:600}
        thead th[aria-sort=ascending] button::after{content:"\\2191"}
        thead th[aria-sort=descending] button::after{content:"\\2193"}
        thead button:hover{color:var(--ink)}
        thead th[aria-sort=none] button:hover::after{content:"\\2195"}
        thead .n button::after{display:none}
        thead .n button::before{content:"";display:inline-block;width:1em;text-align:center}
        thead .n[aria-sort=ascending] button::before{content:"\\2191"}
        thead .n[aria-sort=descending] button::before{content:"\\2193"}
        thead .n[aria-sort=none] button:hover::before{content:"\\2195"}
        #types-table th[scope=row],#cases-table th[scope=row]{min-width:12rem}
        #types-table td:nth-child(2),#cases-table td:nth-child(2){min-width:6rem}
        #cases-table td:nth-child(3){min-width:11rem}
        #cases-table td:nth-child(3) a{color:inherit}
        td .owner{white-space:nowrap}
        .owner{overflow-wrap:anywhere}
        .doubt{white-space:nowrap}
        td .doubt{display:block}
        .payload,#consumers-table th,#consumers-table td,#problems-table td{overflow-wrap:anywhere}
        #consumers-table th[scope=row]{min-width:14rem}
        #consumers-table td:last-child,#problems-table td{min-width:18rem}
        .links{list-style:none;margin:0;padding:0;columns:24rem;column-gap:1.5rem}
        .links li{break-inside:avoid;padding-left:1rem;text-indent:-1rem}
        ul.payload{list-style:none;margin:0;padding:0;font:.8125rem/1.5 var(--mono);min-width:13rem}
        .filter{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;margin:0 0 .75rem;font-size:.875rem}
        .filter[hidden],.expand[hidden]{display:none}
        .filter label{display:flex;align-items:center;gap:.5rem;color:var(--quiet);max-width:100%}
        .filter select{min-width:0;max-width:20rem}
        .filter input,.filter select,.expand button{color:var(--ink);background:var(--paper);
        border:1px solid var(--dead-2);border-radius:4px;padding:.25rem .5rem;min-height:2rem}
        .filter input{width:16rem;max-width:100%}
        .filter output{color:var(--quiet);margin-left:auto;font-variant-numeric:tabular-nums}
        .expand button{cursor:pointer;font-size:.875rem}

        """

    private static let evidence = """
        summary{cursor:pointer;padding:.3125rem 0;font-size:.875rem}
        summary:hover{background:var(--soft)}
        summary code{font-weight:600;overflow-wrap:anywhere;margin-right:.5rem}
        @media (min-width:900px){.case>summary>code{display:inline-block;min-width:21rem}
        .case>summary>.chip{display:inline-block;min-width:6rem}}
        .type .place{display:block}
        .facts .place{display:inline}
        .facts li>.place{display:block}
        summary .count{font-size:.875rem;margin-left:.5rem;font-variant-numeric:tabular-nums}
        details.case,details.group{border-top:1px solid var(--rule)}
        .type>details:last-of-type,details.group:last-of-type{border-bottom:1px solid var(--rule)}
        details:target>summary{background:var(--soft);box-shadow:-3px 0 0 var(--link)}
        .no-js details:target::details-content{content-visibility:visible;block-size:auto}
        details .facts{padding:.5rem 0 1.25rem 1.125rem}
        .facts h4:first-child{margin-top:.25rem}
        .facts ul,.issues{list-style:none;margin:0;padding:0;font-size:.875rem}
        .facts li,.issues li{padding:.1875rem 0}
        .facts li ul{padding-left:1rem}
        .facts li>span{display:block;color:var(--quiet);padding-left:1rem}
        .facts dl{display:grid;grid-template-columns:6.5rem minmax(0,1fr);font-size:.875rem}
        .facts dt{color:var(--quiet)}
        .place,.issues code,.facts code{overflow-wrap:anywhere}
        .place i{color:var(--quiet)}
        .place b{font-weight:inherit;white-space:nowrap}
        .issues{padding:0 0 1rem 1.125rem}
        .group>p{padding-left:1.125rem;font-size:.875rem}
        .issues p{margin:0;max-width:none}
        pre{background:var(--soft);border:1px solid var(--rule);border-radius:4px;padding:.625rem .75rem;margin:0;
        overflow-x:auto;line-height:1.5;tab-size:4}
        @media (max-width:599px){.facts dl{grid-template-columns:5.5rem minmax(0,1fr)}
        details .facts,.issues{padding-left:0}
        .case>summary .count{display:block;margin-left:1rem}
        .filter label:first-child{flex:1 1 100%}.filter input{flex:1 1 0;width:0}}

        """

    /// On paper controls make no sense, nothing scrolls, and what deserves a look is open. A browser repeats the head of
    /// a table on every page only if it can cut through it, which it cannot through the boxes of buttons.
    private static let print = """
        @media print{
        :root{color-scheme:light;--paper:#fff;--ink:#000;--quiet:#444;--line:#aaa;--rule:#ccc;--soft:#f4f4f4;--link:#000;
        --migrated:#156b3a;--migrated-ink:#fff;--ready:#cfe2ff;--ready-2:#3f76c9;--ready-ink:#0b2a57;--blocked:#ffd9b0;
        --blocked-2:#f5c08a;--blocked-3:#b4540a;--blocked-ink:#4a2200;--dead:#eceff2;--dead-2:#8a939d;--dead-ink:#454c54}
        @page{margin:12mm}
        html{font-size:9pt}
        body{font-size:9pt}
        nav,.skip,.filter,.switch,.expand{display:none!important}
        header.page,main{max-width:none;padding:0}
        .scroll{overflow:visible}
        table{font-size:7.5pt}
        code,pre{font-size:7.5pt}
        thead{display:table-header-group;break-inside:avoid}
        tfoot{display:table-row-group}
        tr,.figures div,figure,.map,pre,.facts li,.issues li,summary{break-inside:avoid}
        h2,h3,h4,summary{break-after:avoid}
        td,code{overflow-wrap:anywhere}
        th,td{padding:.25rem .5rem .25rem 0}
        table th[scope=row],ul.payload{min-width:11rem!important}
        #consumers-table td,#problems-table td{min-width:0!important}
        .map{height:28rem}
        .chip::before,#bar span,.map a,.split{print-color-adjust:exact;-webkit-print-color-adjust:exact}
        details.look::details-content{content-visibility:visible;block-size:auto}
        thead button{display:contents}
        thead button::before,thead button::after{content:none!important}}

        """
}
