import { ExamConfirmationNumberRegExp } from '@generated/stores/stores.limits';

/** Parses a confirmation number from a URL; returns undefined for anything else. */
export function parseConfirmationNumber(text: string | null | undefined): string | undefined {
  return text && ExamConfirmationNumberRegExp.test(text) ? text : undefined;
}
