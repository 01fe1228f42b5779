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
  /** Called when it was closed without being finished. The selection is preserved. */
  onCancel: () => void;
  /** Receives focus when the panel closes. */
  triggerRef: RefObject<HTMLElement | null>;
  lenses: LensesState;
  /** The plan's quote, while insurance is on. */
  insurance?: InsuranceQuote | undefined;
  frame: LensFrame;
  /** Picture of the frame, beside the steps on desktops. */
  preview: FramePreview;
  /** The order item whose lenses are edited. */
  lineItemId?: string | undefined;
  /** `useLensSelection` on the product page, `useEditedSelection` in the cart. */
  selection: LensSelectionHandle;
  /** `useShopperPrescription` on the product page; the prescription of the line in the cart. */
  prescription: PrescriptionHandle;
  renderPrescription: (section: PrescriptionSection) => ReactNode;
  /** Renders the content of an espot; `fallback` if it is empty or fails. */
  renderEspot: (name: string, fallback: ReactNode) => ReactNode;
  /** Called when the last step was confirmed. Undefined if there is no lens data, as for an empty list of packages. */
  onDone: (chosen: ChosenGlasses | undefined) => void;
  /** `onDone` is being processed. */
  busy: boolean;
  /** Reason why `onDone` failed; shown above the button. */
  failure?: ReactNode;
  /** Initial step, unless an earlier one is incomplete. */
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
  /**
   * True if the line has a prescription without values, such as a doctor to call. It remains unless the shopper enters another
   * one.
   */
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
      /** Called when a picture was sent, or removed. */
      onChange: (picture: UploadedPicture | undefined) => void;
      /** Called while a file is being sent; the promise resolves to whether it was. */
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
  /** Typed but not submitted input; opaque. */
  draft: unknown;
  onDraft: (draft: unknown) => void;
  /** Reports the stage: after the values were entered (`enter`), and while they are read back (`check`). */
  onStage: (stage: 'enter' | 'check') => void;
  onSubmit: (prescription: Prescription) => void;
}

/** The shopper's choices, ready for the add and edit commands. */
export interface ChosenGlasses {
  selection: LensSelection;
  /** Undefined for the frame only. */
  lens: SelectedLensPackage | undefined;
  /** Catentry id of the protection plan. */
  planId: string | undefined;
  /** Items of the review step, for `rxcReviewObject`; the plan is last, with sequence 100. */
  review: readonly ReviewItem[];
  /** Undefined if the lens takes none, or if the shopper adds it later or as a picture. */
  prescription: Prescription | undefined;
  /** The picture that was sent instead of values. */
  picture?: UploadedPicture | undefined;
}
