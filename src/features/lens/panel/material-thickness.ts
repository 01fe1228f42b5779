import { prescriptionThickness } from '@/domain/lens/prescription-thickness';
import type { LensThickness } from '@/domain/lens/thickness';
import type { LensView } from '../api/lens-view';
import type { PanelModel } from './panel-model';

export interface MaterialThickness extends LensThickness {
  index: number;
}

/** Returns the refractive index of a material. */
export function materialIndex({ packages }: LensView, material: string): number | undefined {
  return packages.find(({ facts }) => facts.material === material)?.selected.index;
}

/** Returns the thicker of the two lenses in a material, for the typed prescription in this frame. Undefined without either. */
export function materialThickness(model: PanelModel, material: string): MaterialThickness | undefined {
  const { view, frame, limits } = model;
  const index = materialIndex(view, material);
  if (!frame.size || !limits.prescription || index === undefined) return undefined;
  const { eye: eyeSize, bridge } = frame.size;
  const { lensHeight } = frame;
  const { right, left } = prescriptionThickness(limits.prescription, { eyeSize, bridge, lensHeight }, index);
  return { ...(thickest(right) >= thickest(left) ? right : left), index };
}

export function thickest({ center, edge }: LensThickness): number {
  return Math.max(center, edge);
}
