import { getCartPath } from '@generated/operation-paths';
import { describe, expect, it } from 'vitest';
import { refreshedBy } from './refresh-reads';

describe('refreshedBy', () => {
  it('asks for the cart again after glasses were added', () => {
    expect(refreshedBy('POST', '/webapp/wcs/stores/servlet/LCOrderItemAddGlassesCmd')).toEqual([getCartPath]);
  });

  it('tells mutations of one path apart by their method', () => {
    expect(refreshedBy('PUT', '/wcs/resources/store/10851/catalog/10101/saveditems/@self')).toHaveLength(2);
    expect(refreshedBy('GET', '/wcs/resources/store/10851/catalog/10101/saveditems/@self')).toEqual([]);
  });

  it('asks for nothing after an address that is no mutation', () => {
    expect(refreshedBy('POST', '/somewhere/else')).toEqual([]);
  });
});
