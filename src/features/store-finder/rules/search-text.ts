import { storeSearchLocationEntryMax } from '@generated/stores/stores.limits';
import { cleanText, toAsciiDigits } from '@/domain/text/typed-text';

/** Characters that a search may not contain (001 §5). Commas, digits, accents and the typographic apostrophe are allowed. */
const FORBIDDEN = /[!@#$%^&*()_+\-=[\]{};':"\\|.<>/?]/g;

/** The result of checking the text of a store search. */
export type SearchTextCheck =
  | { readonly status: 'valid'; readonly text: string }
  | { readonly status: 'empty' | 'too-long' }
  | {
      readonly status: 'forbidden';
      /** Each forbidden character of the text once, in its order. */
      readonly characters: readonly string[];
      /** The same text in allowed characters, such as "St Louis" for "St. Louis". */
      readonly suggestion?: string;
    };

/** Checks the shopper's text, without the spaces around it. */
export function checkSearchText(typed: string): SearchTextCheck {
  const text = toAsciiDigits(cleanText(typed));
  if (text === '') return { status: 'empty' };
  const characters = [...new Set(text.match(FORBIDDEN))];
  if (characters.length > 0) return { status: 'forbidden', characters, ...suggestionFor(text) };
  return text.length > storeSearchLocationEntryMax ? { status: 'too-long' } : { status: 'valid', text };
}

/** Replaces separators with spaces, and drops apostrophes and everything else. */
function suggestionFor(text: string): { suggestion?: string } {
  const suggestion = text
    // "D.C." is one word.
    .replace(/(?<=(?<!\p{L})\p{L})\.(?=\p{L}(?!\p{L}))/gu, '')
    .replace(/[-./]/g, ' ')
    .replace(FORBIDDEN, '')
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .trim();
  return /[\p{L}\p{N}]/u.test(suggestion) && suggestion.length <= storeSearchLocationEntryMax
    ? { suggestion }
    : {};
}
