import { ACCEPTED_BRANDS, CARD_BRAND_NAMES, type CardBrand } from '@/domain/payment/card-brand';
import type { Site } from '../site/site';

/** Brands that the site's store accepts. */
export function acceptedBrands({ country }: Pick<Site, 'country'>): readonly CardBrand[] {
  return ACCEPTED_BRANDS[country === 'ca' ? 'CA' : 'US'];
}

/** Lists them in words, such as "Visa, Mastercard, and American Express". */
export function acceptedCards(site: Pick<Site, 'country' | 'languageTag'>): string {
  const names = acceptedBrands(site).map((brand) => CARD_BRAND_NAMES[brand]);
  return new Intl.ListFormat(site.languageTag).format(names);
}
