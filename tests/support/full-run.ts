/**
 * True for `npm run test:all`, which adds breadth: cases whose failures a narrower or lower test in the usual run shows, too.
 */
export const IS_FULL_RUN = process.env.ALL === '1';
