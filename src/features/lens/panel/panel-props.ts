import type { ReactNode, RefObject } from 'react';
import type { LensFrame } from '@/domain/lens/lens-frame';
import type { LensStep } from '@/domain/lens/lens-step';
import type { ReviewItem } from '@/domain/lens/protection-plan-review';
import type { SelectedLensPackage } from '@/domain/lens/selected-lens-package';
import type { Prescription } from '@/domain/prescription/prescription';
import type { InsuranceQuote } from '@/domain/pricing/insurance-quote';
import type { LensesState } from '@/lib/lens/use-frame-lenses';
import type { UploadedPicture } from '@/lib/prescription/uploaded-picture';
import type { LensSelection } from '../state/lens-selection';
import type { LensSelectionHandle } from '../state/lens-selection-store';

/** The lens panel: opened by the product page ('add') and by a line of the cart ('edit'). */
export interface LensPanelProps {
  mode: 'add' | 'edit';
  open: boolean;
  /** Closed without being finished. The selection is preserved. */
  onCancel: () => void;
  /** Receives focus when the panel closes. */
  triggerRef: RefObject<HTMLElement | null>;
  lenses: LensesState;
  /** What the shopper's insurance pays, while it is on. */
  insurance?: InsuranceQuote | undefined;
  frame: LensFrame;
  /** What the frame looks like, beside the steps on desktops. */
  preview: FramePreview;
  /** The order item whose lenses are edited. */
  lineItemId?: string | undefined;
  /** `useLensSelection` on the product page, `useEditedSelection` in the cart. */
  selection: LensSelectionHandle;
  /** `useShopperPrescription` on the product page; the prescription of the line in the cart. */
  prescription: PrescriptionHandle;
  renderPrescription: (section: PrescriptionSection) => ReactNode;
  /** The content of an espot; `fallback` if it is empty or fails. */
  renderEspot: (name: string, fallback: ReactNode) => ReactNode;
  /** The last step was confirmed. Undefined if there is no lens data, as for an empty list of packages. */
  onDone: (chosen: ChosenGlasses | undefined) => void;
  /** `onDone` is being processed. */
  busy: boolean;
  /** Why `onDone` failed; shown above the button. */
  failure?: ReactNode;
  /** Where to begin; the first incomplete step if that comes earlier. */
  initialStep?: LensStep | undefined;
}

export interface FramePreview {
  /** Brand and name. */
  name: string;
  color: string;
  picture: string | undefined;
}

/** The prescription for the lenses. */
export interface PrescriptionHandle {
  value: Prescription | undefined;
  set: (prescription: Prescription) => void;
  /** The line has one without values, such as a doctor to call. It stays unless another one is given. */
  isPreserved?: boolean | undefined;
}

/** A section of the prescription step, which another feature renders; `fallback` until its code has loaded. */
export type PrescriptionSection =
  | ({ section: 'form'; fallback: ReactNode } & PrescriptionStepProps)
  | {
      section: 'picture';
      fallback: ReactNode;
      picture: UploadedPicture | undefined;
      isMissing: boolean;
      /** Sent, or removed. */
      onChange: (picture: UploadedPicture | undefined) => void;
      /** A file is being sent; resolves with whether it was. */
      onUpload: (upload: Promise<boolean>) => void;
    }
  | { section: 'read-back'; prescription: Prescription }
  | { section: 'pd-risk'; prescription: Prescription };

/** The props of the entry form. */
export interface PrescriptionStepProps {
  /** The panel's button submits the form by this id. */
  formId: string;
  initial: Prescription | undefined;
  /** Progressive and bifocal lenses. */
  needsAdd: boolean;
  frame: LensFrame;
  /** What was typed but not submitted; opaque. */
  draft: unknown;
  onDraft: (draft: unknown) => void;
  /** After the values were entered (`enter`), and while they are read back (`check`). */
  onStage: (stage: 'enter' | 'check') => void;
  onSubmit: (prescription: Prescription) => void;
}

/** What the shopper chose, ready for the add and edit commands. */
export interface ChosenGlasses {
  selection: LensSelection;
  /** Undefined for the frame only. */
  lens: SelectedLensPackage | undefined;
  /** Catentry id of the protection plan. */
  planId: string | undefined;
  /** What the review step shows, for `rxcReviewObject`; the plan is last, with sequence 100. */
  review: readonly ReviewItem[];
  /** Undefined if the lens takes none, or if it comes later or as a picture. */
  prescription: Prescription | undefined;
  /** The picture that was sent instead of values. */
  picture?: UploadedPicture | undefined;
}
