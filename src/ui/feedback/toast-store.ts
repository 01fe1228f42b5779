import type { ReactNode } from 'react';

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
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => readonly Toast[];
}

/** Toasts shown at a time. A further one replaces the oldest. */
const LIMIT = 3;

/** Observable list of toasts. One per rendered app. */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };

  return {
    show(toast) {
      lastId += 1;
      set([...toasts, { ...toast, id: lastId }].slice(-LIMIT));
      return lastId;
    },
    dismiss(id) {
      set(toasts.filter((toast) => toast.id !== id));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => toasts,
  };
}
