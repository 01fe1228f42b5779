import { matchPage } from '@/app/match-page';
import { notFoundPage, pages } from '@/app/pages';
import { CONTRACT_PATHS } from '@/lib/http/contract-paths';
import { isApiPath } from '../api-paths';

const TEMPLATES = [...CONTRACT_PATHS]
  // Those without parameters first: `/cart/@self` is also `/cart/{id}`.
  .sort((first, second) => first.split('{').length - second.split('{').length)
  .map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }));

/**
 * What a path leads to, without anything that a client can choose or that is personal: the id of a page, or a path of the contract with
 * its parameters' names.
 */
export function routeOf(pathname: string): string {
  if (isApiPath(pathname)) return operationOf(pathname);
  if (pathname.startsWith('/_build/')) return 'asset';
  if (pathname === '/' || pathname === '/health' || pathname === '/purge') return pathname;
  return matchPage(pages, pathname)?.page.id ?? notFoundPage.id;
}

/** The path of the contract with its parameters' names. */
export function operationOf(pathname: string): string {
  return TEMPLATES.find(({ pattern }) => pattern.test(pathname))?.path ?? 'other';
}
