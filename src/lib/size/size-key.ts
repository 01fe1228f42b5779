/** Local storage key of the shopper's size (000 §3, Size data). */
export const SIZE_KEY = 'optimalHinge';
