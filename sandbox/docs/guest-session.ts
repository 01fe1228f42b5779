const STORE = '/wcs/resources/store/10851';
/** Who calls without a session. */
const NOBODY = -1002;

/** Makes the reader a guest, unless the browser has a session: most calls need one. */
export async function becomeGuest(send: typeof fetch = fetch): Promise<void> {
  const context = await send(`${STORE}/usercontext/@self/contextdata`);
  const { basicInfo } = (await context.json()) as { basicInfo?: { callerId?: number } };
  if (basicInfo?.callerId !== NOBODY) return;
  await send(`${STORE}/guestidentity?updateCookies=true`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
}

/** Calls `becomeGuest` when the first call is opened to be tried, before it can be sent. */
export function becomeGuestOnFirstTry(): void {
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button?.textContent?.includes('Test Request')) return;
    document.removeEventListener('click', onClick, { capture: true });
    // Without a session a call says so itself.
    becomeGuest().catch(() => undefined);
  };
  document.addEventListener('click', onClick, { capture: true });
}
