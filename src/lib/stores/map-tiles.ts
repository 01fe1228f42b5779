/** Street tiles of a deployment. Without them, the map shows outlines and town names only. */
export interface MapTiles {
  /** Such as `https://tiles.example.com/{z}/{x}/{y}.png`. */
  readonly url: string;
  /** Text that the provider requires. */
  readonly attribution: string;
  /** Largest zoom level that the provider serves. */
  readonly maxZoom: number;
}

/** Name of the meta element that holds them: only the map reads it, so no page loads code for it. */
export const MAP_TILES_META = 'map-tiles';

/** Returns the street tiles of this deployment, if any. In the browser only. */
export function readMapTiles(): MapTiles | undefined {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${MAP_TILES_META}"]`)?.content;
  return content ? (JSON.parse(content) as MapTiles) : undefined;
}
