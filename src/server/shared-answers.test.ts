import { describe, expect, it } from 'vitest';
import { SharedAnswers } from './shared-answers';

const LISTING = '@"/search/resources/store/10851/productview/byCategory/40001",';
const SPOT = '@"/wcs/resources/store/10851/espot/Header_Announcement",';
const SHOPPERS_SPOT = '@"/wcs/resources/store/10851/espot/cookie-sensitive/Home_Banner",';
const CART = '@"/wcs/resources/store/10851/cart/@self",';

describe('SharedResponseCache', () => {
  it('caches a search response for a minute', () => {
    let now = 0;
    const answers = new SharedAnswers(() => now);
    answers.keep({ [LISTING]: 'listing' });
    now = 60_000;
    expect(answers.get(LISTING)).toBe('listing');
    now = 60_001;
    expect(answers.get(LISTING)).toBeUndefined();
  });

  it('caches an espot that is the same for everyone', () => {
    const answers = new SharedAnswers(() => 0);
    answers.keep({ [SPOT]: 'spot' });
    expect(answers.get(SPOT)).toBe('spot');
  });

  it.each([CART, SHOPPERS_SPOT])("never caches a shopper's own data: %s", (key) => {
    const answers = new SharedAnswers();
    answers.keep({ [key]: 'own' });
    expect(answers.get(key)).toBeUndefined();
  });

  it('evicts the least recently used response', () => {
    const answers = new SharedAnswers(() => 0);
    answers.keep({ [`${LISTING}first`]: 1, [`${LISTING}second`]: 2 });
    answers.get(`${LISTING}first`);
    answers.keep(
      Object.fromEntries(Array.from({ length: 499 }, (_, index) => [`${LISTING}${index}`, index])),
    );
    expect(answers.get(`${LISTING}first`)).toBe(1);
    expect(answers.get(`${LISTING}second`)).toBeUndefined();
  });
});
