import { onMutation } from '@/platform/http/mutation-listener';
import { onMissingUser } from '@/platform/http/user-recovery';
import { sessionMayHaveChanged } from '@/platform/session/session-hint';

/**
 * Says what follows from calls in the browser: who has no identity gets a guest's, and a change has what it changed read
 * again. Both are needed after the shopper's first change at the earliest, so they load then.
 */
export function handleCallConsequences(): void {
  onMissingUser(async (...refused) =>
    (await import('@/platform/session/replace-session')).replaceSession(...refused),
  );
  onMutation(async (method, path) => {
    sessionMayHaveChanged();
    await (await import('@/platform/cache/refresh-reads')).refreshAfter(method, path);
  });
}
