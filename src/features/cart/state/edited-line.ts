import { fieldsOf } from '@/domain/data/fields-of';
import type { LensStep } from '@/domain/lens/lens-step';
import { storageValue } from '@/lib/storage/storage-value';
import { validWhen } from '@/lib/storage/validators';

/** The line whose lenses are being edited. It holds no prescription values. */
export interface StoredEdit {
  orderItemId: string;
  step?: LensStep | undefined;
  /** Data of the lens panel; opaque here. */
  selection?: unknown;
  /** The shopper has typed a prescription during this edit; it is in the session cookie. */
  hasTypedPrescription?: boolean | undefined;
}

/** Survives a reload, so that the panel opens again with the same choices. Ends with the tab. */
export const storedEdit = storageValue<StoredEdit>({
  area: 'session',
  key: 'editedCartLine',
  validate: validWhen(isStoredEdit),
});

/** Changes the stored edit of this line, or begins it. */
export function storeEdit(changes: StoredEdit): void {
  const previous = storedEdit.read();
  const sameLine = previous?.orderItemId === changes.orderItemId;
  storedEdit.write({ ...(sameLine ? previous : {}), ...changes });
}

function isStoredEdit(value: unknown): value is StoredEdit {
  return typeof fieldsOf(value).orderItemId === 'string';
}
