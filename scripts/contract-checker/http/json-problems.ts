import type { ByteProblem } from './decode-body.ts';

/** Strings, with the colon after a name, and numbers of more digits than all clients keep. */
const TOKENS = /"(?:[^"\\]|\\.)*"(\s*:)?|-?\d{16,}(?![\d.eE])/g;

/** What a parsed text no longer shows: names that are there twice, and integers that a client reads as others. */
export function jsonProblems(text: string, parsed: unknown): ByteProblem[] {
  let names = 0;
  let isUnsafe = false;
  for (const [token, colon] of text.matchAll(TOKENS)) {
    if (colon !== undefined) names += 1;
    else if (!token.startsWith('"') && !Number.isSafeInteger(Number(token))) isUnsafe = true;
  }
  return [
    ...(names > countNames(parsed)
      ? [{ subject: 'JSON names', expected: 'each name once (RFC 8259 §4)', received: 'a repeated one' }]
      : []),
    ...(isUnsafe
      ? [
          {
            subject: 'JSON numbers',
            expected: 'integers that all clients keep (RFC 8259 §6), or text',
            received: 'an integer above 9007199254740991',
          },
        ]
      : []),
  ];
}

function countNames(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const children = Object.values(value).reduce<number>((sum, child) => sum + countNames(child), 0);
  return Array.isArray(value) ? children : children + Object.keys(value).length;
}
