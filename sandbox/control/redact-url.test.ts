import { expect, it } from 'vitest';
import { contractOperations } from '../contract/operations';
import { RouteIndex } from '../contract/route-index';
import { redactUrl } from './redact-url';

const routes = new RouteIndex(contractOperations());

function redacted(method: string, path: string): string {
  const url = new URL(path, 'http://sandbox.test');
  const match = routes.find(method, url.pathname);
  if (!match || match === 'method-not-allowed') return redactUrl({ url, operation: undefined });
  const { operation, params } = match;
  return redactUrl({ url, operation: { id: operation.id, path: operation.path, params } });
}

it.each([
  [
    'GET',
    '/search/resources/store/10851/productview/byCategory/40001?pageSize=12&orderBy=3&facet=a&facet=b',
    '/search/resources/store/10851/productview/byCategory/40001?pageSize=12&orderBy=3&facet=a&facet=b',
  ],
  [
    'GET',
    '/search/resources/store/10851/productview/bySearchTerm/ada%20marsh?langId=-1',
    '/search/resources/store/10851/productview/bySearchTerm/…?langId=-1',
  ],
  ['GET', '/geocode?address=418%20Linden%20Ave&country=US', '/geocode?address=…&country=…'],
  [
    'GET',
    '/frame-advisor/recommendations?locale=en-US&faceShape=oval&optimalHinge=136&tone=warm&mood=contrast&limit=24',
    '/frame-advisor/recommendations?locale=…&faceShape=…&optimalHinge=…&tone=…&mood=…&limit=24',
  ],
  ['GET', '/nobody/ada@example.com/5135550142', '/nobody/…/…'],
  ['GET', '/wcs/resources/@self/what?ada@example.com=1&langId=-1', '/wcs/resources/@self/what?…=…&langId=-1'],
])('%s %s is redacted to %s', (method, path, expected) => {
  expect(redacted(method, path)).toBe(expected);
});
