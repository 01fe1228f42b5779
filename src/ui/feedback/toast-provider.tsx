import { createContext, type ReactNode, useContext, useState } from 'react';
import { createToastStore, type ToastStore } from './toast-store';

const ToastContext = createContext<ToastStore | null>(null);

/** Provides the toast store. A ToastRegion inside renders the toasts. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createToastStore);
  return <ToastContext value={store}>{children}</ToastContext>;
}

/** Returns `show({ message, action })` and `dismiss(id)`. Throws outside a ToastProvider. */
export function useToasts(): ToastStore {
  const store = useContext(ToastContext);
  if (!store) throw new Error('useToasts must be used inside a ToastProvider');
  return store;
}
