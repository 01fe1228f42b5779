// Used before the packages are installed, too, so it may only use Node's modules.

/** An error whose message is all that a user needs. */
export class ReadableError extends Error {}

/** Explanations for errors of the system by code, with what a user can do. */
const REASONS = [
  {
    code: /is in use by another process/,
    reason:
      "The sandbox's data is in use: the store runs already. End that process, or set SANDBOX_DATA to another file.",
  },
  { code: /\bENOSPC\b|disk is full/, reason: 'No space is left on the disk. Free some, then start again.' },
  {
    // Node says that a folder within a folder of a read-only file system does not exist.
    code: /\b(EACCES|EPERM|EROFS)\b|\bmkdir '|unable to open database file|readonly database/,
    path: /\b(?:EACCES|EPERM|EROFS|mkdir)\b[^'\n]*'([^']+)'/,
    reason: 'A file or folder cannot be written.',
  },
  {
    code: /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH)\b/,
    reason: 'The package registry cannot be reached. Check the network, then start again.',
  },
];

/**
 * The reason in a text of an error or of a failed command, in one line, or undefined. A path in it is named.
 *
 * @param {string} text
 * @returns {string | undefined}
 */
export function reasonIn(text) {
  const found = REASONS.find(({ code }) => code.test(text));
  const path = found?.path?.exec(text)?.[1];
  return path ? `${found?.reason.slice(0, -1)}: ${path}` : found?.reason;
}

/**
 * Ends the process with one sentence instead of a stack trace. An error that has none is a defect, and keeps its stack.
 *
 * @param {unknown} error
 * @returns {never}
 */
export function exitWithMessage(error) {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  console.error(error instanceof ReadableError ? message : (reasonIn(message) ?? stack));
  process.exit(1);
}
