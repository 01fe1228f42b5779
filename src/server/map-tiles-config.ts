import type { MapTiles } from '@/lib/stores/map-tiles';

const DEFAULT_MAX_ZOOM = 19;

export interface MapTilesSettings {
  /** With `{z}`, `{x}` and `{y}`; no street tiles without it. */
  url?: string | undefined;
  attribution?: string | undefined;
  maxZoom?: string | undefined;
}

/**
 * Street tiles of the store finder's map.
 *
 * @throws Error for a URL without its three places, or one that is not HTTPS: every page would be served with a policy that
 * allows it.
 */
export function mapTilesConfig({ url, attribution, maxZoom }: MapTilesSettings): MapTiles | undefined {
  if (!url) return undefined;
  const isComplete = ['{z}', '{x}', '{y}'].every((place) => url.includes(place));
  if (!isComplete || !url.startsWith('https://'))
    throw new Error('MAP_TILES_URL must be an HTTPS address with {z}, {x} and {y}.');
  return { url, attribution: attribution ?? '', maxZoom: Number(maxZoom) || DEFAULT_MAX_ZOOM };
}
