import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { cookieMatches } from '@/lib/storage/cookie-matches';

/** Delays of 000 §4 in milliseconds: until a scroll triggers, on the home page and elsewhere, then until the pop-up opens. */
const HOME_DELAY_MS = 5000;
const DELAY_MS = 1000;
const OPEN_DELAY_MS = 3000;

export interface PromoPopUpProps {
  /** Number of scrolls on this page that have triggered the pop-up. */
  triggerCount: number;
}

export interface PromoStarterProps {
  /** Loads the pop-up with its messages. */
  load: () => Promise<ComponentType<PromoPopUpProps>>;
}

/**
 * Loads the promo pop-up when it is first needed: after the first scroll, or when its cookies say that it reopens or is
 * minimized.
 */
export function PromoStarter({ load }: PromoStarterProps) {
  const { pathname } = useLocation();
  const isHome = pathname.replace(/\/$/, '') === sitePaths.home(useSite());
  const delay = isHome ? HOME_DELAY_MS : DELAY_MS;
  const [PopUp, setPopUp] = useState<ComponentType<PromoPopUpProps>>();
  const [triggerCount, setTriggerCount] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the delays restart on each page
  useEffect(() => {
    let timer = 0;
    setTriggerCount(0);
    const loadPopUp = () =>
      void load().then(
        (component) => setPopUp(() => component),
        () => {},
      );
    const listenForScroll = () => addEventListener('scroll', handleScroll, { once: true, passive: true });
    // The browser scrolls to a focused element in the next frame, which is no sign of interest in the page.
    let isFocusMoving = false;
    const handleFocus = () => {
      isFocusMoving = true;
      requestAnimationFrame(() => {
        isFocusMoving = false;
      });
    };
    addEventListener('focusin', handleFocus);
    const handleScroll = () => {
      if (isFocusMoving) return listenForScroll();
      loadPopUp();
      timer = window.setTimeout(() => {
        setTriggerCount((count) => count + 1);
        // A shopper who was busy gets another chance with the next scroll.
        listenForScroll();
      }, OPEN_DELAY_MS);
    };
    timer = window.setTimeout(() => {
      if (cookieMatches('minimised=')) loadPopUp();
      listenForScroll();
    }, delay);
    if (cookieMatches('(?:promo|accepted|subscribed)=refresh')) loadPopUp();
    return () => {
      clearTimeout(timer);
      removeEventListener('focusin', handleFocus);
      removeEventListener('scroll', handleScroll);
    };
  }, [pathname]);

  return PopUp ? <PopUp triggerCount={triggerCount} /> : null;
}
