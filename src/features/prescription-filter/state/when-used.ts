/** Whatever leads to another state of the page, in which what the server drew has to be taken over. */
const LEAVING = ['pointerdown', 'keydown', 'popstate'] as const;

let pressedEarly = false;
const early = new AbortController();

/**
 * Resolves when a part that the server has drawn is about to be used: under the pointer, or with the first press anywhere.
 * At once where the server drew none, and on the server. A press on its button until then is remembered.
 */
export async function whenUsed(id: string): Promise<void> {
  const served = typeof document === 'undefined' ? null : document.getElementById(id);
  if (!served) return;
  // At the window: React keeps presses from parts that it has not taken over yet.
  const press = ({ target }: Event) => {
    const button = (target as Element).closest('button');
    if (button && served.contains(button)) pressedEarly = true;
  };
  window.addEventListener('click', press, { capture: true, signal: early.signal });
  await new Promise<void>((resolve) => {
    const used = () => resolve();
    served.addEventListener('pointerover', used, { once: true });
    served.addEventListener('focusin', used, { once: true });
    for (const type of LEAVING) window.addEventListener(type, used, { once: true, capture: true });
  });
}

/** Whether the button was pressed before its script came: for the part that takes over, whose own every later press is. */
export function takeEarlyPress(): boolean {
  early.abort();
  const pressed = pressedEarly;
  pressedEarly = false;
  return pressed;
}
