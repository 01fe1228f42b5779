import { parseUrl } from '@/domain/navigation/parse-url';

/** What a response is about, by its path in the commerce API. */
const OF_PATH: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['espot', /\/espot\/(?:cookie-sensitive\/)?([^/]+)/],
  ['category', /\/(?:byCategory|category)\/([^/]+)/],
  ['product', /\/(?:byPartNumber|byId|product)\/([^/]+)/],
  ['store', /\/storelocator\/byStoreNumber\/([^/]+)/],
];

/** Part numbers of more products than these would not fit into a response header. */
const MAX_PRODUCTS = 100;

/**
 * Keys by which a change of content purges a response, and the pages with it: `product-…`, `category-…`, `espot-…`, `store-…`.
 *
 * @param key of a query's cache, which begins with the path of its request.
 */
export function responseTags(key: string, response: unknown): string[] {
  const { pathname } = parseUrl(/^@"([^"?]*)/.exec(key)?.[1] ?? '', 'https://api.invalid') ?? {
    pathname: '',
  };
  const ofPath = OF_PATH.flatMap(([kind, pattern]) => {
    const [, id] = pattern.exec(pathname) ?? [];
    return id ? [`${kind}-${id}`] : [];
  });
  return [...new Set([...ofPath, ...partNumbers(response).map((number) => `product-${number}`)])].filter(
    isTag,
  );
}

/** Whether a text can be a tag: in a header they stand in a row. */
export function isTag(text: string): boolean {
  return /^[\w.@-]{1,100}$/.test(text);
}

function partNumbers(response: unknown): string[] {
  const { catalogEntryView } = (response ?? {}) as { catalogEntryView?: unknown };
  if (!Array.isArray(catalogEntryView)) return [];
  return (catalogEntryView as { partNumber?: unknown }[])
    .slice(0, MAX_PRODUCTS)
    .flatMap(({ partNumber }) => (typeof partNumber === 'string' ? [partNumber] : []));
}
