import { useEffect, useRef, useState } from 'react';
import { useStore } from '@/platform/store/store';
import { loadOffer, type OfferState } from '../api/promo-offer';
import { pageSituation } from './page-situation';
import { readPromoCookies, writePromoCookies } from './promo-cookies';
import {
  afterClosing,
  afterOpeningAnew,
  isUndisturbed,
  mayOpen,
  opensAnew,
  type PromoStep,
  stepOf,
} from './promo-state';

export interface PromoContent {
  step: PromoStep;
  offer: OfferState;
}

export interface PromoPopUpState {
  open: boolean;
  /** What it shows; stays while it closes. */
  content: PromoContent | undefined;
  /** The offer is on its way. */
  busy: boolean;
  /** Opens it on the shopper's word, or asks for the offer again. */
  show: () => void;
  /** Goes on to the code at once, where the browser keeps no cookies over a reload. */
  goOn: () => void;
  close: () => void;
}

/**
 * When the pop-up opens, with what, and what its closing leaves behind (000 §4).
 *
 * @param due how often a scroll has made it due.
 * @param loadDialog its code, which comes together with the offer.
 */
export function usePromoPopUp(due: number, loadDialog: () => Promise<unknown>): PromoPopUpState {
  const store = useStore();
  const [open, setOpen] = useState(false);
  const [content, setContent] = useState<PromoContent>();
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  const bring = async (wanted: (offer: OfferState | undefined) => boolean) => {
    if (underWay.current || !wanted(undefined)) return;
    underWay.current = true;
    setBusy(true);
    const [offer] = await Promise.all([loadOffer(store), loadDialog().catch(() => undefined)]);
    underWay.current = false;
    setBusy(false);
    if (!wanted(offer)) return;
    const cookies = readPromoCookies();
    const settled = afterOpeningAnew(cookies);
    writePromoCookies(settled);
    setContent({ offer, step: stepOf({ ...cookies, ...settled }) });
    setOpen(true);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once whenever it is due, and at the start
  useEffect(() => {
    void bring((offer) => comesByItself(due > 0, offer));
  }, [due]);

  return {
    open,
    content,
    busy,
    show: () => void bring(() => true),
    goOn: () => setContent((shown) => shown && { ...shown, step: 'success' }),
    close: () => {
      setOpen(false);
      writePromoCookies(afterClosing({ codeIsInvalid: content?.offer.state === 'invalid' }));
    },
  };
}

/** Nobody is asked for an address without anything to give for it. */
function comesByItself(scrolled: boolean, offer: OfferState | undefined): boolean {
  const situation = pageSituation();
  if (opensAnew(situation)) return isUndisturbed(situation);
  const worthIt = !offer || offer.state === 'valid' || stepOf(situation.cookies) !== 'form';
  return scrolled && mayOpen(situation) && worthIt;
}
