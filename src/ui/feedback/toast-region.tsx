import { useEffect, useState } from 'react';
import { useStoreValue } from '@/lib/state/create-store';
import { IconButton } from '@/ui/actions/icon-button';
import { CloseIcon } from '@/ui/icons/icons';
import { useToasts } from './toast-provider';
import type { Toast } from './toast-store';

/** Duration of a toast without an action. The timer pauses on hover and focus. */
const DURATION_MS = 6000;

export interface ToastRegionProps {
  dismissLabel: string;
}

/** Renders the toasts. Always mounted, since live regions added later are not announced. */
export function ToastRegion({ dismissLabel }: ToastRegionProps) {
  const { toasts, dismiss } = useToasts();
  return (
    <div className="toasts" role="status" aria-atomic="false">
      {useStoreValue(toasts).map((toast) => (
        <ToastItem key={toast.id} toast={toast} dismiss={dismiss} dismissLabel={dismissLabel} />
      ))}
    </div>
  );
}

interface ToastItemProps extends ToastRegionProps {
  toast: Toast;
  dismiss: (id: number) => void;
}

function ToastItem({ toast, dismiss, dismissLabel }: ToastItemProps) {
  const [paused, setPaused] = useState(false);
  const persistent = paused || Boolean(toast.action);

  useEffect(() => {
    if (persistent) return;
    const timer = setTimeout(dismiss, DURATION_MS, toast.id);
    return () => clearTimeout(timer);
  }, [persistent, dismiss, toast.id]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only pauses the timer on hover and focus
    <div
      className="toast on-ink"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <div className="min-w-0 grow py-2">{toast.message}</div>
      {toast.action}
      <IconButton label={dismissLabel} icon={<CloseIcon size={18} />} onClick={() => dismiss(toast.id)} />
    </div>
  );
}
