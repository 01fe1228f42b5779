import type { ReactNode } from 'react';
import { createStore, type Store } from '@/lib/state/create-store';

export interface Toast {
  id: number;
  message: ReactNode;
  /** A link or button. A toast with an action stays until dismissed, so that there is time to reach it. */
  action?: ReactNode;
}

export interface ToastStore {
  /** Shows a toast and returns its id. */
  show: (toast: Omit<Toast, 'id'>) => number;
  dismiss: (id: number) => void;
  /** The toasts on the screen; none on the server. */
  toasts: Store<readonly Toast[]>;
}

/** Toasts shown at a time. A further one replaces the oldest. */
const MAX_TOASTS = 3;

/** Creates an observable list of toasts. One per rendered app. */
export function createToastStore(): ToastStore {
  const toasts = createStore<readonly Toast[]>([]);
  let lastId = 0;
  return {
    show(toast) {
      lastId += 1;
      toasts.set([...toasts.read(), { ...toast, id: lastId }].slice(-MAX_TOASTS));
      return lastId;
    },
    dismiss(id) {
      toasts.set(toasts.read().filter((toast) => toast.id !== id));
    },
    toasts,
  };
}
