import type { ContactLensValues } from '@generated/prescriptions/model/contactLensValues';
import type { PrescriptionMode } from '@generated/prescriptions/model/prescriptionMode';
import type { CalendarDate } from '@/domain/dates/calendar-date';
import type { Doctor } from '@/domain/doctor/doctor';
import type { OrderedGlasses } from '@/domain/lens/ordered-glasses';
import type { Prescription } from '@/domain/prescription/prescription';
import type { UploadedPrescriptionFile } from '@/lib/prescription-step/slot-props';

export type ItemKind = 'frame' | 'contact';

/** A frame, or a pair of contact lenses, that needs a prescription. */
export interface StepItem {
  /** Id of the order line; of contact lenses the right eye's, or the only one. */
  id: string;
  /** Id of the left eye's order line, if both eyes have one. */
  pairedId: string | undefined;
  kind: ItemKind;
  name: string;
  upc: string;
  /** Pairs of glasses, or boxes of contact lenses for both eyes together. */
  quantity: number;
  /** Lens type of a frame, such as `single-vision`. */
  lensType: string | undefined;
  /** Powers that frame and lens accept; undefined for contact lenses. */
  glasses: OrderedGlasses | undefined;
  /** Values of contact lenses; undefined for an eye without a lens. */
  right: ContactLensValues | undefined;
  left: ContactLensValues | undefined;
  rightCatentryId: string | undefined;
  leftCatentryId: string | undefined;
  prescriptionId: string | undefined;
  provided: boolean;
  skipped: boolean;
  /** True once the item is made, sent or canceled, so that its prescription can no longer change. */
  locked: boolean;
  /** It is a prescription of the account. */
  fromAccount: boolean;
  verified: boolean;
  given: GivenPrescription;
}

/** The commerce API's data about an item's prescription. Empty without one, and for an order opened by a link. */
export interface GivenPrescription {
  mode?: PrescriptionMode | undefined;
  doctor?: Doctor | undefined;
  file?: UploadedPrescriptionFile | undefined;
  patient?: Patient | undefined;
  values?: Prescription | undefined;
}

export interface Patient {
  firstName: string;
  lastName: string;
  birthDate: CalendarDate | undefined;
}

/** The items of an order, frames first. */
export interface StepOrder {
  /** False for an order that was opened by its link: the member's account has no part in it. */
  isOwner: boolean;
  /** It is no cart any more. */
  isPlaced: boolean;
  items: readonly StepItem[];
  /** All lines of the order, also those that need no prescription. */
  lineCount: number;
}
