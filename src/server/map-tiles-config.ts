/**
 * URL of the street tiles of the store finder's map.
 *
 * @returns undefined for a map without street tiles.
 * @throws Error for a URL without its three parts, or one that is not HTTPS: every page would be served with a policy that
 * allows it.
 */
export function mapTilesUrl(url: string | undefined): string | undefined {
  if (!url) return undefined;
  const isComplete = ['{z}', '{x}', '{y}'].every((part) => url.includes(part));
  if (!isComplete || !url.startsWith('https://'))
    throw new Error('MAP_TILES_URL must be an HTTPS address with {z}, {x} and {y}.');
  return url;
}
