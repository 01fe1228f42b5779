import type { EyePrescription, EyePrism } from './prescription';

/** The parts of one eye's values, to be said in words. Amounts have no sign. */
export interface EyeReadBack {
  readonly sight: 'near-sighted' | 'far-sighted' | 'none';
  readonly sphere: number;
  /** Cylinder as typed: `plus` for plus form. */
  readonly astigmatism?: { readonly amount: number; readonly axis: number; readonly plus: boolean };
  readonly add?: number;
  readonly prism?: EyePrism;
}

/** Reads one eye back in parts. Leaves out a cylinder without its axis, which has no meaning yet. */
export function readBackEye({ sphere, cylinder, axis, add, prism }: EyePrescription): EyeReadBack {
  return {
    sight: sphere < 0 ? 'near-sighted' : sphere > 0 ? 'far-sighted' : 'none',
    sphere: Math.abs(sphere),
    ...(cylinder && axis !== undefined
      ? { astigmatism: { amount: Math.abs(cylinder), axis, plus: cylinder > 0 } }
      : {}),
    ...(add ? { add } : {}),
    ...(prism ? { prism } : {}),
  };
}
