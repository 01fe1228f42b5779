import { toCanadianSpelling } from '@/domain/text/canadian-spelling';
import type { WireText } from '../../serializers/response-view';
import type { Localized } from '../models/localized';

type ByLanguage<T> = Record<keyof Localized, T>;

/** A title, a text with a link, and a drawing. */
export interface Feature {
  title: string;
  text: string;
  link: { href: string; label: string };
  /** File name of a drawing without its ending, and its alt text. */
  picture: { file: string; alt: string };
}

/** Text of the promo pop-up. */
export interface Offer {
  headline: string;
  terms: string;
}

/** Content of an espot in the data file, in one of three forms. */
export type EspotContent =
  | { html: Localized }
  | { feature: ByLanguage<Feature> }
  | { offer: ByLanguage<Offer> };

/** Promotion code that the promo pop-up gives for an email address. */
export const OFFER_CODE = 'SEE10';

/** Returns the content as HTML or JSON text. */
export function renderEspot(content: EspotContent): WireText {
  if ('html' in content) return content.html;
  if ('feature' in content) {
    const enCa = featureHtml(inCanadianSpelling(content.feature.en));
    return { ...mapLanguages(content.feature, featureHtml), enCa };
  }
  return mapLanguages(content.offer, offerJson);
}

export function sameInAllLanguages(text: string): Localized {
  return { en: text, es: text, fr: text };
}

function mapLanguages<T>({ en, es, fr }: ByLanguage<T>, render: (content: T) => string): Localized {
  return { en: render(en), es: render(es), fr: render(fr) };
}

function inCanadianSpelling({ title, text, ...others }: Feature): Feature {
  return { ...others, title: toCanadianSpelling(title), text: toCanadianSpelling(text) };
}

function featureHtml({ title, text, link, picture }: Feature): string {
  return (
    `<div><h2>${title}</h2><p>${text}</p><p><a href="${link.href}">${link.label}</a></p></div>` +
    `<figure><img src="/assets/frames/${picture.file}.svg" alt="${picture.alt}" width="1200" height="800"></figure>`
  );
}

/** Writes the offer. The code and its end date must match sandbox/seed/promotion-codes.ts. */
function offerJson({ headline, terms }: Offer): string {
  return JSON.stringify({ code: OFFER_CODE, headline, terms, endsAt: '2100-01-01T00:00:00Z' });
}
