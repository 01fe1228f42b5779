import type { I18n } from '@lingui/core';
import { mutate, SWRConfig } from 'swr';
import { hydrateDeferred, loadDeferred } from '@/lib/hydration/deferred-components';
import { fetchShared } from '@/lib/queries/fetch-shared';
import type { Query } from '@/lib/queries/query';
import type { Site } from '@/lib/site/site';
import { fulfill, loadedPage, type PagePromise } from './navigation/page-promise';
import type { PageSource } from './navigation/page-source';
import { findPage, isNotFound, type PageMatch, preparePage } from './page-loader';
import type { PageState } from './page-state';

/** How long prepared pages and cached query results stay fresh, in milliseconds. */
const FRESH_MS = 5 * 60 * 1000;
/** How long a failed page is not loaded again, in milliseconds. React retries a failed render once. */
const FAILED_MS = 3000;

export interface BrowserPages extends PageSource {
  /** Prefetches the page of a path. */
  prefetchPath: (path: string) => void;
}

/**
 * Prepares pages in the browser. A page in progress or prepared recently is reused, so that a prefetch on hover, focus or
 * touch and the navigation after it share one round of requests.
 */
export function createBrowserPages(i18n: I18n, serverState?: PageState): BrowserPages {
  // URLs without a locale use the locale of the first page.
  let locale = serverState?.locale;
  const pages = new Map<string, { promise: PagePromise; expiresAt: number }>();
  const cacheTimes = new Map<string, number>();
  const loadedCatalogs = new Set(serverState?.catalogs);
  // A server-rendered page already includes the data of the shell.
  const shellOptions = serverState ? {} : { shellQueries: loadShellQueries };
  cacheData(serverState?.data ?? {});

  function cacheData(data: Record<string, unknown>): void {
    for (const [key, value] of Object.entries(data)) {
      cacheTimes.set(key, Date.now());
      void mutate(key, value, { revalidate: false });
    }
  }

  function getCached(key: string): unknown {
    const cachedAt = cacheTimes.get(key);
    if (cachedAt === undefined || Date.now() - cachedAt > FRESH_MS) return undefined;
    return SWRConfig.defaultValue.cache.get(key)?.data;
  }

  const prepare = (match: PageMatch) => {
    locale ??= match.location.site.locale;
    const key = pageKey(match);
    const existing = pages.get(key);
    if (existing && Date.now() < existing.expiresAt) return existing.promise;
    // The first page hydrates as the server rendered it, even where a query failed. Its deferred components load only
    // when data is missing.
    const isServerRendered = serverState !== undefined && pages.size === 0;
    const hydrationOptions = isServerRendered
      ? { fetchUncached: false, onSkippedQuery: () => void hydrateDeferred() }
      : { loadDeferred };
    const promise: PagePromise = preparePage(match, {
      i18n,
      loadedCatalogs,
      getCached,
      fetchOptional: fetchShared,
      onOptionalResult: (key, result) => cacheData({ [key]: result }),
      ...hydrationOptions,
      ...shellOptions,
    }).then(
      (page) => {
        cacheData(page.fetched);
        if (isServerRendered && serverState.isIncomplete) void hydrateDeferred();
        pages.set(key, { promise: fulfill(promise, page), expiresAt: Date.now() + FRESH_MS });
        return page;
      },
      (error: unknown) => {
        // A later attempt starts over, for example when the connection is back.
        pages.set(key, { promise, expiresAt: Date.now() + FAILED_MS });
        throw error;
      },
    );
    pages.set(key, { promise, expiresAt: Date.now() + FRESH_MS });
    return promise;
  };

  const find: PageSource['find'] = ({ pathname, search }) =>
    findPage(new URL(pathname + search, window.location.origin), locale);

  // Of development: an edited handler may respond otherwise. The page in sight stays, with its state.
  import.meta.hot?.on('sandbox:reload', () => {
    const shown = pageKey(find(window.location));
    for (const key of pages.keys()) if (key !== shown) pages.delete(key);
    cacheTimes.clear();
    void mutate(() => true);
  });

  return {
    find,
    prepare,
    isNotFound: (match) => isNotFound(match, loadedPage(pages.get(pageKey(match))?.promise)),
    prefetchPath: (path) => {
      // The error shows on the actual navigation.
      prepare(find(new URL(path, window.location.origin))).catch(() => {});
    },
  };
}

function pageKey({ location }: PageMatch): string {
  return location.pathname + String(location.search);
}

async function loadShellQueries(site: Site): Promise<Query[]> {
  const { shellQueries } = await import('./shell/shell-queries');
  return shellQueries(site);
}
