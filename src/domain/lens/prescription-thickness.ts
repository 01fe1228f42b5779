import type { Eye } from '../prescription/eye';
import { eyeDistances, type Prescription } from '../prescription/prescription';
import { type LensThickness, lensThickness } from './thickness';

/** A frame's opening in millimeters. */
export interface FrameOpening {
  readonly eyeSize: number;
  readonly bridge: number;
  readonly lensHeight?: number | undefined;
}

/** Returns both lenses of a prescription in a frame, for one refractive index. */
export function prescriptionThickness(
  prescription: Prescription,
  frame: FrameOpening,
  index: number,
): Readonly<Record<Eye, LensThickness>> {
  const distances = prescription.pd && eyeDistances(prescription.pd);
  const ofEye = (eye: Eye) => lensThickness({ ...prescription[eye], ...frame, index, pd: distances?.[eye] });
  return { right: ofEye('right'), left: ofEye('left') };
}
