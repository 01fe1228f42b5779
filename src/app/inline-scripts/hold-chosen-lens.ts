/**
 * Holds the place of lenses that were chosen for the frame of this page before: they are in local storage, where the server
 * cannot see them. Runs before the first paint and may use only globals of the browser.
 *
 * @param key of the last lens selection in local storage.
 * @param styles of the held places.
 */
export function holdChosenLens(key: string, styles: string): void {
  try {
    const stored = localStorage.getItem(key);
    if (!stored) return;
    const { until, value } = JSON.parse(stored) as {
      until: number;
      value: { frameUpc: string; selection: { packageUpc?: string } };
    };
    const isHere = location.pathname.endsWith(`/${value.frameUpc}`);
    if (!isHere || !value.selection.packageUpc || !(until > Date.now())) return;
    // Not an attribute of the document, since React reports those that it did not render.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  } catch {
    // The stored value is of another version, or storage is blocked.
  }
}
