import type { LensPanelProps } from '../panel-props';
import type { LensPanelControls } from '../use-lens-panel';

/** Common props of the panel's steps. */
export interface StepProps
  extends Pick<LensPanelProps, 'renderPrescription' | 'renderEspot' | 'prescription'> {
  panel: LensPanelControls;
  /** The panel's button submits the form with this id. */
  formId: string;
}
