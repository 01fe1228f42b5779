/** Scroll offset after which the back-to-top button shows, in CSS pixels (000 §9). */
const BACK_TO_TOP_THRESHOLD = 10;

/** Smaller scroll movements are ignored (touch jitter), in CSS pixels. */
const SCROLL_TOLERANCE = 4;

export interface ScrollState {
  /** `nav-up`: scrolling down, header hidden. `nav-down`: scrolling up, header visible (000 §4). */
  nav: 'nav-up' | 'nav-down';
  /** The page has scrolled under the header. */
  isSticky: boolean;
  showsBackToTop: boolean;
  /** True while the shopper continues down the page, where the button would cover the text on a phone. */
  isGoingDown: boolean;
}

export interface ScrollRange {
  /** In CSS pixels; negative during overscroll. */
  from: number;
  to: number;
}

/** Position of the header in the page, in CSS pixels. */
export interface HeaderPosition {
  top: number;
  height: number;
}

/** Returns the header state after a scroll. At the top of the page the header is always visible. */
export function scrollState(
  previous: ScrollState['nav'],
  { from, to }: ScrollRange,
  { top, height }: HeaderPosition,
): ScrollState {
  const isPastHeader = to > top + height;
  const moved = Math.abs(to - from) >= SCROLL_TOLERANCE;
  const nav = moved ? (to > from ? 'nav-up' : 'nav-down') : previous;
  return {
    nav: isPastHeader ? nav : 'nav-down',
    isSticky: to > top,
    showsBackToTop: to > BACK_TO_TOP_THRESHOLD,
    isGoingDown: nav === 'nav-up',
  };
}
