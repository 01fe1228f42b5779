/** Local storage key of the shopper's size (000 §3, Size data). */
export const SIZE_KEY = 'optimalHinge';

/** Local storage key of the pupillary distance that was measured in a picture. */
export const MEASURED_PD_KEY = 'measured_pd';
