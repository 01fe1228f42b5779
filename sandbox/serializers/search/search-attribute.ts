import type { CatalogSearchAttribute } from '@generated/catalog/model/catalogSearchAttribute';
import type { CatalogSearchAttributeValue } from '@generated/catalog/model/catalogSearchAttributeValue';
import type { Attribute, AttributeValue } from '../attributes/attribute';

/** Returns an attribute in the search server's format. */
export function searchAttribute(attribute: Attribute): CatalogSearchAttribute {
  return {
    identifier: attribute.identifier,
    name: attribute.name,
    usage: attribute.usage,
    uniqueID: attribute.uniqueID,
    displayable: attribute.displayable,
    searchable: attribute.searchable,
    comparable: attribute.comparable,
    facetable: attribute.facetable,
    sequence: decimalSequence(attribute.sequence),
    values: attribute.values.map((value, index) => searchValue(attribute, value, index)),
  };
}

function searchValue(
  attribute: Attribute,
  value: AttributeValue,
  index: number,
): CatalogSearchAttributeValue {
  return {
    value: value.value,
    identifier: value.identifier,
    uniqueID: `${attribute.uniqueID}_${value.identifier}`,
    sequence: decimalSequence(index + 1),
    ...(value.unit ? { unitOfMeasure: value.unit } : {}),
    ...(value.hex ? { x_hex: value.hex } : {}),
  };
}

/** Sequences have five decimals on the wire. */
function decimalSequence(position: number): string {
  return position.toFixed(5);
}
