/** Elements that one frame lays out: about 25 ms of a mid-range phone's time. */
const PER_FRAME = 3;

/**
 * Ends the lazy layout of the page (display.css), a few elements in each frame: all in one would block a slow phone. Elements
 * that are rendered later are laid out as usual. Returns the clean-up of the effect.
 */
export function layOutByFrames(): () => void {
  let frame = requestAnimationFrame(function layOutNext() {
    const elements = document.querySelectorAll('.lazy-layout:not([data-laid-out])');
    if (elements.length <= PER_FRAME) return layOutNow();
    for (const element of [...elements].slice(0, PER_FRAME)) element.setAttribute('data-laid-out', '');
    frame = requestAnimationFrame(layOutNext);
  });
  return () => cancelAnimationFrame(frame);
}

/** Gives all elements their real heights, for a scroll position that depends on them. */
export function layOutNow(): void {
  document.documentElement.dataset.laidOut = '';
}
