import type { I18n } from '@lingui/core';
import { localeFromPath } from '@/domain/locale/locale-path';
import type { CallOptions } from '@/lib/http/call-api';
import { cacheKey, type LoadOptionalQuery, type LoadQuery, type Query } from '@/lib/queries/query';
import type { Site } from '@/lib/site/site';
import { matchPage } from './match-page';
import { loadMessages, SHELL_CATALOGS } from './message-catalogs';
import { createOptionalQueries } from './optional-queries';
import type { PageDefinition, PageLocation, PageModule, PrepareResult } from './page';
import { notFoundPage, pages } from './pages';
import { defaultSite, siteOf } from './site-of';

export interface PageMatch {
  definition: PageDefinition;
  location: PageLocation;
}

/** Matches a URL to a page; falls back to the not-found page. */
export function findPage(url: URL, rememberedLocale?: string): PageMatch {
  const match = matchPage(pages, url.pathname);
  const params = match?.params ?? { locale: localeFromPath(url.pathname) };
  const pathSite = siteOf(url, params, rememberedLocale);
  const site = pathSite && (match?.page.siteFor?.(pathSite, url.searchParams) ?? pathSite);
  // A URL without a valid locale, such as a favicon request, must not change the shopper's language.
  const siteOrDefault = site ?? siteOf(url, {}, rememberedLocale) ?? defaultSite;
  return {
    definition: match && site ? match.page : notFoundPage,
    location: { site: siteOrDefault, pathname: url.pathname, params, search: url.searchParams },
  };
}

const fetchDirectly: FetchQuery = (query, options) => query.fetch(options);

export interface PreparedPage {
  module: PageModule;
  result: PrepareResult;
  /** Query results of the page, by cache key. */
  data: Record<string, unknown>;
  /** The results that were fetched, not cached. */
  fetched: Record<string, unknown>;
  /** An optional query has failed, or its result is delayed. */
  isIncomplete: boolean;
}

/** Whether the page is a 404: no route matches, or its queries found nothing. */
export function isNotFound({ definition }: PageMatch, prepared: PreparedPage | undefined): boolean {
  return definition === notFoundPage || prepared?.result.status === 404;
}

/** Runs a query. */
export type FetchQuery = (query: Query, options: CallOptions) => Promise<unknown>;

export interface PrepareOptions {
  i18n: I18n;
  /** Catalogs that are already loaded; newly loaded ones are added. */
  loadedCatalogs: Set<string>;
  callOptions?: CallOptions;
  /** Returns a cached result. */
  getCached?: (key: string) => unknown;
  /** Optional queries of the shell; omitted when the server-rendered page includes their data. */
  shellQueries?: (site: Site) => Query[] | Promise<Query[]>;
  /** False skips queries without a cached result; the page's hooks fetch them. */
  fetchUncached?: boolean;
  /** Called for each skipped query. */
  onSkippedQuery?: () => void;
  /** How long a page waits for its optional queries after all others, in milliseconds. */
  optionalBudgetMs?: number;
  /** Fetches a query. */
  fetchQuery?: FetchQuery;
  /** Fetches an optional query. */
  fetchOptional?: (query: Query) => Promise<unknown>;
  /** Called with each result of an optional query, also one that is delayed; null when it failed. */
  onOptionalResult?: (key: string, result: unknown) => void;
  /** Loads all deferred components, of the current page and of the next one. */
  loadDeferred?: () => Promise<unknown>;
}

/**
 * Loads what a page needs to paint: its code, messages and data. When `prepare` reports a 404, the not-found page is
 * loaded instead, with the data behind the 404, so that the browser renders the same page as the server.
 */
export async function preparePage(
  { definition, location }: PageMatch,
  options: PrepareOptions,
): Promise<PreparedPage> {
  const data: Record<string, unknown> = {};
  const fetched: Record<string, unknown> = {};
  const load = createLoader(data, fetched, options);
  const {
    callOptions = {},
    fetchUncached = true,
    optionalBudgetMs = 0,
    fetchQuery = fetchDirectly,
  } = options;
  const optional = createOptionalQueries({
    fetchQuery: options.fetchOptional ?? ((query) => fetchQuery(query, callOptions)),
    getCached: options.getCached,
    onResult: options.onOptionalResult,
  });
  // During hydration the hooks fetch what the server has left out.
  const loadOptional: LoadOptionalQuery = fetchUncached ? optional.load : () => {};
  const shellLoading = loadShell(location, loadOptional, options);

  const loadPage = async (page: PageDefinition) => {
    const [module] = await Promise.all([page.load(), addMessages(page, location, options)]);
    const deferredLoading = options.loadDeferred?.();
    // Awaited below; avoids an unhandled rejection until then.
    deferredLoading?.catch(() => {});
    const result = (await module.prepare?.(location, load, loadOptional)) ?? {};
    await deferredLoading;
    return { module, result };
  };
  let { module, result } = await loadPage(definition);
  if (result.status === 404 && definition !== notFoundPage) ({ module } = await loadPage(notFoundPage));
  await shellLoading;
  const { data: optionalData, isIncomplete } = await optional.finish(
    result.redirect === undefined ? optionalBudgetMs : 0,
  );
  return { module, result, data: { ...data, ...optionalData }, fetched, isIncomplete };
}

/** Starts the shell's queries; their code may be a chunk of its own. */
async function loadShell(
  { site }: PageLocation,
  loadOptional: LoadOptionalQuery,
  { shellQueries }: PrepareOptions,
): Promise<void> {
  for (const query of (await shellQueries?.(site)) ?? []) loadOptional(query);
}

async function addMessages(
  definition: PageDefinition,
  { site }: PageLocation,
  { i18n, loadedCatalogs }: PrepareOptions,
): Promise<void> {
  const missingCatalogs = [...SHELL_CATALOGS, ...definition.catalogs].filter(
    (name) => !loadedCatalogs.has(name),
  );
  if (missingCatalogs.length === 0) return;
  i18n.load(site.displayLanguage, await loadMessages(site.languageTag, missingCatalogs));
  for (const name of missingCatalogs) loadedCatalogs.add(name);
}

function createLoader(
  data: Record<string, unknown>,
  fetched: Record<string, unknown>,
  {
    callOptions = {},
    fetchQuery = fetchDirectly,
    getCached,
    fetchUncached = true,
    onSkippedQuery,
  }: PrepareOptions,
): LoadQuery {
  return async <Data>(source: Query<Data> | (() => Promise<Query<Data> | undefined>)) => {
    const isLazy = typeof source === 'function';
    if (isLazy && !fetchUncached) return undefined;
    try {
      const query = isLazy ? await source() : source;
      if (!query) return undefined;
      const key = cacheKey(query);
      const cached = getCached?.(key) as Data | undefined;
      if (cached !== undefined) {
        data[key] = cached;
        return cached;
      }
      if (!fetchUncached) {
        onSkippedQuery?.();
        return undefined;
      }
      const result = (await fetchQuery(query, callOptions)) as Data;
      data[key] = result;
      fetched[key] = result;
      return result;
    } catch {
      // The page's own hook retries and shows the error in place.
      return undefined;
    }
  };
}
