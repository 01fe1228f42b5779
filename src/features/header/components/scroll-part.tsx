import { type RefObject, useEffect, useState } from 'react';
import { pollBannerHeight } from '../state/banner-height';
import { scrollState } from '../state/scroll-state';
import { BackToTop } from './back-to-top';

export interface ScrollBehaviorProps {
  bar: RefObject<HTMLElement | null>;
  /** Id of the promotional banner above the bar. */
  bannerId: string;
  /** Scroll position before the first scroll, in CSS pixels. */
  scrolledBefore: RefObject<number>;
}

/** Hides and shows the header on scroll, marks it as sticky and renders the back-to-top button. */
export function ScrollBehavior({ bar, bannerId, scrolledBefore }: ScrollBehaviorProps) {
  const [showsBackToTop, setShowsBackToTop] = useState(false);

  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { dataset, offsetHeight: height } = element;
    const stop = new AbortController();
    // The header becomes sticky below the banner, whose height is known once its content has loaded.
    let top = 0;
    let from = scrolledBefore.current;
    const follow = () => {
      const to = window.scrollY;
      const now = scrollState(
        dataset.nav === 'nav-up' ? 'nav-up' : 'nav-down',
        { from, to },
        { top, height },
      );
      from = to;
      dataset.nav = now.nav;
      element.toggleAttribute('data-sticky', now.isSticky);
      setShowsBackToTop(now.showsBackToTop);
    };
    const stopPolling = pollBannerHeight(
      () => document.getElementById(bannerId)?.offsetHeight ?? 0,
      (found) => {
        top = found;
        follow();
      },
    );
    follow();
    addEventListener('scroll', follow, { passive: true, signal: stop.signal });
    return () => {
      stop.abort();
      stopPolling();
    };
  }, [bar, bannerId, scrolledBefore]);

  return <BackToTop shown={showsBackToTop} bar={bar} />;
}
