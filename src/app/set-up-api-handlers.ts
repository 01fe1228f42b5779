import { onMutation } from '@/lib/http/mutation-listener';
import { onMissingUser } from '@/lib/http/user-recovery';
import { notifySessionChange } from '@/lib/session/session-cookie';

/**
 * Sets up how the browser reacts to API calls: a caller without an identity becomes a guest, and a mutation revalidates
 * what it changed. The code for both loads on first use.
 */
export function setUpApiHandlers(): void {
  onMissingUser(async (...args) => (await import('@/lib/session/replace-session')).replaceSession(...args));
  onMutation(async (method, path) => {
    notifySessionChange();
    await (await import('@/lib/cache/revalidate-after')).revalidateAfter(method, path);
  });
}
