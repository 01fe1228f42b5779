import {
  type CatalogId,
  type Currency,
  type DisplayLanguage,
  type LanguageId,
  type LanguageTag,
  LOCALES,
  type LocaleCode,
  type StoreId,
} from '@/domain/locale/locales';
import type { Localized } from '../seed/models/localized';

/** The store, language and currency of a response. */
export interface ResponseView {
  storeId: StoreId;
  catalogId: CatalogId;
  locale: LocaleCode;
  language: DisplayLanguage;
  languageTag: LanguageTag;
  currency: Currency;
  /** In the catalog: colors of frames that orders have sold out, in addition to those that the seed has without stock. */
  soldOut?: ReadonlySet<string> | undefined;
}

/** A text in each display language, with a Canadian English spelling where it differs from the American one. */
export interface WireText extends Localized {
  enCa?: string;
}

const localeByLanguage: Record<LanguageId, LocaleCode> = {
  '-1': 'lc-us',
  '-50': 'es-us',
  '-24': 'en-ca',
  '-25': 'fr-ca',
};
const defaultLocale: Record<StoreId, LocaleCode> = { '10851': 'lc-us', '10852': 'en-ca' };

/** Returns the view for a request: its language and currency, else the store's defaults. */
export function responseView(
  storeId: StoreId,
  requested: { langId?: LanguageId | undefined; currency?: Currency | undefined } = {},
): ResponseView {
  const defaults = LOCALES[defaultLocale[storeId]];
  const locale = requested.langId ? localeByLanguage[requested.langId] : defaultLocale[storeId];
  return {
    storeId,
    catalogId: defaults.catalogId,
    locale,
    language: LOCALES[locale].displayLanguage,
    languageTag: LOCALES[locale].languageTag,
    currency: requested.currency ?? defaults.currency,
  };
}

/** Returns the text in the view's language. */
export function localize(text: WireText, view: Pick<ResponseView, 'language' | 'languageTag'>): string {
  return (view.languageTag === 'en-CA' ? text.enCa : undefined) ?? text[view.language];
}
