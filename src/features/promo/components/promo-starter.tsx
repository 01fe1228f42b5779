import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { storePaths } from '@/platform/navigation/store-paths';
import { cookieSays } from '@/platform/storage/cookie-says';
import { useStore } from '@/platform/store/store';

/** Milliseconds, of 000 §4: until a scroll counts, on the home page and elsewhere, and from that scroll to the opening. */
const HOME_WAIT = 5000;
const WAIT = 1000;
const OPENING_WAIT = 3000;

export interface PromoPopUpProps {
  /** How often a scroll has made the pop-up due. */
  due: number;
}

export interface PromoStarterProps {
  /** Loads the pop-up with its messages. */
  load: () => Promise<ComponentType<PromoPopUpProps>>;
}

/**
 * Waits for the moment at which the promotion pop-up may come, and loads it then: after the first scroll, or where its
 * cookies say that it opens anew or is a small button.
 */
export function PromoStarter({ load }: PromoStarterProps) {
  const { pathname } = useLocation();
  const isHome = pathname.replace(/\/$/, '') === storePaths.home(useStore());
  const wait = isHome ? HOME_WAIT : WAIT;
  const [PopUp, setPopUp] = useState<ComponentType<PromoPopUpProps>>();
  const [due, setDue] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has delays of its own
  useEffect(() => {
    let timer = 0;
    const bring = () =>
      void load().then(
        (part) => setPopUp(() => part),
        () => {},
      );
    const listen = () => addEventListener('scroll', scrolled, { once: true, passive: true });
    const scrolled = () => {
      bring();
      timer = window.setTimeout(() => {
        setDue((times) => times + 1);
        // Whoever was busy is asked again after another scroll.
        listen();
      }, OPENING_WAIT);
    };
    timer = window.setTimeout(() => {
      if (cookieSays('minimised=')) bring();
      listen();
    }, wait);
    if (cookieSays('(?:promo|accepted|subscribed)=refresh')) bring();
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', scrolled);
    };
  }, [pathname]);

  return PopUp ? <PopUp due={due} /> : null;
}
