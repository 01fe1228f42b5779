import { RiaProviderKeyRegExp } from '@generated/insurance/insurance.limits';
import { getCookieSensitiveEspot, getGetCookieSensitiveEspotKey } from '@generated/marketing/marketing';
import type { CookieSensitiveEspotContentResponse } from '@generated/marketing/model/cookieSensitiveEspotContentResponse';
import { useEffect } from 'react';
import useSWR from 'swr';
import { z } from 'zod/mini';
import { CLAIM_PROCESSES, type InsuranceProvider } from '@/domain/insurance/provider';
import { espotText } from '@/domain/marketing/espot-text';
import { pageParameters } from '../marketing/page-parameters';
import { fetchShared } from '../queries/fetch-shared';
import type { Query } from '../queries/query';
import { type Site, useSite } from '../site/site';
import { track } from '../tracking/track';
import { hasInsuranceCookie } from './insurance-cookies';

export interface Providers {
  state: 'loading' | 'failed' | 'ready';
  list: readonly InsuranceProvider[];
  retry: () => void;
}

const NONE: readonly InsuranceProvider[] = [];

/** Returns the providers that the shopper can choose from. A failure is tracked (000 §8). */
export function useProviders(): Providers {
  const query = providersQuery(useSite());
  const { data, error, isValidating, mutate } = useSWR(query.key, () => fetchShared(query));
  useEffect(() => {
    if (error) track({ name: 'error', message: 'Error loading espot X_Insurance_Providers' });
  }, [error]);
  const state = isValidating && !data ? 'loading' : 'failed';
  return { state: data ? 'ready' : state, list: data ?? NONE, retry: () => void mutate() };
}

/** The espot with the providers, as JSON in the language of the request (000 §7). */
const ESPOT_NAME = 'X_Insurance_Providers';

const providersSchema = z.array(
  z.object({
    key: z.string().check(z.regex(RiaProviderKeyRegExp)),
    text: z.string().check(z.minLength(1)),
    network: z.boolean(),
    claimProcess: z.optional(z.enum(CLAIM_PROCESSES)),
    // Marketing content: an address that runs a script must not become a link.
    downloadLink: z.optional(z.string().check(z.regex(/^(https:\/\/|\/(?!\/))/))),
  }),
);

/**
 * Providers of vision insurance in the order of the espot, in the browser. The call carries the page's query parameters
 * (000 §7). @throws when it has none.
 */
function providersQuery({ storeId, languageId }: Site): Query<InsuranceProvider[]> {
  const params = { langId: languageId, ria: hasInsuranceCookie() ? 'true' : 'false' } as const;
  return {
    key: [...getGetCookieSensitiveEspotKey(storeId, ESPOT_NAME, { langId: languageId }), 'providers'],
    fetch: async (options) => {
      const extraQuery = new URLSearchParams(pageParameters(new URLSearchParams(window.location.search)));
      return toProviders(
        await getCookieSensitiveEspot(storeId, ESPOT_NAME, params, { ...options, extraQuery }),
      );
    },
  };
}

function toProviders(response: CookieSensitiveEspotContentResponse): InsuranceProvider[] {
  return providersSchema.parse(JSON.parse(espotText(response)));
}
