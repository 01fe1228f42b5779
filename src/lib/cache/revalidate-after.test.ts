import { getCartPath } from '@generated/operation-paths';
import { describe, expect, it } from 'vitest';
import { invalidatedBy } from './revalidate-after';

describe('invalidatedBy', () => {
  it('invalidates the cart after adding glasses', () => {
    expect(invalidatedBy('POST', '/webapp/wcs/stores/servlet/LCOrderItemAddGlassesCmd')).toEqual([
      getCartPath,
    ]);
  });

  it('distinguishes mutations of one path by method', () => {
    expect(invalidatedBy('PUT', '/wcs/resources/store/10851/catalog/10101/saveditems/@self')).toHaveLength(2);
    expect(invalidatedBy('GET', '/wcs/resources/store/10851/catalog/10101/saveditems/@self')).toEqual([]);
  });

  it('invalidates nothing for an unknown path', () => {
    expect(invalidatedBy('POST', '/somewhere/else')).toEqual([]);
  });
});
