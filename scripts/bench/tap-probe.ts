/** Times of a tap, in milliseconds since the epoch; undefined until it has happened. */
export interface TapTimes {
  tapped?: number;
  /** Path of the page at the tap. */
  path?: string;
  /** The first frame that shows that something happens: the control pulses, a dialog opens, or the result. */
  sign?: number;
  /** The first frame that shows the result. */
  result?: number;
}

declare global {
  interface Window {
    /** The first visible element that matches, and has the text as its content or name. */
    findControl: (selector: string, text?: string) => HTMLElement | undefined;
    /** Returns whether the page has another path than at the tap. */
    hasLeft: () => boolean;
    /** Begins the watch, where nothing is tapped. */
    startTap: (control?: Element) => void;
  }
}

/** Key of the times in storage, where they outlast the document. */
export const TAP_KEY = 'bench-tap';

/** Source of a script that watches for a tap, and for its result, in this document or the next. */
export function tapProbe(isShown: () => boolean): string {
  return `(${probe})('${TAP_KEY}', ${isShown})`;
}

/** Runs in the page, so it uses nothing from outside. */
function probe(key: string, isShown: () => boolean): void {
  const now = () => performance.timeOrigin + performance.now();
  const read = () => JSON.parse(sessionStorage.getItem(key) ?? '{}') as TapTimes;
  const note = (times: TapTimes) => sessionStorage.setItem(key, JSON.stringify({ ...times, ...read() }));
  const isVisible = (element: Element) => element.getClientRects().length > 0;
  window.findControl = (selector, text) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(
      (element) =>
        (text === undefined || [element.textContent?.trim(), element.ariaLabel].includes(text)) &&
        isVisible(element),
    );
  window.hasLeft = () => read().path !== location.pathname;
  const hasSign = (control?: Element) =>
    document.querySelector('dialog[open], [role=dialog]') !== null ||
    control?.getAnimations().some((animation) => !(animation instanceof CSSTransition)) === true;
  const afterPaint = (run: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = run;
    port2.postMessage(undefined);
  };
  const watch = (control?: Element) => {
    const result = document.body !== null && isShown();
    if (result) afterPaint(() => note({ result: now() }));
    if (result || (document.body && hasSign(control))) afterPaint(() => note({ sign: now() }));
    if (!result) requestAnimationFrame(() => watch(control));
  };
  window.startTap = (control) => {
    if (read().tapped !== undefined) return;
    note({ tapped: now(), path: location.pathname });
    requestAnimationFrame(() => watch(control));
  };
  // Runs before the page's listeners, which may stop the event.
  for (const type of ['click', 'change'])
    window.addEventListener(
      type,
      ({ target }) => {
        const control = (target as Element).closest('a, button, summary, select');
        if (control && sessionStorage.getItem(`${key}-armed`)) window.startTap(control);
      },
      true,
    );
  // The tap has led to this document, a new one or one from the back/forward cache.
  const resume = () => {
    const { tapped, result } = read();
    if (tapped !== undefined && result === undefined) requestAnimationFrame(() => watch());
  };
  resume();
  window.addEventListener('pageshow', ({ persisted }) => persisted && resume());
}
