import face from './rendered-face.json';

/** Detector output for a rendered head of known size, in a picture of 1280 by 960 pixels (scripts/bench/faces). */
export const RENDERED_FACE = { points: face.points, irises: face.irises };

export const RENDERED_PICTURE = { width: 1280, height: 960 };

/** True measurements of that head, in millimeters. */
export const RENDERED_TRUTH = face.truth;
