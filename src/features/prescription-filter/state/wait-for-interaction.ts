/** Events that may change the page state, which requires a hydrated form. */
const GLOBAL_TRIGGERS = ['pointerdown', 'keydown', 'popstate'] as const;

let clickedEarly = false;
const earlyClickAbort = new AbortController();

/**
 * Resolves when a server-rendered element is about to be used: on hover or focus, or on the first click or key press
 * anywhere. Resolves at once on the server and without server HTML. A click on its button until then is recorded.
 */
export async function waitForInteraction(id: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id);
  if (!element) return;
  // On window: React stops click events of components that are not hydrated yet.
  const recordClick = ({ target }: Event) => {
    const button = (target as Element).closest('button');
    if (button && element.contains(button)) clickedEarly = true;
  };
  window.addEventListener('click', recordClick, { capture: true, signal: earlyClickAbort.signal });
  await new Promise<void>((resolve) => {
    const handleInteraction = () => resolve();
    element.addEventListener('pointerover', handleInteraction, { once: true });
    element.addEventListener('focusin', handleInteraction, { once: true });
    for (const type of GLOBAL_TRIGGERS)
      window.addEventListener(type, handleInteraction, { once: true, capture: true });
  });
}

/** Whether the button was clicked before hydration. Stops recording: the hydrated form handles later clicks. */
export function consumeEarlyClick(): boolean {
  earlyClickAbort.abort();
  const clicked = clickedEarly;
  clickedEarly = false;
  return clicked;
}
