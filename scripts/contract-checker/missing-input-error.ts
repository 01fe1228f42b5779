/** The host does not provide what a call needs; the message says why. */
export class MissingInputError extends Error {}
