import type { Messages } from '@lingui/core';
import type { LocaleCode } from '@/domain/locale/locales';
import type { CountryHosts } from '@/lib/meta/country-hosts';
import type { SocialLoginConfig } from '@/lib/social-login/social-login-config';
import { PAGE_STATE_ID } from './document';

/** Data that the server embeds in the document, so that the browser hydrates without fetching again. */
export interface PageState {
  locale: LocaleCode;
  /** Public origin of the site. */
  origin: string;
  data: Record<string, unknown>;
  /** The server's time, in epoch milliseconds, on a page of one shopper. */
  renderedAt?: number;
  /** Providers of social sign-in; absent without any. */
  countryHosts?: CountryHosts | undefined;
  socialLogin?: SocialLoginConfig | undefined;
  /** Optional content has failed or is delayed: its components hydrate at once, to report or fetch it. */
  isIncomplete: boolean;
  messages: Messages;
  /** Names of the catalogs in `messages`. */
  catalogs: string[];
  /** Path of the stylesheet, when the document has it inline. */
  inlineStylesheet?: string;
}

/** The state embedded in this document; undefined when the server did not render it. */
export function readPageState(): { state: PageState; json: string } | undefined {
  const json = document.getElementById(PAGE_STATE_ID)?.textContent;
  return json ? { state: JSON.parse(json) as PageState, json } : undefined;
}
