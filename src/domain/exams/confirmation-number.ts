/** Parses a confirmation number from a URL; returns undefined for anything else. */
export function parseConfirmationNumber(text: string | null | undefined): string | undefined {
  return text && /^EX[A-Z0-9]{10}$/.test(text) ? text : undefined;
}
