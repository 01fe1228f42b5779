/** Elements that one frame lays out, with those inside of them: about 30 ms of a mid-range phone's time. */
const PER_FRAME = 100;

/**
 * Ends the lazy layout of the page (display.css), a few elements in each frame: all in one would block a slow phone, and so would
 * three sections of a home page. Elements that are rendered later are laid out as usual. Returns the clean-up of the effect.
 */
export function layOutByFrames(): () => void {
  let frame = requestAnimationFrame(function layOutNext() {
    const [first, ...others] = document.querySelectorAll('.lazy-layout:not([data-laid-out])');
    if (!first) return layOutNow();
    first.setAttribute('data-laid-out', '');
    let count = sizeOf(first);
    for (const element of others) {
      count += sizeOf(element);
      if (count > PER_FRAME) break;
      element.setAttribute('data-laid-out', '');
    }
    frame = requestAnimationFrame(layOutNext);
  });
  return () => cancelAnimationFrame(frame);
}

function sizeOf(element: Element): number {
  return 1 + element.getElementsByTagName('*').length;
}

/** Gives all elements their real heights, for a scroll position that depends on them. */
export function layOutNow(): void {
  document.documentElement.dataset.laidOut = '';
}
