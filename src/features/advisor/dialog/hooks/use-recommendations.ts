import { useEffect, useState } from 'react';
import type { AdvisorChoices } from '@/domain/advisor/choices';
import type { AdvisorProduct } from '@/domain/advisor/to-advisor-product';
import { type Site, useSite } from '@/lib/site/site';
import { createStore } from '@/lib/state/create-store';
import { track } from '@/lib/tracking/track';
import { findRecommendations, NoProductsError } from '../api/find-recommendations';

export type Recommendations =
  | { state: 'loading' }
  | { state: 'ready'; products: readonly AdvisorProduct[] }
  | { state: 'none' }
  | { state: 'failed' };

interface LastResults {
  /** The choices that they are for. */
  key: string;
  products: readonly AdvisorProduct[];
}

/** The results of this page load, for the return from a product page. In memory only. */
export const lastResults = createStore<LastResults | undefined>(undefined);

/**
 * Recommends frames for the choices. In memory only: no cache key contains the choices.
 *
 * @returns the result, and a function that searches again.
 */
export function useRecommendations(choices: AdvisorChoices): [Recommendations, () => void] {
  const site = useSite();
  const key = JSON.stringify([site.locale, choices]);
  const [found, setFound] = useState<{ key: string; result: Recommendations }>();
  const [attempt, setAttempt] = useState(0);
  const known = lastResults.read();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has the site and the choices
  useEffect(() => {
    if (lastResults.read()?.key === key) return;
    const controller = new AbortController();
    void load(site, choices, controller.signal).then((result) => {
      if (controller.signal.aborted) return;
      if (result.state === 'ready') lastResults.set({ key, products: result.products });
      setFound({ key, result });
    });
    return () => controller.abort();
  }, [key, attempt]);

  const retry = () => {
    setFound(undefined);
    setAttempt((count) => count + 1);
  };
  if (known?.key === key) return [{ state: 'ready', products: known.products }, retry];
  return [found?.key === key ? found.result : { state: 'loading' }, retry];
}

async function load(site: Site, choices: AdvisorChoices, signal: AbortSignal): Promise<Recommendations> {
  try {
    return { state: 'ready', products: await findRecommendations(site, choices, signal) };
  } catch (error) {
    if (!signal.aborted) track({ name: 'error', message: 'No product were returned' });
    return { state: error instanceof NoProductsError && !error.isFailure ? 'none' : 'failed' };
  }
}
