import fc from 'fast-check';

/** The zeros of scripts whose digits keyboards and copied texts have: full-width, Arabic-Indic, Persian, Devanagari, bold. */
export const SCRIPTS = ['０', '٠', '۰', '०', '𝟎'] as const;

const SPACES = [' ', '\u00A0', '\u202F', '\u2009', '\u200B', '\uFEFF', '\u200E', '\t'];
const SEPARATORS: Record<DisguisedKind, readonly string[]> = {
  text: ['\u200B', '\uFEFF'],
  code: ['', ' ', '\u00A0', '\u200B'],
  number: [''],
  digits: ['', ' ', '-', '.', '\u00A0', '\u200B', ') ', '/'],
};

/**
 * Characters allowed between the visible ones: invisible ones in a text, spaces in a code, none in a number, any sign in
 * digits.
 */
export type DisguisedKind = 'text' | 'code' | 'number' | 'digits';

/** Returns the same text as people, other programs and other keyboards write it. */
export function disguised(text: string, kind: DisguisedKind): fc.Arbitrary<string> {
  const around = fc.string({ unit: fc.constantFrom(...SPACES), maxLength: 3 });
  const between = fc.array(fc.constantFrom(...SEPARATORS[kind]), {
    minLength: text.length,
    maxLength: text.length,
  });
  const form = fc.constantFrom('NFC' as const, 'NFD' as const);
  const script = kind === 'text' ? fc.constant('0') : fc.constantFrom('0', ...SCRIPTS);
  return fc
    .tuple(around, between, form, script, around)
    .map(([before, separators, normalForm, zero, after]) => {
      const characters = [...text].map(
        (character, index) =>
          inScript(character.normalize(normalForm), zero) +
          (index < text.length - 1 ? (separators[index] ?? '') : ''),
      );
      return before + characters.join('') + after;
    });
}

function inScript(character: string, zero: string): string {
  return /\d/.test(character)
    ? String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(character))
    : character;
}
