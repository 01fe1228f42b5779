import { describe, expect, it } from 'vitest';
import { SharedResponseCache } from './shared-response-cache';

const LISTING = '@"/search/resources/store/10851/productview/byCategory/40001",';
const ESPOT = '@"/wcs/resources/store/10851/espot/Header_Announcement",';
const SHOPPER_ESPOT = '@"/wcs/resources/store/10851/espot/cookie-sensitive/Home_Banner",';
const CART = '@"/wcs/resources/store/10851/cart/@self",';

describe('SharedResponseCache', () => {
  it('caches a search response for a minute', () => {
    let now = 0;
    const cache = new SharedResponseCache(() => now);
    cache.add({ [LISTING]: 'listing' });
    now = 60_000;
    expect(cache.get(LISTING)).toBe('listing');
    now = 60_001;
    expect(cache.get(LISTING)).toBeUndefined();
  });

  it('caches an espot that is the same for everyone', () => {
    const cache = new SharedResponseCache(() => 0);
    cache.add({ [ESPOT]: 'spot' });
    expect(cache.get(ESPOT)).toBe('spot');
  });

  it.each([CART, SHOPPER_ESPOT])("never caches a shopper's own data: %s", (key) => {
    const cache = new SharedResponseCache();
    cache.add({ [key]: 'own' });
    expect(cache.get(key)).toBeUndefined();
  });

  it('evicts the least recently used response', () => {
    const cache = new SharedResponseCache(() => 0);
    cache.add({ [`${LISTING}first`]: 1, [`${LISTING}second`]: 2 });
    cache.get(`${LISTING}first`);
    cache.add(Object.fromEntries(Array.from({ length: 499 }, (_, index) => [`${LISTING}${index}`, index])));
    expect(cache.get(`${LISTING}first`)).toBe(1);
    expect(cache.get(`${LISTING}second`)).toBeUndefined();
  });
});
