// Used before the packages are installed too, so it may only use Node's own modules.

/** An error whose message is all that a user needs. */
export class ReadableError extends Error {}

/** What a user can do about an error of the system, by its code. */
const REASONS = [
  {
    code: /is in use by another process/,
    reason:
      "The sandbox's data is in use: the store runs already. End that process, or set SANDBOX_DATA to another file.",
  },
  { code: /\bENOSPC\b|disk is full/, reason: 'No space is left on the disk. Free some, then start again.' },
  {
    code: /\b(EACCES|EPERM|EROFS)\b|unable to open database file|readonly database/,
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
  const reason = REASONS.find(({ code }) => code.test(text))?.reason;
  const path = /\b(?:EACCES|EPERM|EROFS)\b[^'\n]*'([^']+)'/.exec(text)?.[1];
  return reason && path ? `${reason.slice(0, -1)}: ${path}` : reason;
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
