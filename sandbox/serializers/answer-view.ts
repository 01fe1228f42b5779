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
import type { Localised } from '../seed/models/localised';

/** How an answer is worded: the store that was asked, the language of its texts and the currency of its prices. */
export interface AnswerView {
  storeId: StoreId;
  catalogId: CatalogId;
  locale: LocaleCode;
  language: DisplayLanguage;
  languageTag: LanguageTag;
  currency: Currency;
}

/** A text in the display languages; English where the United States and Canada spell it differently has both. */
export interface WireText extends Localised {
  enCa?: string;
}

const localeOfLanguage: Record<LanguageId, LocaleCode> = {
  '-1': 'lc-us',
  '-50': 'es-us',
  '-24': 'en-ca',
  '-25': 'fr-ca',
};
const defaultLocale: Record<StoreId, LocaleCode> = { '10851': 'lc-us', '10852': 'en-ca' };

/** The view of a call: language and currency as asked for, those of the store when absent. */
export function answerView(
  storeId: StoreId,
  asked: { langId?: LanguageId | undefined; currency?: Currency | undefined } = {},
): AnswerView {
  const store = LOCALES[defaultLocale[storeId]];
  const locale = asked.langId ? localeOfLanguage[asked.langId] : defaultLocale[storeId];
  return {
    storeId,
    catalogId: store.catalogId,
    locale,
    language: LOCALES[locale].displayLanguage,
    languageTag: LOCALES[locale].languageTag,
    currency: asked.currency ?? store.currency,
  };
}

/** The text in the view's language. */
export function inLanguage(text: WireText, view: AnswerView): string {
  return (view.languageTag === 'en-CA' ? text.enCa : undefined) ?? text[view.language];
}
