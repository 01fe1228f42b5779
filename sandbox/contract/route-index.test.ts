import { describe, expect, it } from 'vitest';
import { contractOperations } from './operations';
import { RouteIndex } from './route-index';

const operations = contractOperations();
const routes = new RouteIndex(operations);

describe('RouteIndex', () => {
  it('finds every operation of the contract by its own path', () => {
    for (const operation of operations) {
      const path = operation.path.replaceAll(/\{(\w+)\}/g, 'value-$1');
      expect(routes.find(operation.method, path), operation.id).toMatchObject({
        operation: { id: operation.id },
      });
    }
  });

  it('names a parameter as its operation does, even where two paths share the segment', () => {
    expect(routes.find('GET', '/assets/frames/2000000000017-front.svg')).toMatchObject({
      operation: { id: 'getFrameImage' },
      params: { fileKey: '2000000000017-front.svg' },
    });
    expect(routes.find('GET', '/assets/frames/2000000000017/manifest.json')).toMatchObject({
      operation: { id: 'getImageManifest' },
      params: { upc: '2000000000017' },
    });
  });

  it('returns decoded parameter values', () => {
    const match = routes.find(
      'GET',
      '/search/resources/store/10851/productview/bySearchTerm/cat%20eye%2Fgold',
    );
    expect(match).toMatchObject({ params: { storeId: '10851', searchTerm: 'cat eye/gold' } });
  });

  it('leaves a badly encoded value unchanged', () => {
    const match = routes.find('GET', '/search/resources/store/10851/productview/bySearchTerm/%E0%A4%A');
    expect(match).toMatchObject({ params: { searchTerm: '%E0%A4%A' } });
  });

  it('prefers a fixed segment over a parameter', () => {
    expect(routes.find('GET', '/search/resources/store/10851/productview/byPartNumbers')).toMatchObject({
      operation: { id: 'findProductsByPartNumbers' },
    });
  });

  it('distinguishes a wrong method from an unknown path', () => {
    expect(routes.find('DELETE', '/wcs/resources/store/10851/cart/@self')).toBe('method-not-allowed');
    expect(routes.find('GET', '/wcs/resources/store/10851/nothing')).toBeUndefined();
    expect(routes.find('GET', '/wcs/resources/store//cart/@self')).toBeUndefined();
  });

  it('knows the methods of a path', () => {
    expect(routes.methodsOf('/wcs/resources/store/10851/catalog/10101/saveditems/@self')).toEqual([
      'get',
      'put',
    ]);
    expect(routes.methodsOf('/wcs/resources/store/10851/nothing')).toEqual([]);
  });
});
