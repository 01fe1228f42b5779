import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sitePaths } from '@/platform/navigation/store-paths';
import { cookieMatches } from '@/platform/storage/cookie-says';
import { useSite } from '@/platform/store/store';

/** Delays of 000 §4 in milliseconds: until a scroll counts, on the home page and elsewhere, then until the pop-up opens. */
const HOME_WAIT = 5000;
const WAIT = 1000;
const OPENING_WAIT = 3000;

export interface PromoPopUpProps {
  /** How often a scroll has triggered the pop-up. */
  due: number;
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
  const wait = isHome ? HOME_WAIT : WAIT;
  const [PopUp, setPopUp] = useState<ComponentType<PromoPopUpProps>>();
  const [due, setDue] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the delays restart on each page
  useEffect(() => {
    let timer = 0;
    const bring = () =>
      void load().then(
        (component) => setPopUp(() => component),
        () => {},
      );
    const listen = () => addEventListener('scroll', scrolled, { once: true, passive: true });
    const scrolled = () => {
      bring();
      timer = window.setTimeout(() => {
        setDue((times) => times + 1);
        // A shopper who was busy gets another chance with the next scroll.
        listen();
      }, OPENING_WAIT);
    };
    timer = window.setTimeout(() => {
      if (cookieMatches('minimised=')) bring();
      listen();
    }, wait);
    if (cookieMatches('(?:promo|accepted|subscribed)=refresh')) bring();
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', scrolled);
    };
  }, [pathname]);

  return PopUp ? <PopUp due={due} /> : null;
}
