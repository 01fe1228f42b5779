import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '@/lib/site/site';
import { loadOffer, type OfferState } from '../api/promo-offer';
import { readPromoCookies, writePromoCookies } from './promo-cookies';
import {
  canAutoOpen,
  canInterrupt,
  cookiesAfterClose,
  cookiesAfterReopen,
  type PromoConditions,
  type PromoStep,
  promoStep,
  shouldReopen,
} from './promo-state';

export interface PromoContent {
  step: PromoStep;
  offer: OfferState;
}

export interface PromoPopUpState {
  open: boolean;
  /** Retained while the dialog animates out. */
  content: PromoContent | undefined;
  /** The offer is loading. */
  busy: boolean;
  /** Opens the pop-up on request, or retries the offer. */
  show: () => void;
  /** Skips the reload and shows the code, for browsers that do not store cookies. */
  showCode: () => void;
  close: () => void;
}

/**
 * Controls when the pop-up opens, what it shows, and which cookies it writes (000 §4).
 *
 * @param triggerCount number of scrolls on this page that have triggered it.
 * @param preloadDialog loads the dialog's code in parallel with the offer.
 */
export function usePromoPopUp(triggerCount: number, preloadDialog: () => Promise<void>): PromoPopUpState {
  const site = useSite();
  /** Path of the page on screen; the URL may already be that of the next one. */
  const { pathname } = useLocation();
  const openOn = useRef(pathname);
  const [open, setOpen] = useState(false);
  const [content, setContent] = useState<PromoContent>();
  const [busy, setBusy] = useState(false);
  const loading = useRef(false);

  const loadAndOpen = async (shouldOpen: (offer: OfferState | undefined) => boolean) => {
    const isShown = () => window.location.pathname === pathname;
    if (loading.current || !isShown() || !shouldOpen(undefined)) return;
    loading.current = true;
    setBusy(true);
    const [offer] = await Promise.all([loadOffer(site), preloadDialog()]);
    loading.current = false;
    setBusy(false);
    if (!isShown() || !shouldOpen(offer)) return;
    const cookies = readPromoCookies();
    const updates = cookiesAfterReopen(cookies);
    writePromoCookies(updates);
    setContent({ offer, step: promoStep({ ...cookies, ...updates }) });
    openOn.current = pathname;
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    writePromoCookies(cookiesAfterClose({ codeIsInvalid: content?.offer.state === 'invalid' }));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on mount and on each trigger only
  useEffect(() => {
    void loadAndOpen((offer) => shouldAutoOpen(triggerCount > 0, offer));
  }, [triggerCount]);

  const isLeft = open && pathname !== openOn.current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes it once
  useEffect(() => {
    if (isLeft) close();
  }, [isLeft]);

  return {
    open,
    content,
    busy,
    show: () => void loadAndOpen(() => true),
    showCode: () => setContent((previous) => previous && { ...previous, step: 'success' }),
    close,
  };
}

/** Returns whether to open automatically. The sign-up form opens only when there is an offer. */
function shouldAutoOpen(scrolled: boolean, offer: OfferState | undefined): boolean {
  const conditions = currentConditions();
  if (shouldReopen(conditions)) return canInterrupt(conditions);
  const worthShowing = !offer || offer.state === 'valid' || promoStep(conditions.cookies) !== 'form';
  return scrolled && canAutoOpen(conditions) && worthShowing;
}

/**
 * The prescription configurator is a dialog. An open menu must not be covered either. Nor is a checkout: it is marked as a page
 * without promotion.
 */
const OPEN_OVERLAYS =
  '[role="dialog"], [role="alertdialog"], dialog[open], header details[open], header [aria-expanded="true"], [data-promo="none"]';

/** Fields that take text. Focusing a checkbox is not typing. */
const TEXT_FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="submit"], [type="button"]), textarea, select, [contenteditable="true"]';

/** Takes a snapshot of the page and the shopper's activity. */
function currentConditions(): PromoConditions {
  return {
    cookies: readPromoCookies(),
    search: window.location.search,
    dialogOpen: document.querySelector(OPEN_OVERLAYS) !== null,
    typing: document.activeElement?.matches(TEXT_FIELDS) ?? false,
  };
}
