/**
 * Reserves the space of lenses that were chosen for the frame of this page before: they are in local storage, where the server
 * cannot see them. As high as they were when this page last showed them at this width, if it has. Runs before the first paint
 * and may use only globals of the browser.
 *
 * @param selectionKey of the last lens selection in local storage.
 * @param heightsKey of the heights in local storage (`LensHeights` by path and width).
 * @param styles of the reserved spaces.
 */
export function reserveLensSpace(selectionKey: string, heightsKey: string, styles: string): void {
  try {
    const stored = localStorage.getItem(selectionKey);
    if (!stored) return;
    const { until, value } = JSON.parse(stored) as {
      until: number;
      value: { frameUpc: string; selection: { packageUpc?: string } };
    };
    const isHere = location.pathname.endsWith(`/${value.frameUpc}`);
    if (!isHere || !value.selection.packageUpc || !(until > Date.now())) return;
    const heights = JSON.parse(localStorage.getItem(heightsKey) ?? '{}') as Record<string, number[]>;
    const [details, installments] = heights[`${location.pathname} ${innerWidth}`] ?? [];
    const selector = '[data-lens-placeholder="details"]';
    const measured = details
      ? `${selector}{min-height:${+details}px}${selector} output+p{min-height:${+(installments ?? 0)}px}`
      : '';
    // Not an attribute of the document, since React reports those that it did not render.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles + measured);
    document.adoptedStyleSheets.push(sheet);
  } catch {
    // The stored value is of another version, or storage is blocked.
  }
}
