import { useEffect, useRef, useState } from 'react';
import type { InsuranceRecord } from '@/domain/insurance/insurance-record';
import type { InsuranceQuote } from '@/domain/pricing/insurance-quote';
import { useSite } from '../site/site';
import { track } from '../tracking/track';
import { useInsurance } from './insurance-session';
import type { InsuredPair } from './quote-pair';

/** What the shopper's plan pays for a pair, as far as it is known. */
export type QuoteState =
  /** Insurance is not on, or the price is on request. */
  | { state: 'off'; quote?: undefined }
  /** With the quote of an earlier choice, whose frame still counts. */
  | { state: 'loading'; quote?: InsuranceQuote | undefined }
  | { state: 'ready'; quote: InsuranceQuote }
  /** Ordinary prices apply. */
  | { state: 'failed'; quote?: undefined; retry: () => void; retrying: boolean };

interface Settled {
  record: InsuranceRecord;
  pair: string;
  quote?: InsuranceQuote | undefined;
}

const OFF: QuoteState = { state: 'off' };

/**
 * Quotes a pair while insurance is on, and again for each choice and plan. One request at a time: after the one in flight, one more
 * follows if the choice has changed meanwhile.
 */
export function useInsuranceQuote(pair: InsuredPair | undefined): QuoteState {
  const site = useSite();
  const { status, record } = useInsurance();
  const [settled, setSettled] = useState<Settled>();
  const [retried, setRetried] = useState<Settled>();
  const isRunning = useRef(false);
  const isMounted = useRef(false);
  const request = status === 'on' && pair ? JSON.stringify(pair) : undefined;
  const isSettled = settled !== undefined && settled.record === record && settled.pair === request;
  const isRetried = settled !== undefined && settled === retried;
  const isNeeded = request !== undefined && record !== undefined && (!isSettled || isRetried);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  // After each render: the one that follows a request in flight sees what is chosen by then.
  useEffect(() => {
    if (!isNeeded || isRunning.current) return;
    isRunning.current = true;
    const settle = (quote?: InsuranceQuote) => {
      isRunning.current = false;
      setSettled({ record, pair: request, quote });
    };
    void import('./quote-pair')
      .then(({ quotePair }) => quotePair(site, JSON.parse(request)))
      .then(settle, () => {
        // The page was left.
        if (!isMounted.current) return;
        track({
          name: 'error',
          message: 'Error getting insurance discount',
          operation: 'getInsuranceDiscounts',
        });
        settle();
      });
  });

  if (request === undefined || record === undefined) return OFF;
  if (!isSettled) return { state: 'loading', quote: settled?.record === record ? settled?.quote : undefined };
  if (settled.quote) return { state: 'ready', quote: settled.quote };
  return { state: 'failed', retry: () => setRetried(settled), retrying: isRetried };
}
