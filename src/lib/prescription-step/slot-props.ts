import type { Doctor } from '@/domain/doctor/doctor';
import type { OrderedGlasses } from '@/domain/lens/ordered-glasses';
import type { SavedPrescriptionView } from '@/domain/prescription/saved-prescription';

/** The dialog in which a doctor is found or added. */
export interface DoctorDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  current?: Doctor | undefined;
  onChoose: (doctor: Doctor) => void;
}

/** A prescription file that the commerce API holds. */
export interface UploadedPrescriptionFile {
  /** The shopper's file name. */
  name: string;
  /** The commerce API's file name. */
  savedName: string;
  /** URL of the file. */
  path: string;
  /** Media type. */
  type: string;
  /** Bytes. */
  size: number;
  /** True if a browser can show it. */
  previewAllowed: boolean;
  /** SHA-256, where the commerce API returned it. */
  checksum?: string | undefined;
}

export interface PrescriptionFileFieldProps {
  orderItemId: string;
  /** The link that opened somebody's order (`encOrderMemberId`). */
  orderLink?: string | undefined;
  value?: UploadedPrescriptionFile | undefined;
  onChange: (file: UploadedPrescriptionFile | undefined) => void;
  /** A file is being sent; resolves with whether it was. */
  onUpload?: ((upload: Promise<boolean>) => void) | undefined;
  /** The shopper has canceled an upload, which may have arrived. */
  onCancel?: (() => void) | undefined;
  /** Message of the step, such as a missing file. */
  error?: string | undefined;
}

/** Saved prescriptions of a member that fit an item. */
export interface SavedPrescriptionsProps {
  itemType: 'frame' | 'contact';
  /** Contact lenses: catentry ids of both eyes. */
  rightCatentryId?: string | undefined;
  leftCatentryId?: string | undefined;
  /** For frames, the powers that frame and lens accept. Other values cannot be chosen. */
  glasses?: OrderedGlasses | undefined;
  selectedId?: string | undefined;
  onSelect: (prescription: SavedPrescriptionView | undefined) => void;
}

/** Details of an item's values or of a saved prescription. */
export interface PrescriptionDetailsProps {
  orderItemId?: string | undefined;
  saved?: SavedPrescriptionView | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}
