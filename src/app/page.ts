import type { ComponentType } from 'react';
import type { ExamBookingUrls } from '@/domain/exams/exam-redirect';
import type { LocaleCode } from '@/domain/locale/locales';
import type { InsuranceStatus } from '@/lib/insurance/insurance-cookies';
import type { LoadOptionalQuery, LoadQuery } from '@/lib/queries/query';
import type { Site } from '@/lib/site/site';

/** The URL of a page, parsed. */
export interface PageLocation {
  site: Site;
  pathname: string;
  params: Record<string, string | undefined>;
  search: URLSearchParams;
  /** Value of the prescription cookie, on the server only. */
  prescription?: string | undefined;
  /** Whether vision insurance is on, by the cookies, on the server only. */
  insurance?: InsuranceStatus | undefined;
  /** Locale of the shopper's last page, on the server only. */
  lastLocale?: LocaleCode | undefined;
  /** Addresses of the configuration, on the server only. */
  examBooking?: ExamBookingUrls | undefined;
  /** Stores of a page of the store finder, by the configuration, on the server only. */
  storePageSize?: number | undefined;
}

/** What `prepare` found out about the URL. */
export interface PrepareResult {
  /** 404 when there is no such thing, 503 when the page's main content is unavailable. */
  status?: 404 | 503;
  /** Path of this site, or an address of the server's configuration. */
  redirect?: string;
}

/** Exports of a `page.tsx` under routes/. */
export interface PageModule {
  Page: ComponentType;
  /**
   * Loads the data of the first paint: on the server before rendering, in the browser on prefetch and navigation.
   * `loadOptional` starts a query without waiting for it.
   */
  prepare?: (
    location: PageLocation,
    load: LoadQuery,
    loadOptional: LoadOptionalQuery,
  ) => Promise<PrepareResult | undefined>;
  /** Loads the section of the main button (`isMain`) and what that opens, which has been tapped before hydration. */
  loadMain?: (location: PageLocation) => Promise<unknown>;
}

export interface PageDefinition {
  id: string;
  path: string;
  /** Message catalogs of the page, by feature. */
  catalogs: string[];
  /** Folder under routes/ of the page's module, if its name is not the id. */
  folder?: string;
  load: () => Promise<PageModule>;
  /** Whether its HTML must not be stored anywhere, since it has prescriptions or names. */
  noStore?: boolean;
  /** Whether no other site or page may learn its URL from a link on it. */
  noReferrer?: boolean;
  /** The site, where its language is not that of the path. */
  siteFor?: (pathSite: Site, search: URLSearchParams) => Site;
}
