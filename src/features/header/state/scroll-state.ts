/** Scroll offset after which the back-to-top button shows, in CSS pixels (000 §9). */
const BACK_TO_TOP_AFTER = 10;

/** Smaller scroll movements are ignored (touch jitter), in CSS pixels. */
const TREMBLE = 4;

export interface ScrollState {
  /** `nav-up`: scrolling down, header hidden. `nav-down`: scrolling up, header visible (000 §4). */
  nav: 'nav-up' | 'nav-down';
  /** The page has scrolled under the header. */
  isSticky: boolean;
  showsBackToTop: boolean;
}

export interface Scrolled {
  /** In CSS pixels; negative during overscroll. */
  from: number;
  to: number;
}

/** Position of the header in the page, in CSS pixels. */
export interface BarPlace {
  top: number;
  height: number;
}

/** Header state after a scroll. At the top of the page the header is always visible. */
export function scrollState(
  before: ScrollState['nav'],
  { from, to }: Scrolled,
  { top, height }: BarPlace,
): ScrollState {
  const isBeyondBar = to > top + height;
  const moved = Math.abs(to - from) >= TREMBLE;
  const nav = moved ? (to > from ? 'nav-up' : 'nav-down') : before;
  return {
    nav: isBeyondBar ? nav : 'nav-down',
    isSticky: to > top,
    showsBackToTop: to > BACK_TO_TOP_AFTER,
  };
}
