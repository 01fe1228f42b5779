import { describe, expect, it } from 'vitest';
import { matchesTemplate } from './path-template';

describe('matchesTemplate', () => {
  it('matches any value of a parameter', () => {
    expect(matchesTemplate('/store/{storeId}/cart/@self', '/store/10851/cart/@self')).toBe(true);
  });

  it('ignores the query string', () => {
    expect(matchesTemplate('/store/{storeId}/cart', '/store/10851/cart?langId=-1')).toBe(true);
  });

  it('does not match another path of the same length', () => {
    expect(matchesTemplate('/store/{storeId}/cart', '/store/10851/person')).toBe(false);
  });

  it('does not match a longer path', () => {
    expect(matchesTemplate('/store/{storeId}/cart', '/store/10851/cart/@self')).toBe(false);
  });
});
