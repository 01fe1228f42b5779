import { type RefObject, useEffect, useState } from 'react';
import { hydrateDeferred } from '@/lib/hydration/deferred-components';
import { pollBannerHeight } from '../../state/banner-height';
import { scrollState } from '../../state/scroll-state';
import { BackToTop } from './back-to-top';

export interface ScrollBehaviorProps {
  headerRef: RefObject<HTMLElement | null>;
  /** Id of the promotional banner above the bar. */
  bannerId: string;
  /** Scroll position before the first scroll, in CSS pixels. */
  initialScrollY: RefObject<number>;
}

/** Hides and shows the header on scroll, marks it as sticky and renders the back-to-top button. */
export function ScrollBehavior({ headerRef, bannerId, initialScrollY }: ScrollBehaviorProps) {
  const [showsBackToTop, setShowsBackToTop] = useState(false);
  const [isGoingDown, setIsGoingDown] = useState(false);

  // A shopper who scrolls with the wheel or the keyboard alone touches nothing, and sections below load as they approach.
  useEffect(() => void hydrateDeferred(), []);

  useEffect(() => {
    const element = headerRef.current;
    if (!element) return;
    const { dataset, offsetHeight: height } = element;
    const controller = new AbortController();
    // The header becomes sticky below the banner, whose height is known once its content has loaded.
    let top = 0;
    let from = initialScrollY.current;
    const update = () => {
      const to = window.scrollY;
      const next = scrollState(
        dataset.nav === 'nav-up' ? 'nav-up' : 'nav-down',
        { from, to },
        { top, height },
      );
      from = to;
      dataset.nav = next.nav;
      element.toggleAttribute('data-sticky', next.isSticky);
      setShowsBackToTop(next.showsBackToTop);
      setIsGoingDown(next.isGoingDown);
    };
    const stopPolling = pollBannerHeight(
      () => document.getElementById(bannerId)?.offsetHeight ?? 0,
      (bannerHeight) => {
        top = bannerHeight;
        update();
      },
    );
    update();
    addEventListener('scroll', update, { passive: true, signal: controller.signal });
    return () => {
      controller.abort();
      stopPolling();
    };
  }, [headerRef, bannerId, initialScrollY]);

  return <BackToTop visible={showsBackToTop} isGoingDown={isGoingDown} headerRef={headerRef} />;
}
