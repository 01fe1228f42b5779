import type { InsuranceQuote } from '@/domain/pricing/insurance-quote';
import { useSerialRequest } from '../queries/use-serial-request';
import { useSite } from '../site/site';
import { track } from '../tracking/track';
import { useInsurance } from './insurance-session';
import type { InsuredPair } from './quote-pair';

/** The plan's quote for a pair, as far as it is known. */
export type QuoteState =
  /** Insurance is not on, or the price is on request. */
  | { state: 'off'; quote?: undefined }
  /** Includes the quote of an earlier choice, which remains valid for the frame. */
  | { state: 'loading'; quote?: InsuranceQuote | undefined }
  | { state: 'ready'; quote: InsuranceQuote }
  /** Ordinary prices apply. */
  | { state: 'failed'; quote?: undefined; retry: () => void; retrying: boolean };

const OFF: QuoteState = { state: 'off' };

/** Quotes a pair while insurance is on, and again for each choice and plan. */
export function useInsuranceQuote(pair: InsuredPair | undefined): QuoteState {
  const site = useSite();
  const { status, record } = useInsurance();
  const request = status === 'on' && record && pair ? JSON.stringify(pair) : undefined;
  const { outcome, isCurrent, isRetrying, retry } = useSerialRequest(
    request === undefined
      ? undefined
      : {
          send: async () => {
            const { quotePair } = await import('./quote-pair');
            return quotePair(site, JSON.parse(request));
          },
          dependencies: [record, request],
          onError: () =>
            track({
              name: 'error',
              message: 'Error getting insurance discount',
              operation: 'getInsuranceDiscounts',
            }),
        },
  );
  if (request === undefined) return OFF;
  if (!isCurrent) {
    const isSamePlan = outcome?.dependencies[0] === record;
    return { state: 'loading', quote: isSamePlan ? outcome?.data : undefined };
  }
  if (outcome?.data) return { state: 'ready', quote: outcome.data };
  return { state: 'failed', retry, retrying: isRetrying };
}
