import type { Prescription } from './prescription';

/** A prescription of a member's account, as the storefront shows one (003 §3). */
export interface SavedPrescriptionView {
  id: string;
  name: string;
  kind: 'values' | 'file' | 'doctor';
  itemType: 'frame' | 'contact';
  /** Undefined for a file or a doctor. */
  values: Prescription | undefined;
}
