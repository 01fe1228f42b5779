/** Topics in the order of the list. */
export const FAQ_TOPICS = [
  'orders',
  'returns',
  'prescriptions',
  'glasses',
  'contact-lenses',
  'payment',
  'account',
  'stores',
] as const;

export type FaqTopic = (typeof FAQ_TOPICS)[number];

/** A question with its answer, in one language. */
export interface FaqEntry {
  /** The same in every language; the fragment that opens the entry. */
  key: string;
  topic: FaqTopic;
  question: string;
  /** Answer in the markup of `parseRichText`. */
  answer: string;
}

/** Key of the entry that opens when the URL contains 'forgot' (003 §2.4). */
const FORGOT = 'forgot';

/** Returns whether 'forgot' occurs in a path, query or fragment. */
export function mentionsForgot(url: string): boolean {
  return url.toLowerCase().includes(FORGOT);
}

/** Returns the entry that a URL opens: 'forgot' wherever the word occurs in it, else the one that its fragment names. */
export function openedKey(pathAndSearch: string, hash: string): string | undefined {
  return mentionsForgot(pathAndSearch + hash) ? FORGOT : hash.slice(1) || undefined;
}
