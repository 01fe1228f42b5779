import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useState } from 'react';
import { hydrateDeferred } from '@/lib/hydration/deferred-components';
import { IconButton } from '@/ui/actions/icon-button';
import { ChevronUpIcon } from '@/ui/icons/deferred-icons';
import { cx } from '@/ui/lib/cx';
import { pollBannerHeight } from '../../state/banner-height';
import { scrollState } from '../../state/scroll-state';

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

interface BackToTopProps {
  visible: boolean;
  /** The last scroll was down the page. */
  isGoingDown: boolean;
  headerRef: RefObject<HTMLElement | null>;
}

/** Hides it at 400 % zoom, where it would cover the focused element (WCAG 2.4.11). It stays in the tab order. */
const AT_HIGH_ZOOM =
  '[@media(height<30rem)]:[html:has(:focus-visible)_&]:not-focus:pointer-events-none [@media(height<30rem)]:[html:has(:focus-visible)_&]:not-focus:opacity-0';

/**
 * Scrolls to the top and moves focus to the header. Stays visible while focused. On phones it disappears two seconds after it
 * appeared, until the shopper scrolls up, because it would cover the text. On phones and tablets it hides while a field has the
 * focus, whose end it would cover.
 */
function BackToTop({ visible, isGoingDown, headerRef }: BackToTopProps) {
  const { t } = useLingui();
  const scrollToTop = () => {
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth' });
    // The wordmark. On mobile, earlier links are inside a closed menu.
    headerRef.current?.querySelector<HTMLElement>(':scope > div > a')?.focus({ preventScroll: true });
  };
  return (
    <IconButton
      label={t`Back to top`}
      icon={<ChevronUpIcon />}
      onClick={scrollToTop}
      raised
      data-print="hide"
      className={cx(
        'max-lg:[html:has(main_:is(input,select,textarea):focus)_&]:hidden fixed right-4 bottom-4 z-20 border border-line shadow-float transition-[opacity,visibility] lg:right-6 lg:bottom-6',
        AT_HIGH_ZOOM,
        visible ? isGoingDown && 'max-md:not-focus:animate-leave' : 'not-focus:invisible not-focus:opacity-0',
      )}
    />
  );
}
