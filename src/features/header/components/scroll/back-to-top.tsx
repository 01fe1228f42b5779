import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { IconButton } from '@/ui/actions/icon-button';
import { ChevronUpIcon } from '@/ui/icons/deferred-icons';
import { cx } from '@/ui/lib/cx';

export interface BackToTopProps {
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
export function BackToTop({ visible, isGoingDown, headerRef }: BackToTopProps) {
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
