import type { RenderedPage } from '@/app/page-request';
import { RecentMap } from '../upstream/response-store';
import type { SharedResponses } from '../upstream/shared-responses';

/** A page that everyone gets. */
export interface PublicPage {
  rendered: RenderedPage;
  /** By which it is purged. */
  keys: ReadonlySet<string>;
  /** Its compressed bodies by encoding, which are made once. */
  encoded: Map<string, Promise<Buffer>>;
}

/** How long a page is sent again, in milliseconds. Its data are a minute old at most. */
const LIFETIME_MS = 10_000;
/** Some 25 MB with their compressed bodies. */
const MAX_PAGES = 64;

interface CachedPage {
  page: Promise<PublicPage>;
  /** When its rendering began, in epoch milliseconds. */
  since: number;
}

/** The last pages that everyone gets: many views at once of what is popular are rendered once. */
export class PageCache {
  readonly #pages = new RecentMap<string, CachedPage>(MAX_PAGES);
  readonly #responses: Pick<SharedResponses, 'isCurrent'>;
  readonly #now: () => number;

  /** @param responses know what was purged, on any server. */
  constructor(responses: Pick<SharedResponses, 'isCurrent'>, now: () => number = Date.now) {
    this.#responses = responses;
    this.#now = now;
  }

  /** @param url with the host, which is in the page. */
  async fetch(url: string, render: () => Promise<PublicPage>): Promise<PublicPage> {
    const cached = this.#pages.get(url);
    if (cached && this.#now() - cached.since < LIFETIME_MS) {
      const page = await cached.page;
      if (await this.#responses.isCurrent([...page.keys], cached.since)) return page;
    }
    const added = { page: render(), since: this.#now() };
    this.#pages.set(url, added);
    const forget = () => {
      if (this.#pages.get(url) === added) this.#pages.delete(url);
    };
    try {
      const page = await added.page;
      if (!isWhole(page.rendered)) forget();
      return page;
    } catch (error) {
      forget();
      throw error;
    }
  }
}

function isWhole(page: RenderedPage): boolean {
  return page.redirect === undefined && page.status !== 503 && !page.isIncomplete;
}
