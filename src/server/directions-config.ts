/**
 * The maps that give directions on devices that are not Apple's.
 *
 * @param url with `{address}`, or with `{latitude}` and `{longitude}`; the default of the store without one
 * @throws Error for an address without a place for the store, or one that is not HTTPS.
 */
export function directionsConfig(url: string | undefined): string | undefined {
  if (!url) return undefined;
  const hasPlace =
    url.includes('{address}') || ['{latitude}', '{longitude}'].every((place) => url.includes(place));
  if (!hasPlace || !url.startsWith('https://'))
    throw new Error(
      'DIRECTIONS_URL must be an HTTPS address with {address}, or with {latitude} and {longitude}.',
    );
  return url;
}
