import type { ReactNode } from 'react';
import type { Prescription } from '@/domain/prescription/prescription';
import type {
  DoctorDialogProps,
  PrescriptionDetailsProps,
  PrescriptionFileFieldProps,
  SavedPrescriptionsProps,
} from '@/lib/prescription-step/slot-props';

/** Parts of other features, filled by the route. Stable, so that the deferred step hydrates only on intent. */
export interface PrescriptionStepSlots {
  /** Renders the dialog to find or add a doctor. */
  renderDoctorDialog: (props: DoctorDialogProps) => ReactNode;
  renderFileField: (props: PrescriptionFileFieldProps) => ReactNode;
  /** Members only: the saved prescriptions that fit the item. */
  renderSavedPrescriptions: (props: SavedPrescriptionsProps) => ReactNode;
  /** Renders the values of an item in words. */
  renderReadBack: (prescription: Prescription) => ReactNode;
  /** Renders the dialog with all details of an item's values. */
  renderPrescriptionDetails: (props: PrescriptionDetailsProps) => ReactNode;
}
