import leafletStyles from 'leaflet/dist/leaflet.css?inline';
import storeMapStyles from './store-map.css?inline';

let sheet: CSSStyleSheet | undefined;

/** Adds the map's styles to the document. They load with its code: in the style sheet, every page would have them. */
export function applyMapStyles(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(leafletStyles + storeMapStyles);
  document.adoptedStyleSheets.push(sheet);
}
