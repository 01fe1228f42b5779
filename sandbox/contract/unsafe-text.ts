import type { Problem } from './checker';

/**
 * Control characters but tabs and line breaks, those that turn the direction of what follows, and halves of characters: they show
 * another text to one reader than to the next, and break emails, files and labels.
 */
const UNSAFE = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]|\p{Cs}/u;

/** Checks all texts of a message, and the names of their fields. */
export function checkTexts(value: unknown, field: string): Problem[] {
  if (typeof value === 'string')
    return UNSAFE.test(value)
      ? [{ field, message: 'must have no control character and none that turns the direction of text' }]
      : [];
  if (typeof value !== 'object' || value === null) return [];
  for (const [name, child] of Object.entries(value)) {
    if (UNSAFE.test(name)) return checkTexts(name, field);
    const problems = checkTexts(child, `${field}.${name}`);
    if (problems.length > 0) return problems;
  }
  return [];
}
