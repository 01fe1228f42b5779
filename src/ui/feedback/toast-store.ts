import type { ReactNode } from 'react';

export interface Toast {
  id: number;
  message: ReactNode;
  /** A link or button. A toast with one stays until it is closed: there must be time to reach it. */
  action?: ReactNode;
}

export interface ToastStore {
  /** Shows a message; returns its identifier. */
  show: (toast: Omit<Toast, 'id'>) => number;
  dismiss: (id: number) => void;
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => readonly Toast[];
}

/** More than this at a time is noise: the oldest gives way. */
const LIMIT = 3;

/** A list of toasts that components can watch. One for each rendered application. */
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
