import type { BooleanString } from '@/domain/lens/form-values';
import type { FrameParameters } from '@/domain/product/frame-parameters';
import { type AddToCart, type GlassesToAdd, useAddToCart } from '../api/use-add-to-cart';
import type { EnteredPrescription } from '../state/entered-prescription';
import type { Purchase } from './use-purchase';

type ChosenLensAndPlan = Pick<GlassesToAdd, 'lens' | 'planId' | 'prescription' | 'picture'>;

export interface AddGlassesOptions {
  frame: FrameParameters;
  /** The page's `tah`. */
  tah: BooleanString | undefined;
  entered: EnteredPrescription;
  /** Opens the lens panel on the choice. */
  openPanel: () => void;
}

export interface AddGlasses extends Pick<AddToCart, 'prepare' | 'busy' | 'failure'> {
  /** Adds the frame with a lens and a plan, or alone. */
  addGlasses: (chosen: ChosenLensAndPlan) => void;
  /** Adds the frame with the choices on the page. */
  addShown: () => void;
}

/** Adds a frame to the cart, from its page or from the lens panel. */
export function useAddGlasses(
  { view, chosenLens, plan }: Purchase,
  { frame, tah, entered, openPanel }: AddGlassesOptions,
): AddGlasses {
  const { add, prepare, busy, failure } = useAddToCart();
  const addGlasses = ({ lens, planId, prescription, picture }: ChosenLensAndPlan) => {
    const { framePartNumber: upc, frameId: frameCatentryId, currentOrderId: orderId } = frame;
    const perkCode = view.perk?.code;
    void add({ upc, frameCatentryId, orderId, perkCode, tah, lens, planId, prescription, picture });
  };
  const addShown = () => {
    if (!chosenLens) return addGlasses({});
    const { prescription, picture, isMismatch } = entered;
    // The panel opens on the first choice that the prescription has made impossible.
    if (isMismatch) return openPanel();
    addGlasses({ lens: chosenLens.selected, planId: plan?.id, prescription, picture });
  };
  return { addGlasses, addShown, prepare, busy, failure };
}
