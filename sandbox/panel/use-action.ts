import { useState } from 'react';
import { useToasts } from '@/ui/feedback/toast-provider';
import { refreshStatus } from './use-sandbox';

/** Runs an action in the sandbox and shows its result as a toast. */
export function useAction() {
  const toasts = useToasts();
  const [busy, setBusy] = useState(false);
  async function run(action: () => Promise<unknown>, successMessage: string): Promise<void> {
    setBusy(true);
    try {
      await action();
      await refreshStatus();
      toasts.show({ message: successMessage });
    } catch (error) {
      toasts.show({ message: error instanceof Error ? error.message : String(error) });
    } finally {
      setBusy(false);
    }
  }
  return { busy, run };
}
