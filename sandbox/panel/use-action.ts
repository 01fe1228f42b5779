import { useState } from 'react';
import { useToasts } from '@/ui/feedback/toast-provider';
import { unwrapResponse } from './client';
import { refreshStatus } from './use-sandbox';

type Action = () => Promise<unknown>;

/** Runs actions in the sandbox and shows their results as toasts. */
export function useAction() {
  const toasts = useToasts();
  const [busy, setBusy] = useState(false);
  async function run(action: Action, successMessage: string): Promise<void> {
    setBusy(true);
    try {
      const result = await action();
      if (result instanceof Response) await unwrapResponse(result);
      await refreshStatus();
      toasts.show({ message: successMessage });
    } catch (error) {
      toasts.show({ message: error instanceof Error ? error.message : String(error) });
    } finally {
      setBusy(false);
    }
  }
  /** Returns the properties of a button that runs an action, and none while another one runs. */
  function button(action: Action, successMessage: string) {
    return {
      variant: 'secondary',
      'aria-disabled': busy || undefined,
      onClick: () => void (busy || run(action, successMessage)),
    } as const;
  }
  return { busy, run, button };
}
