import type { CatalogSearchProduct } from '@generated/catalog/model/catalogSearchProduct';
import { type AttributeLookup, attributeText } from './attributes';

/** Localized name of the model, without brand and color; the name of the catentry if it has none. */
export function readName(attribute: AttributeLookup, { name }: Pick<CatalogSearchProduct, 'name'>): string {
  return attributeText(attribute, 'MODEL_NAME') || name;
}

/** Localized promotion copy; empty without a promotion. */
export function readPromotion(attribute: AttributeLookup): string {
  return attributeText(attribute, 'PROMO_DETAIL') ?? '';
}
