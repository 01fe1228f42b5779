import { UpcRegExp } from '@generated/catalog/catalog.limits';
import { storageValue } from '../storage/storage-value';

/** Frames that are shown; one more is stored, since the current one is not shown. */
export const MAX_RECENTLY_VIEWED = 12;

/** UPCs of the frames that were seen last in this browser, the latest first. They are sent nowhere. */
export const recentlyViewed = storageValue<readonly string[]>({
  area: 'local',
  key: 'recentlySeen',
  validate: (value) =>
    Array.isArray(value)
      ? value
          .filter((upc) => typeof upc === 'string' && UpcRegExp.test(upc))
          .slice(0, MAX_RECENTLY_VIEWED + 1)
      : undefined,
});

/** Puts a frame at the start of the list. */
export function recordView(upc: string): void {
  const others = (recentlyViewed.read() ?? []).filter((seen) => seen !== upc);
  recentlyViewed.write([upc, ...others].slice(0, MAX_RECENTLY_VIEWED + 1));
}
