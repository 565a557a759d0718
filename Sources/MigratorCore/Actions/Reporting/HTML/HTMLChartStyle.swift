/// The looks of the burn-down and of the map.
enum HTMLChartStyle {
    static let text = """
        .burndown{margin:0 0 1rem;display:grid;grid-template-columns:auto minmax(0,1fr);column-gap:.5rem}
        .burndown figcaption{grid-column:2;font-size:.8125rem;color:var(--quiet);margin-bottom:.75rem}
        .burndown svg{width:100%;height:16rem;overflow:visible;display:block}
        .burndown path{fill:none;vector-effect:non-scaling-stroke;stroke-width:2;stroke-linejoin:round}
        .burndown .grid{stroke:var(--line);stroke-width:1}
        .burndown .left,.burndown .dots{stroke:var(--link)}
        .burndown .dots{stroke-width:7;stroke-linecap:round}
        .burndown .ahead{stroke:var(--link);stroke-dasharray:3 5}
        .burndown .blocked{stroke:var(--blocked-3);stroke-dasharray:9 3}
        .ys,.xs{list-style:none;margin:0;padding:0;display:flex;justify-content:space-between;font-size:.75rem;
        color:var(--quiet);font-variant-numeric:tabular-nums}
        .ys{flex-direction:column;text-align:right}
        .ys li{height:0;line-height:0}
        .xs{grid-column:2;padding-top:.5rem}
        .xs li{width:0;display:flex;justify-content:center;white-space:nowrap}
        .xs li:first-child{justify-content:flex-start}
        .xs li:last-child{justify-content:flex-end}
        .key{display:inline-block;margin-right:1.25rem}
        .key::before{content:"";display:inline-block;width:1.5rem;margin-right:.5rem;vertical-align:.25em;
        border-top:2px solid var(--link)}
        .key.ahead::before{border-top-style:dotted}
        .key.blocked::before{border-top-style:dashed;border-top-color:var(--blocked-3)}
        .mapbox{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.5rem 2rem;font-size:.875rem}
        .switch{border:0;margin:0;padding:0;display:flex;gap:1rem}
        .switch legend{float:left;padding:0;margin-right:1rem;color:var(--quiet)}
        .map{list-style:none;margin:0;padding:0;position:relative;flex:0 0 100%;height:35rem}
        .map li{position:absolute;padding:1px;container-type:size;display:flex}
        .map a{display:flex;flex:none;flex-direction:column;height:100%;width:100%;padding:.3125rem .4375rem;overflow:hidden;
        font-size:.75rem;line-height:1.25;border-radius:2px}
        .map b{font-weight:600;font-size:.8125rem;overflow-wrap:normal;flex:none;overflow:hidden;
        max-height:round(down,100cqh - .75rem,1lh)}
        .map a:hover *,.map a:focus-visible *{max-height:none}
        .map .split{margin-top:auto;flex:none;border-radius:1px}
        .map li:hover,.map li:focus-within{z-index:1}
        .map a:hover,.map a:focus-visible{text-decoration:none;width:max-content;min-width:100%;max-width:15rem;
        height:max-content;min-height:100%;outline:2px solid var(--focus);outline-offset:0}
        @container (max-width:7.5rem){.map a:not(:hover,:focus-visible) b{font-size:.75rem}}
        @container (max-width:6rem) or (max-height:4.5rem){.map a:not(:hover,:focus-visible){padding:.1875rem}
        .map a:not(:hover,:focus-visible) b{font-size:.6875rem;line-height:1.15;font-weight:500}
        .map a:not(:hover,:focus-visible) span{display:none}}
        @container (max-height:6rem) or ((max-width:8rem) and (max-height:7.5rem)){.map a:not(:hover,:focus-visible) span+span{display:none}}
        @container (max-width:3rem) or (max-height:1.75rem){.map a:not(:hover,:focus-visible){padding:.125rem}
        .map a:not(:hover,:focus-visible) b{font-size:.5625rem}}
        .by-sites{display:none;flex:0 0 100%;margin:0}
        .mapbox:has(#by-sites:checked) .by-sites{display:block}
        @media (max-width:599px){.map{height:55rem}.burndown svg{height:13rem}.xs li:nth-child(even){visibility:hidden}}

        """
}
