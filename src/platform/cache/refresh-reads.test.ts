import { getCartPath } from '@generated/operation-paths';
import { describe, expect, it } from 'vitest';
import { refreshedBy } from './refresh-reads';

describe('invalidatedBy', () => {
  it('invalidates the cart after adding glasses', () => {
    expect(refreshedBy('POST', '/webapp/wcs/stores/servlet/LCOrderItemAddGlassesCmd')).toEqual([getCartPath]);
  });

  it('distinguishes mutations of one path by method', () => {
    expect(refreshedBy('PUT', '/wcs/resources/store/10851/catalog/10101/saveditems/@self')).toHaveLength(2);
    expect(refreshedBy('GET', '/wcs/resources/store/10851/catalog/10101/saveditems/@self')).toEqual([]);
  });

  it('invalidates nothing for an unknown path', () => {
    expect(refreshedBy('POST', '/somewhere/else')).toEqual([]);
  });
});
