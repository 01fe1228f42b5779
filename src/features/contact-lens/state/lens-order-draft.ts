import { useCallback, useState } from 'react';
import { fieldsOf } from '@/domain/data/fields-of';
import { useStoreValue } from '@/lib/state/create-store';
import { storageValue } from '@/lib/storage/storage-value';
import { isLensOrder, type LensOrder } from './lens-order';

interface LensOrderDraft {
  /** The lens, or the cart line that is changed. */
  subject: string;
  order: LensOrder;
}

/** Survives a reload of this tab, and no longer: the values are from a prescription. */
const storedDraft = storageValue<LensOrderDraft>({
  area: 'session',
  key: 'contactLensOrder',
  validate: (value) => {
    const { subject, order } = fieldsOf(value);
    return typeof subject === 'string' && isLensOrder(order) ? { subject, order } : undefined;
  },
});

export interface LensOrderDraftHandle {
  /** Undefined until something was changed; always on the server. */
  draft: LensOrder | undefined;
  save: (order: LensOrder) => void;
}

/** Stores the shopper's unfinished order of a lens. */
export function useLensOrderDraft(subject: string): LensOrderDraftHandle {
  // In memory too, so that a browser without storage loses nothing while the page is open.
  const [inPage, setInPage] = useState<LensOrderDraft>();
  const stored = useStoreValue(storedDraft);
  const draft = [inPage, stored].find((candidate) => candidate?.subject === subject)?.order;
  const save = useCallback(
    (order: LensOrder) => {
      setInPage({ subject, order });
      storedDraft.write({ subject, order });
    },
    [subject],
  );
  return { draft, save };
}

/** Clears the draft after an order. */
export const forgetLensOrder = storedDraft.clear;
