import face from './rendered-face.json';

/** What the detector finds in a rendered head of known size, in a picture of 1280 by 960 pixels (scripts/bench/faces). */
export const RENDERED_FACE = { points: face.points, irises: face.irises };

export const RENDERED_PICTURE = { width: 1280, height: 960 };

/** Of that head, in millimeters. */
export const RENDERED_TRUTH = face.truth;
