import { useEffect, useMemo, useState } from 'react';
import { isFrameOnly } from '@/domain/lens/lens-type';
import { listPrice } from '@/domain/pricing/price-input';
import type { FrameParameters } from '@/domain/product/frame-parameters';
import { frameQuote } from '@/lib/insurance/frame-quote';
import type { InsuredPair } from '@/lib/insurance/quote-pair';
import { type QuoteState, useInsuranceQuote } from '@/lib/insurance/use-insurance-quote';
import { type LensesState, useFrameLenses, usePreloadFrameLenses } from '@/lib/lens/use-frame-lenses';
import { useTrackError } from '@/lib/tracking/use-track-error';
import type { LensPackageView, LensView, PlanView } from '../api/lens-view';
import { toLensView } from '../api/to-lens-view';
import { chosenPackage, chosenPlan } from '../state/lens-selection';
import { type LensSelectionHandle, useLensSelection } from '../state/lens-selection-store';
import { catalogView } from './catalog-view';
import { type FrameOfferState, useFrameOffer } from './use-frame-offer';

export interface Purchase {
  offer: FrameOfferState;
  /** All lenses. They load with `loadLenses`, or when some are selected. */
  lenses: LensesState;
  loadLenses: () => void;
  /** Loads all lenses ahead of the choice, without an effect on the page. */
  preloadLenses: () => Promise<unknown>;
  /** Prices of the page: of all lenses, else of the frame alone. */
  view: LensView;
  handle: LensSelectionHandle;
  /** Undefined for the frame only, and until the lenses have loaded. */
  chosenLens: LensPackageView | undefined;
  plan: PlanView | undefined;
  /** The plan's quote. */
  quote: QuoteState;
}

/** Returns the shopper's options and choices on the page of a frame. */
export function usePurchase(frame: FrameParameters, perkCode: string | undefined): Purchase {
  const offer = useFrameOffer(frame.frameId, perkCode);
  const handle = useLensSelection(frame.framePartNumber);
  const [isRequested, setIsRequested] = useState(false);
  const { selection } = handle;
  const withLenses = selection.type !== undefined && !isFrameOnly(selection.type);
  const lenses = useFrameLenses(frame.frameId, {
    enabled: isRequested || withLenses,
    failure: 'RXC service error',
    perkCode,
  });
  const lensData = lenses.state === 'ready' ? lenses.lenses : undefined;
  const lensView = useMemo(() => lensData && toLensView(lensData), [lensData]);
  const fromCatalog = useMemo(() => catalogView(frame), [frame]);
  const offerView = offer.state === 'ready' ? offer.offer.view : fromCatalog;
  useTrackFailure(offer);
  const pageView = lensView ?? offerView;
  const chosenLens = withLenses && lensView ? chosenPackage(lensView, selection) : undefined;
  const quote = useInsuranceQuote(insuredPair(pageView, chosenLens));
  const insurance = quote.quote;
  const upc = frame.framePartNumber;
  useEffect(() => {
    frameQuote.set(insurance && { upc, quote: insurance });
    return () => frameQuote.set(undefined);
  }, [insurance, upc]);
  const view = useMemo(() => ({ ...pageView, insurance }), [pageView, insurance]);
  return {
    offer,
    lenses,
    loadLenses: () => setIsRequested(true),
    preloadLenses: usePreloadFrameLenses(frame.frameId, perkCode),
    view,
    handle,
    chosenLens,
    plan: lensView && chosenPlan(lensView, selection),
    quote,
  };
}

/** Returns the pair; undefined while the price of the frame is on request. */
function insuredPair({ frame }: LensView, lens: LensPackageView | undefined): InsuredPair | undefined {
  if (!frame.prices) return undefined;
  return {
    frame: { upc: frame.upc, price: listPrice(frame.prices) },
    ...(lens ? { lens: { upc: lens.upc, price: listPrice(lens.prices) } } : {}),
  };
}

/** Tracks each failed attempt once. */
function useTrackFailure(offer: FrameOfferState): void {
  const hasFailed = offer.state === 'failed' && !offer.retrying;
  useTrackError(hasFailed, 'RXC service error', 'getFrameLenses');
}
