/** Style of the page of findings, beside that of the reports. */
export const PAGE_STYLE = `
body { margin-block: 1.5rem 4rem; }
header p { margin: 0; overflow-wrap: anywhere; }
.skip { position: absolute; inset-inline-start: -100vw; }
.skip:focus { inset-inline-start: 1rem; background: Canvas; padding: .75rem; }
.totals { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .75rem; margin: 1.5rem 0; }
.totals div { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: .5rem; padding: .75rem 1rem; display: flex; flex-direction: column-reverse; justify-content: flex-end; }
.totals dd { margin: 0; font-size: 1.75rem; line-height: 1.2; font-weight: 650; font-variant-numeric: tabular-nums; }
.totals .has-findings { border: 2px solid; }
.controls { display: flex; flex-wrap: wrap; gap: .75rem 1rem; align-items: end; margin: 1rem 0; }
.controls label { display: grid; gap: .25rem; font-weight: 600; flex: 1 1 14rem; min-width: 0; }
.controls select, .controls button { font: inherit; min-height: 2.75rem; padding: 0 .75rem; border: 1px solid color-mix(in srgb, currentColor 60%, transparent); border-radius: .5rem; background: Canvas; color: CanvasText; max-width: 100%; }
.controls select { width: 100%; font-weight: 400; }
.controls button { font-weight: 600; padding-inline: 1.5rem; cursor: pointer; }
.controls a, .downloads a { display: inline-flex; align-items: center; min-height: 2.75rem; }
#live { display: flex; flex-wrap: wrap; align-items: center; gap: 0 1.5rem; }
#live[hidden] { display: none; }
#live label { display: inline-flex; align-items: center; gap: .5rem; min-height: 2.75rem; cursor: pointer; }
#live input { inline-size: 1.25rem; block-size: 1.25rem; }
#live p { margin: 0; }
#findings pre { white-space: pre-wrap; overflow-wrap: anywhere; }
summary { min-height: 2.75rem; box-sizing: border-box; }
.count { float: inline-end; margin-inline-start: 1rem; font-variant-numeric: tabular-nums; font-weight: 600; }
.empty { border: 1px dashed color-mix(in srgb, currentColor 40%, transparent); border-radius: .5rem; padding: 2rem 1rem; text-align: center; }
.empty p { margin: .25rem auto; max-width: 36rem; }
.empty p:first-child { font-weight: 650; font-size: 1.125rem; }
.downloads { display: flex; flex-wrap: wrap; gap: 0 1.5rem; list-style: none; padding: 0; margin: 0; }
details > table, details > ul { margin: 0 1rem 1rem; width: calc(100% - 2rem); }
details > ul { columns: 14rem; padding: 0; list-style: none; box-sizing: border-box; overflow-wrap: anywhere; }
@media (width < 30rem) {
  dl.finding { grid-template-columns: 1fr; gap: 0; }
  dl.finding dd { margin-block-end: .5rem; }
  .controls button { flex: 1 1 100%; }
}
`;

/** Style of a page with a file of the contract. */
export const FILE_STYLE = `
body { max-width: 80rem; }
pre { margin: 0; padding: .5rem 0; font-size: .875rem; }
pre a { display: inline-block; inline-size: 4rem; padding-inline-end: 1rem; text-align: end; color: inherit; opacity: .75; text-decoration: none; user-select: none; }
pre span { scroll-margin-block-start: 8rem; }
pre span:target { background: color-mix(in srgb, Highlight 35%, transparent); outline: 2px solid; display: inline-block; min-width: 100%; }
`;
