import { contractOperations } from '@sandbox/contract/operations';
import { RouteIndex, type RouteMatch } from '@sandbox/contract/route-index';

const routes = new RouteIndex(contractOperations());

/**
 * The operation of a request.
 *
 * @param basePath the path below which the host serves the contract.
 * @throws Error when the contract has none.
 */
export function operationOf({ method, url }: { method: string; url: string }, basePath = ''): RouteMatch {
  const { pathname } = new URL(url);
  const match = routes.find(method, pathname.slice(basePath.length));
  if (!match || match === 'method-not-allowed')
    throw new Error(`${method} ${pathname} is not in the contract.`);
  return match;
}
