import { horizontalPower, verticalPower } from '../prescription/prentice';

/** A lens of one eye in a frame. Powers in diopters, axis in degrees, sizes in millimeters. */
export interface LensShape {
  readonly sphere: number;
  readonly cylinder?: number | undefined;
  readonly axis?: number | undefined;
  /** Refractive index. */
  readonly index: number;
  /** Width of the frame's lens opening. */
  readonly eyeSize: number;
  readonly bridge: number;
  /** Height of the frame's lens opening; estimated from the width when the frame has none. */
  readonly lensHeight?: number | undefined;
  /** This eye's pupil from the middle of the nose; half of the mean distance when unknown. */
  readonly pd?: number | undefined;
}

/** Estimated thickness in millimeters and weight of one lens in grams. */
export interface LensThickness {
  readonly center: number;
  /** The thickest part of the edge. */
  readonly edge: number;
  readonly weight: number;
}

/** Half of the mean distance of adults' pupils, 63 mm. */
const MEAN_PD = 31.5;

/** Lens height to width of common frames, for frames without a height. */
const HEIGHT_RATIO = 0.8;

/** Thinnest edge that a frame holds, in millimeters. */
const MIN_EDGE = 1;

/**
 * Materials by refractive index: density in g/cm³ (optics.md §2) and the thinnest center that is made, in millimeters.
 * CR-39 needs 2.0 for impact strength; the others are made to 1.5.
 */
const MATERIALS = [
  { index: 1.5, density: 1.32, minCenter: 2 },
  { index: 1.53, density: 1.11, minCenter: 1.5 },
  { index: 1.56, density: 1.23, minCenter: 1.5 },
  { index: 1.59, density: 1.2, minCenter: 1.5 },
  { index: 1.6, density: 1.3, minCenter: 1.5 },
  { index: 1.67, density: 1.36, minCenter: 1.5 },
  { index: 1.74, density: 1.47, minCenter: 1.5 },
] as const;

/**
 * Estimates thickness and weight of a finished lens, well enough to compare materials.
 *
 * The sagitta of a surface at distance y from the optical center is y²/2r, with r = 1000 (n - 1) / F in millimeters, so center
 * and edge differ by F y² / (2000 (n - 1)) (M. Jalie, "Principles of Ophthalmic Lenses": the approximate sag formula). y
 * reaches from the pupil to the far end of the opening. Treats the opening as an ellipse; the mean square distances over an
 * ellipse with half axes a and b are a²/4 and b²/4.
 */
export function lensThickness(lens: LensShape): LensThickness {
  const {
    sphere,
    cylinder,
    axis,
    index,
    eyeSize,
    bridge,
    lensHeight = eyeSize * HEIGHT_RATIO,
    pd = MEAN_PD,
  } = lens;
  const material = materialOf(index);
  const perDiopter = 1 / (2000 * (index - 1));
  const horizontal = -horizontalPower(sphere, cylinder, axis) * perDiopter;
  const vertical = -verticalPower(sphere, cylinder, axis) * perDiopter;
  const decentration = Math.abs((eyeSize + bridge) / 2 - pd);
  const halfWidth = eyeSize / 2;
  const halfHeight = lensHeight / 2;

  // Difference of edge and center thickness; negative for plus powers.
  const sideways = horizontal * (halfWidth + decentration) ** 2;
  const upwards = vertical * halfHeight ** 2;
  const center = Math.max(material.minCenter, MIN_EDGE - Math.min(sideways, upwards));
  const mean =
    center + horizontal * (halfWidth ** 2 / 4 + decentration ** 2) + vertical * (halfHeight ** 2 / 4);
  const cubicMillimeters = Math.PI * halfWidth * halfHeight * mean;
  return {
    center,
    edge: center + Math.max(sideways, upwards),
    weight: (cubicMillimeters * material.density) / 1000,
  };
}

/** Finds the material with the nearest index, because a package has the index only. */
function materialOf(index: number) {
  return MATERIALS.reduce((nearest, material) =>
    Math.abs(material.index - index) < Math.abs(nearest.index - index) ? material : nearest,
  );
}
