import { getContactLens, getGetContactLensKey, useGetContactLens } from '@generated/catalog/catalog';
import type { ContactLensResponse } from '@generated/catalog/model/contactLensResponse';
import { useMemo } from 'react';
import type { AttributeLookup } from '@/domain/catalog/attributes';
import { CONTACT_LENS_PARAMETERS, type LensCombination } from '@/domain/contact-lens/combinations';
import type { Query } from '@/lib/queries/query';
import { type Site, useSite } from '@/lib/site/site';

function queryArgs({ storeId, catalogId, languageId, currency }: Site, id: string) {
  return [storeId, catalogId, id, { langId: languageId, currency }] as const;
}

/** @param id catentry id of the contact lens. */
export function contactLensQuery(site: Site, id: string): Query<ContactLensResponse> {
  const args = queryArgs(site, id);
  return { key: getGetContactLensKey(...args), fetch: (options) => getContactLens(...args, options) };
}

export interface MadeCombinations {
  combinations: readonly LensCombination[];
  /** Requests it again, after an order was rejected because a combination is gone. */
  refresh: () => void;
}

/**
 * Returns the combinations in which a lens is made. Until they are known, it accepts every combination of the catalog's values,
 * and the commerce API rejects the others in the order.
 */
export function useCombinations(id: string, attribute: AttributeLookup): MadeCombinations {
  const { data, mutate } = useGetContactLens(...queryArgs(useSite(), id));
  const made = data?.x_combinations;
  const combinations = useMemo(() => (made?.length ? made : [everyValue(attribute)]), [made, attribute]);
  return { combinations, refresh: () => void mutate() };
}

/** Returns the values of the catalog's attributes, by their codes. */
function everyValue(attribute: AttributeLookup): LensCombination {
  return Object.fromEntries(
    CONTACT_LENS_PARAMETERS.flatMap((name) => {
      const values = attribute(name)?.values.map(({ identifier, value }) => identifier || value);
      return values ? [[name, values]] : [];
    }),
  );
}
