import type { Spell } from '@/lib/content/site-spelling';
import type { FaqEntry } from '../state/faq-entry';

/** Returns an entry in the spelling of a site. */
export function spellEntry({ question, answer, ...entry }: FaqEntry, spell: Spell): FaqEntry {
  return { ...entry, question: spell(question), answer: spell(answer) };
}
