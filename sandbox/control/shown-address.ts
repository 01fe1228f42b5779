import type { LoggedRequest } from './request-log';

/**
 * Parameters without personal data: IDs of stores, products and pages, and settings. Every other value is redacted, so a new
 * parameter is hidden by default.
 */
const SHOWN: ReadonlySet<string> = new Set([
  'action',
  'brandCode',
  'calculationUsageId',
  'catalogId',
  'categoryId',
  'clId',
  'currency',
  'depthAndLimit',
  'facet',
  'facetLimit',
  'fileKey',
  'frameId',
  'imageKind',
  'isNuance',
  'langId',
  'language',
  'limit',
  'maxPrice',
  'minPrice',
  'name',
  'offset',
  'orderBy',
  'pageNumber',
  'pageSize',
  'partNumber',
  'productId',
  'productType',
  'profileName',
  'responseFormat',
  'ria',
  'searchType',
  'sortOrder',
  'sortOrderItemBy',
  'storeId',
  'termsSort',
  'upc',
  'updateCookies',
  'updatePrices',
]);
/** Replaces a redacted value. */
const HIDDEN = '…';

/** A request's path and query for the log, without personal data. */
export function redactUrl({ url, operation }: Pick<LoggedRequest, 'url' | 'operation'>): string {
  const path = operation ? shownPath(operation) : unknownPath(url.pathname);
  const query = [...url.searchParams].map(
    ([name, value]) => `${shownName(name)}=${SHOWN.has(name) ? value : HIDDEN}`,
  );
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

function shownPath({ path, params }: NonNullable<LoggedRequest['operation']>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    SHOWN.has(name) ? (params[name] ?? '') : HIDDEN,
  );
}

/** An unknown path may contain anything; only its plain words are shown. */
function unknownPath(path: string): string {
  return path
    .split('/')
    .map((segment) => (/^(@?[A-Za-z]{1,40})?$/.test(segment) ? segment : HIDDEN))
    .join('/');
}

function shownName(name: string): string {
  return /^\w{1,40}$/.test(name) ? name : HIDDEN;
}
