/** Scrolled pixels after which the way back to the top is shown (000 §9). */
const BACK_TO_TOP_AFTER = 10;

/** A finger that rests still trembles; less than this changes nothing, in CSS pixels. */
const TREMBLE = 4;

export interface ScrollState {
  /** `nav-up` while the shopper scrolls down, when the bar is out of the way; `nav-down` on the way up (000 §4). */
  nav: 'nav-up' | 'nav-down';
  /** The page has gone on under the bar. */
  isSticky: boolean;
  showsBackToTop: boolean;
}

export interface Scrolled {
  /** In CSS pixels; below 0 where the browser lets the page bounce. */
  from: number;
  to: number;
}

/** Where the bar stands in the page, in CSS pixels. */
export interface BarPlace {
  top: number;
  height: number;
}

/** What the header looks like after a scroll. At the top of the page the bar always shows. */
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
