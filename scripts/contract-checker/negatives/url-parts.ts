import type { Operation } from '@sandbox/contract/operations';

/** The URL with another value of a path parameter. */
export function withPathValue({ path }: Operation, href: string, name: string, value: string): string {
  const url = new URL(href);
  const template = path.split('/');
  const segments = url.pathname.split('/');
  // A host may serve the contract below a path of its own.
  const offset = segments.length - template.length;
  const index = template.indexOf(`{${name}}`);
  segments[index + offset] = encodeURIComponent(value);
  url.pathname = segments.join('/');
  return url.href;
}

/** The values of the URL's path parameters. */
export function pathValues({ path }: Operation, href: string): Record<string, string> {
  const template = path.split('/');
  const segments = new URL(href).pathname.split('/');
  const offset = segments.length - template.length;
  return Object.fromEntries(
    template.flatMap((part, index) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      return name === undefined ? [] : [[name, decodeURIComponent(segments[index + offset] ?? '')]];
    }),
  );
}

/** The URL with another value of a query parameter; undefined removes it. */
export function withQueryValue(href: string, name: string, value: string | undefined): string {
  const url = new URL(href);
  if (value === undefined) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  return url.href;
}

export function queryOf(href: string): Record<string, unknown> {
  const { searchParams } = new URL(href);
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const all = searchParams.getAll(name);
      return [name, all.length > 1 ? all : all[0]];
    }),
  );
}
