import contract from '@generated/contract.json' with { type: 'json' };
import { attributeLabels } from '@sandbox/serializers/labels/attribute-labels';
import { describe, expect, it } from 'vitest';
import { CODE_FIELDS, NUMBER_FIELDS } from '@/domain/catalog/facet-fields';

const { CatalogAttributeIdentifier, CatalogSearchFacet } = contract.components.schemas;
const words = (text: string) => text.replaceAll(/\s+/g, ' ');

describe('the contract lists', () => {
  it.each(Object.keys(attributeLabels))('the attribute %s', (code) => {
    expect(words(CatalogAttributeIdentifier.description)).toMatch(new RegExp(`\\b${code}\\b`));
  });

  it.each(Object.entries({ ...CODE_FIELDS, ...NUMBER_FIELDS }))(
    'the facet %s with its index field',
    (name, field) => {
      expect(words(CatalogSearchFacet.properties.value.description)).toContain(`${name} ${field}`);
    },
  );
});
