import type { LoggedRequest } from './request-log';

/**
 * Parameters without personal data: IDs of stores, products and pages, and settings. Every other value is redacted, so a new
 * parameter is hidden by default.
 */
const ALLOWED_PARAMETERS: ReadonlySet<string> = new Set([
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
const REDACTED = '…';

/** Returns a request's path and query for the log, without personal data. */
export function redactUrl({ url, operation }: Pick<LoggedRequest, 'url' | 'operation'>): string {
  const path = operation ? redactPath(operation) : redactUnknownPath(url.pathname);
  const query = [...url.searchParams].map(
    ([name, value]) => `${redactName(name)}=${ALLOWED_PARAMETERS.has(name) ? value : REDACTED}`,
  );
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

function redactPath({ path, params }: NonNullable<LoggedRequest['operation']>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    ALLOWED_PARAMETERS.has(name) ? (params[name] ?? '') : REDACTED,
  );
}

/** Redacts an unknown path, which may contain anything: shows only its plain words. */
function redactUnknownPath(path: string): string {
  return path
    .split('/')
    .map((segment) => (/^(@?[A-Za-z]{1,40})?$/.test(segment) ? segment : REDACTED))
    .join('/');
}

function redactName(name: string): string {
  return /^\w{1,40}$/.test(name) ? name : REDACTED;
}
