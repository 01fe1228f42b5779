import { describe, expect, it } from 'vitest';
import { matchesTemplate } from './path-template';

describe('matchesTemplate', () => {
  it('takes any value in the place of a parameter', () => {
    expect(matchesTemplate('/store/{storeId}/cart/@self', '/store/10851/cart/@self')).toBe(true);
  });

  it('does not look at the query', () => {
    expect(matchesTemplate('/store/{storeId}/cart', '/store/10851/cart?langId=-1')).toBe(true);
  });

  it('tells paths of the same length apart', () => {
    expect(matchesTemplate('/store/{storeId}/cart', '/store/10851/person')).toBe(false);
  });

  it('tells a longer path from its beginning', () => {
    expect(matchesTemplate('/store/{storeId}/cart', '/store/10851/cart/@self')).toBe(false);
  });
});
