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
const MAX_TOASTS = 3;

/** Observable list of toasts. One per rendered app. */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  const update = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };

  return {
    show(toast) {
      lastId += 1;
      update([...toasts, { ...toast, id: lastId }].slice(-MAX_TOASTS));
      return lastId;
    },
    dismiss(id) {
      update(toasts.filter((toast) => toast.id !== id));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => toasts,
  };
}
