import type { MapCenter } from '@/lib/stores/store-map-props';
import { toUnit } from './mercator';

const EQUATOR_KM = 40_075;
/** Stores up to here are always in view. */
const NEAR_KM = 8;
/** Stores further than this many times the median are not. */
const FAR = 2;

/**
 * Returns the places that the first view of a result shows: all but single stores that are much further off than most, for
 * which all others would be crowded together.
 *
 * @param center the place that was searched for; without one, every store is in view
 */
export function placesOfFirstView(
  stores: readonly MapCenter[],
  center: MapCenter | undefined,
): readonly MapCenter[] {
  if (!center) return stores;
  const far = stores.map((store) => kilometersBetween(store, center));
  const median = far.toSorted((a, b) => a - b)[Math.floor((far.length - 1) / 2)] ?? 0;
  const limit = Math.max(median * FAR, NEAR_KM);
  return [center, ...stores.filter((_store, index) => (far[index] ?? 0) <= limit)];
}

/** Measures in the plane of the map, whose scale hardly changes around a place. */
function kilometersBetween(a: MapCenter, b: MapCenter): number {
  const [ax, ay] = toUnit(a.longitude, a.latitude);
  const [bx, by] = toUnit(b.longitude, b.latitude);
  return Math.hypot(ax - bx, ay - by) * EQUATOR_KM * Math.cos((b.latitude * Math.PI) / 180);
}
