/** The numbers on the temple that decide the width, in millimeters. */
export interface FrontSize {
  /** Lens (eye) width. */
  eye: number;
  bridge: number;
}

/**
 * Both end pieces together, from the lenses' outer edges to the hinges, in millimeters. No standard sets it: 12 is the
 * median of our catalog's adult frames, four fifths of which have 6 to 16.
 */
export const END_PIECES_MM = 12;

/** Largest error of the estimate, in millimeters: see `END_PIECES_MM`. */
export const ESTIMATE_ERROR_MM = 6;

/**
 * Estimates the total width of a frame, hinge to hinge: twice the lens width, the bridge, and the end pieces. Lens width
 * and bridge are measured by the boxing system (ISO 8624), so that the first two add up to the lenses' outer edges.
 *
 * @returns millimeters.
 */
export function estimateTotalWidth({ eye, bridge }: FrontSize): number {
  return 2 * eye + bridge + END_PIECES_MM;
}
