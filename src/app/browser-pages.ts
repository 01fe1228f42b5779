import type { I18n } from '@lingui/core';
import { mutate, SWRConfig } from 'swr';
import type { Read } from '@/platform/reads/read';
import { loadServedParts, wakeServedParts } from '@/platform/rendering/resting-parts';
import type { Store } from '@/platform/store/store';
import type { PageSource } from './navigation/page-source';
import { type FoundPage, findPage, isMissing, type PreparedPage, preparePage } from './page-loader';
import type { PageState } from './page-state';

/** How long an answer that a page was painted with is good for going back to it, in milliseconds. */
const FRESH_MS = 5 * 60 * 1000;
/** How long a page that did not load is not asked for again, in milliseconds. React asks once more for what failed. */
const FAILED_MS = 3000;

export interface BrowserPages extends PageSource {
  /** Gets the page of a path ready before it is asked for. */
  preparePath: (path: string) => void;
}

/**
 * Prepares pages in the browser. A page that is being prepared, or was a short while ago, is not prepared again, so that
 * preparing on intent (hover, focus, touch) and then going there costs one round of calls.
 */
export function createBrowserPages(i18n: I18n, served?: PageState): BrowserPages {
  // Pages whose address names no language speak the one of the page that the shopper comes from.
  let locale = served?.locale;
  const pages = new Map<string, { page: PreparedPage | Promise<PreparedPage>; until: number }>();
  const answeredAt = new Map<string, number>();
  const loadedCatalogues = new Set(served?.catalogues);
  // A served page has brought the answers of the shell, which stays.
  const around = served ? {} : { shellReads: loadShellReads };
  keep(served?.answers ?? {});

  function keep(answers: Record<string, unknown>): void {
    for (const [key, answer] of Object.entries(answers)) {
      answeredAt.set(key, Date.now());
      void mutate(key, answer, { revalidate: false });
    }
  }

  function known(key: string): unknown {
    const at = answeredAt.get(key);
    if (at === undefined || Date.now() - at > FRESH_MS) return undefined;
    return SWRConfig.defaultValue.cache.get(key)?.data;
  }

  const prepare = (found: FoundPage) => {
    locale ??= found.address.store.locale;
    const key = keyOf(found);
    const before = pages.get(key);
    if (before && Date.now() < before.until) return before.page;
    // The first page is taken over as the server rendered it, also where the server could not read something,
    // and with its parts at rest, unless it still lacks something.
    const isServed = served !== undefined && pages.size === 0;
    const byTurn = isServed
      ? { asks: false, onUnread: () => void wakeServedParts() }
      : { wakeParts: loadServedParts };
    const promise: Promise<PreparedPage> = preparePage(found, {
      i18n,
      loadedCatalogues,
      known,
      ...byTurn,
      ...around,
    }).then(
      (page) => {
        keep(page.asked);
        pages.set(key, { page, until: Date.now() + FRESH_MS });
        return page;
      },
      (error: unknown) => {
        // A later attempt starts anew, such as after a lost connection.
        pages.set(key, { page: promise, until: Date.now() + FAILED_MS });
        throw error;
      },
    );
    pages.set(key, { page: promise, until: Date.now() + FRESH_MS });
    return promise;
  };

  const find: PageSource['find'] = ({ pathname, search }) =>
    findPage(new URL(pathname + search, window.location.origin), locale);

  return {
    find,
    prepare,
    isMissing: (found) => {
      const page = pages.get(keyOf(found))?.page;
      return isMissing(found, page instanceof Promise ? undefined : page);
    },
    preparePath: (path) => {
      const prepared = prepare(find(new URL(path, window.location.origin)));
      // A failure shows when the shopper really goes there.
      if (prepared instanceof Promise) prepared.catch(() => {});
    },
  };
}

function keyOf({ address }: FoundPage): string {
  return address.pathname + String(address.search);
}

async function loadShellReads(store: Store): Promise<Read[]> {
  const { shellReads } = await import('./shell/shell-reads');
  return shellReads(store);
}
