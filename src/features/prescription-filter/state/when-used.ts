/** Whatever leads to another state of the page, in which what the server drew has to be taken over. */
const LEAVING = ['pointerdown', 'keydown', 'popstate'] as const;

/**
 * Resolves when a part that the server has drawn is about to be used: under the pointer, or with the first press anywhere.
 * At once where the server drew none, and on the server.
 */
export async function whenUsed(id: string): Promise<void> {
  const served = typeof document === 'undefined' ? null : document.getElementById(id);
  if (!served) return;
  await new Promise<void>((resolve) => {
    const used = () => resolve();
    served.addEventListener('pointerover', used, { once: true });
    served.addEventListener('focusin', used, { once: true });
    for (const type of LEAVING) window.addEventListener(type, used, { once: true, capture: true });
  });
}
