import { globSync } from 'node:fs';
import { LOCALES, type LocaleCode } from '@/domain/locale/locales';
import { catalogOf } from '../e2e/support/messages';

const CONTROL =
  /^(button|link|image|radio|checkbox|switch|textbox|searchbox|combobox|spinbutton|tab|heading|dialog)\b,?(.*)$/;

/** Neither a letter nor a digit. */
const MARK = /^[^\p{L}\p{N}]+$/u;

/** Words that screen readers add to a name. If one is first, there is no name. */
const STATE =
  /^(not )?(pressed|checked|expanded|selected|required|invalid|disabled|busy|current|level \d|position \d|set size|has popup|autocomplete|\d control|$)/;

/** Keys, placeholders and numbers of the code. Orders and confirmations have numbers that shoppers know. */
const RAW = /undefined|\bNaN\b|\[object|\{\w+\}|\b[a-z]+(_[a-z]+)+\b|\b(?!9\d{7}\b)\d{7,}\b/;

/** Finds lines that nobody should have to hear: repeated, nameless, untranslated, or not a word. */
export function meaninglessLines(lines: readonly string[], locale: LocaleCode): string[] {
  const untranslated = englishOf(locale);
  return lines.flatMap((line, index) => {
    if (line === '' || /^[>#]/.test(line)) return [];
    const previous = lines[index - 1];
    const problem = line === previous ? 'twice' : problemOf(line, previous);
    if (problem) return [`${problem}: ${line}`];
    return line.split(', ').some((part) => untranslated.has(part)) ? [`English: ${line}`] : [];
  });
}

function problemOf(line: string, previous: string | undefined): string | undefined {
  // A full stop after a link ends its sentence.
  if (MARK.test(line) && !(line === '.' && previous?.startsWith('link'))) return 'a mark alone';
  const control = CONTROL.exec(line);
  if (control && STATE.test(control[2]?.trim() ?? '')) return 'without a name';
  // Typed text is read back.
  return RAW.test(line) && !line.startsWith('textbox') ? 'not a word' : undefined;
}

/** Messages in English that read otherwise in the language of the locale. */
function englishOf(locale: LocaleCode): ReadonlySet<string> {
  const { displayLanguage } = LOCALES[locale];
  if (displayLanguage === 'en') return new Set();
  const messages = globSync('src/**/locales/en.po').flatMap((file) => {
    const owner = file.replace(/^src\/(features\/)?/, '').replace('/locales/en.po', '');
    return [...catalogOf(owner, displayLanguage)];
  });
  const translations = new Set(messages.map(([, translation]) => translation));
  return new Set(messages.map(([source]) => source).filter((source) => !translations.has(source)));
}
