import type { ExamBookingUrls } from '@/domain/exams/exam-redirect';
import type { LocaleCode } from '@/domain/locale/locales';
import type { Transport } from '@/lib/http/call-api';
import type { InsuranceStatus } from '@/lib/insurance/insurance-cookies';
import type { CountryHosts } from '@/lib/meta/country-hosts';
import type { SocialLoginConfig } from '@/lib/social-login/social-login-config';
import type { MapTiles } from '@/lib/stores/map-tiles';
import type { FetchQuery } from './page-loader';
import type { Stylesheet } from './page-styles';
import type { RenderingLimits } from './render-to-html';

/** Settings of a deployment that its pages need (docs/settings.md). */
export interface PageSettings {
  /** Providers of social sign-in. */
  socialLogin?: SocialLoginConfig | undefined;
  /** Street tiles of the store finder's map. */
  mapTiles?: MapTiles | undefined;
  /** The maps of this deployment, for directions to a store. */
  directionsUrl?: string | undefined;
  /** Stores of a page of the store finder. */
  storePageSize?: number | undefined;
  /** Hosts of the two countries' stores where one host serves both. */
  countryHosts?: CountryHosts | undefined;
  /** Percentage of page views that browsers report. */
  browserReports?: number | undefined;
  /** Where exams are booked in the states with an address of their own. */
  examBooking?: ExamBookingUrls | undefined;
}

/** What the server passes in to render a page. */
export interface PageRequest extends PageSettings {
  url: URL;
  /** Public origin of the site; defaults to the origin of the request. */
  publicOrigin?: string | undefined;
  /** Locale of the shopper's last visit. */
  rememberedLocale?: string | undefined;
  acceptLanguage?: string | undefined;
  /** Value of the prescription cookie. */
  prescription?: string | undefined;
  /** By the names of the insurance cookies. */
  insurance?: InsuranceStatus | undefined;
  /** Value of the cookie with the store of the insurance plan. */
  planStoreId?: string | undefined;
  limits: RenderingLimits;
  assets: PageAssets;
  /** Whether everyone gets the same page: then it has nothing of this request but its URL. */
  isPublic?: boolean;
  /** Path of the stylesheet in the browser's cache. */
  cachedStylesheet?: string | undefined;
  transport: Transport;
  /** Runs a query, or has its result. */
  fetchQuery?: FetchQuery;
}

export interface PageAssets {
  entry: string;
  stylesheet: Stylesheet;
  /** Modules of a page besides the entry. */
  scriptsFor: (sourceFile: string) => string[];
}

export type RenderedPage =
  | {
      redirect: string;
      /** The locale of the URL, if its path names one. */
      locale?: LocaleCode | undefined;
    }
  | {
      redirect?: undefined;
      status: 200 | 404 | 503;
      locale: LocaleCode;
      noReferrer: boolean;
      /** Marketing content is missing. */
      isIncomplete: boolean;
      body: Uint8Array<ArrayBuffer>;
    };
