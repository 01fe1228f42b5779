/** The oldest browsers in which the store works: syntax and styles are built for them (README). */
export const OLDEST_BROWSERS = ['chrome111', 'firefox121', 'safari16.4'];

/**
 * Functions that one of them lacks, with the versions that have them. The build does not replace functions, and TypeScript's
 * libraries know them. (It does not know those of later years, such as the methods of iterators and of `Set`.)
 */
export const NEWER_FUNCTIONS: Readonly<Record<string, string>> = {
  'AbortSignal.any': 'Chrome 116, Firefox 124, Safari 17.4',
  'Array.fromAsync': 'Chrome 121',
  'Atomics.waitAsync': 'Firefox 145',
  'Iterator.from': 'Chrome 122, Firefox 131, Safari 18.4',
  'Map.groupBy': 'Chrome 117, Safari 17.4',
  'Object.groupBy': 'Chrome 117, Safari 17.4',
  'Promise.try': 'Chrome 128, Firefox 134, Safari 18.2',
  'Promise.withResolvers': 'Chrome 119, Safari 17.4',
  'RegExp.escape': 'Chrome 136, Firefox 134, Safari 18.2',
  'Response.json': 'Safari 17',
  'URL.canParse': 'Chrome 120, Safari 17',
  'URL.parse': 'Chrome 126, Firefox 126, Safari 18',
};
