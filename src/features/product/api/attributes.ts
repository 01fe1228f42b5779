import type { CatalogSearchAttribute } from '@generated/catalog/model/catalogSearchAttribute';
import type { CatalogSearchAttributeValue } from '@generated/catalog/model/catalogSearchAttributeValue';

export type AttributeLookup = (identifier: string) => CatalogSearchAttribute | undefined;

/** Builds a lookup by identifier. Earlier lists win: pass the SKU's attributes before those of its model. */
export function lookUpAttributes(
  ...lists: readonly (readonly CatalogSearchAttribute[] | undefined)[]
): AttributeLookup {
  const byIdentifier = new Map<string, CatalogSearchAttribute>();
  for (const list of lists) {
    for (const attribute of list ?? []) {
      if (!byIdentifier.has(attribute.identifier) && attribute.values.length > 0) {
        byIdentifier.set(attribute.identifier, attribute);
      }
    }
  }
  return (identifier) => byIdentifier.get(identifier);
}

export function firstValue(
  attribute: CatalogSearchAttribute | undefined,
): CatalogSearchAttributeValue | undefined {
  return attribute?.values[0];
}

/** First value as a number above 0, such as a length; undefined for anything else. */
export function positiveNumber(attribute: CatalogSearchAttribute | undefined): number | undefined {
  const value = Number(firstValue(attribute)?.value);
  return value > 0 ? value : undefined;
}
