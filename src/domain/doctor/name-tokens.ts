import { plainText } from '../text/plain-text';

/** In English and French. */
const TITLES = new Set(['dr', 'dre', 'doctor', 'docteur', 'docteure', 'od', 'md']);

/** Words of a doctor's name for comparison: without accents and titles, also `O.D.` and `M.D.`. */
export function nameTokens(name: string): string[] {
  return plainText(name.replace(/\b[om]\.\s?d\b\.?/gi, ' '))
    .split(' ')
    .filter((word) => word !== '' && !TITLES.has(word));
}
