import { onMutation } from '@/platform/http/mutation-listener';
import { onMissingUser } from '@/platform/http/user-recovery';
import { notifySessionChange } from '@/platform/session/session-hint';

/**
 * Sets up how the browser reacts to API calls: a caller without an identity becomes a guest, and a mutation revalidates
 * what it changed. The code for both loads on first use.
 */
export function setUpApiHandlers(): void {
  onMissingUser(async (...args) =>
    (await import('@/platform/session/replace-session')).replaceSession(...args),
  );
  onMutation(async (method, path) => {
    notifySessionChange();
    await (await import('@/platform/cache/refresh-reads')).revalidateAfter(method, path);
  });
}
