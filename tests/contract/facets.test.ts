import contract from '@generated/contract.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { CODE_FIELDS, NUMBER_FIELDS } from '@/domain/catalog/facet-fields';

const { description } = contract.components.schemas.CatalogSearchFacet.properties.value;

it.each(Object.entries({ ...CODE_FIELDS, ...NUMBER_FIELDS }))(
  'the contract lists the facet %s with its index field',
  (name, field) => {
    expect(description.replaceAll(/\s+/g, ' ')).toContain(`${name} ${field}`);
  },
);
