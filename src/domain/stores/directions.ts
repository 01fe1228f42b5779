import type { Position, Store } from './store';

const APPLE_MAPS = 'https://maps.apple.com/';
const DEFAULT_MAPS = 'https://www.openstreetmap.org/directions';

/**
 * Returns the URL of directions to a store, in the maps of an Apple device or those of the configuration. The shopper's
 * position is never part of it.
 *
 * @param platform `navigator.platform` or user agent.
 * @param configured URL with `{latitude}`, `{longitude}` and `{address}`.
 */
export function directionsUrl(
  store: Store,
  { platform = '', configured }: { platform?: string; configured?: string } = {},
): string {
  const { latitude, longitude } = store.position;
  const address = addressText(store);
  if (/Mac|iPhone|iPad|iPod/.test(platform)) {
    return `${APPLE_MAPS}?${new URLSearchParams({ daddr: address || coordinates(store.position) })}`;
  }
  if (configured) {
    return configured
      .replaceAll('{latitude}', String(latitude))
      .replaceAll('{longitude}', String(longitude))
      .replaceAll('{address}', encodeURIComponent(address));
  }
  return `${DEFAULT_MAPS}?${new URLSearchParams({ to: coordinates(store.position) })}`;
}

/** Returns the address of a store in one line. */
export function addressText({ addressLines, city, region, postalCode }: Store): string {
  return [...addressLines, city, [region, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

const coordinates = ({ latitude, longitude }: Position) => `${latitude},${longitude}`;
