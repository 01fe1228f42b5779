import type { CatalogSearchAttribute } from '@generated/catalog/model/catalogSearchAttribute';
import type { CatalogSearchProduct } from '@generated/catalog/model/catalogSearchProduct';

export type AttributeLookup = (identifier: string) => CatalogSearchAttribute | undefined;

/** Builds a lookup by identifier. Earlier lists win: pass the SKU's attributes before those of its model. */
export function lookUpAttributes(
  ...lists: readonly (readonly CatalogSearchAttribute[] | undefined)[]
): AttributeLookup {
  const attributes = lists.flatMap((list) => list ?? []).filter(({ values }) => values.length > 0);
  return (identifier) => attributes.find((attribute) => attribute.identifier === identifier);
}

/** Returns the localized text of an attribute's first value; undefined without one. */
export function attributeText(attribute: AttributeLookup, identifier: string): string | undefined {
  return attribute(identifier)?.values[0]?.value;
}

/** Returns the first value as a number above 0, such as a length; undefined for anything else. */
export function positiveNumber(attribute: AttributeLookup, identifier: string): number | undefined {
  const value = Number(attributeText(attribute, identifier));
  return value > 0 ? value : undefined;
}

/** Returns the localized name of the model, without brand and color; the name of the catentry if it has none. */
export function readName(attribute: AttributeLookup, { name }: Pick<CatalogSearchProduct, 'name'>): string {
  return attributeText(attribute, 'MODEL_NAME') || name;
}

/** Returns the localized promotion copy; empty without a promotion. */
export function readPromotion(attribute: AttributeLookup): string {
  return attributeText(attribute, 'PROMO_DETAIL') ?? '';
}

/** Returns the localized name of the frame's color; empty for a product without one. */
export function readColorName(attribute: AttributeLookup): string {
  return attributeText(attribute, 'FRAME_COLOR') ?? '';
}
