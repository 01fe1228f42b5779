import { paramsOf, pathOf } from '../model/paths.ts';
import type { Operation } from '../plugin.ts';

/** The URL with another value of a path parameter. */
export function withPathValue(operation: Operation, href: string, name: string, value: string): string {
  const url = new URL(href);
  const values = paramsOf(operation, url.pathname);
  // A host may serve the contract below a path of its own.
  const path = pathOf(operation, values);
  const start = url.pathname.split('/').slice(0, -(path.split('/').length - 1));
  url.pathname = start.join('/') + pathOf(operation, { ...values, [name]: value });
  return url.href;
}

/** The values of the URL's path parameters. */
export function pathValues(operation: Operation, href: string): Record<string, string> {
  return paramsOf(operation, new URL(href).pathname);
}

/** The URL with another value of a query parameter; undefined removes it. */
export function withQueryValue(href: string, name: string, value: string | undefined): string {
  const url = new URL(href);
  if (value === undefined) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  return url.href;
}

/** The values of the URL's query; those that are there several times are lists. */
export function queryOf(operation: Operation, href: string): Record<string, unknown> {
  const values = paramsToObject(new URL(href).searchParams);
  for (const { name, in: source, isJoined } of operation.parameters) {
    const value = values[name];
    if (source === 'query' && isJoined && typeof value === 'string') values[name] = value.split(',');
  }
  return values;
}

export function paramsToObject(params: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const all = params.getAll(name);
      return [name, all.length > 1 ? all : all[0]];
    }),
  );
}
