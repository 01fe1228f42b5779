import newerFunctions from './newer-functions.json' with { type: 'json' };

/** The oldest browsers in which the store works: syntax and styles are built for them (README). */
export const OLDEST_BROWSERS = ['chrome111', 'firefox121', 'safari16.4'];

/**
 * Functions and properties that one of them lacks, by their owner; those of `globalThis` are classes and objects themselves. The
 * build does not replace them, and TypeScript's libraries know them.
 */
export const NEWER_FUNCTIONS: Readonly<Record<string, readonly string[]>> = newerFunctions;
