import type { paths } from '@generated/paths';
import createClient, { type Client } from 'openapi-fetch';
import { isGenericUser } from '@/domain/session/user-type';

const path = { storeId: '10851' } as const;

/** Makes the reader a guest, unless the browser has a session: most calls need one. */
export async function becomeGuest(client: Client<paths> = createClient<paths>()): Promise<void> {
  const context = await client.GET('/wcs/resources/store/{storeId}/usercontext/@self/contextdata', {
    params: { path },
  });
  if (!context.data || !isGenericUser(context.data.basicInfo.runAsId)) return;
  await client.POST('/wcs/resources/store/{storeId}/guestidentity', {
    params: { path, query: { updateCookies: 'true' } },
    body: {},
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
