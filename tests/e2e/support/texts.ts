import { readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { type DisplayLanguage, LOCALES, type LocaleCode } from '@/domain/locale/locales';

/**
 * A text of the store as its message catalogue has it.
 *
 * @param owner feature whose catalogue holds it, or `app` for the shell.
 * @param source the English text, as it stands in the code, or the key of the error catalogue.
 * @throws Error for a text that is not in the catalogue.
 */
export type Texts = (owner: string, source: string, values?: Record<string, string | number>) => string;

const format = formatter({ lineNumbers: false });
const catalogues = new Map<string, Map<string, string>>();

/** The texts of a locale's language. */
export function textsOf(locale: LocaleCode): Texts {
  const language = LOCALES[locale].displayLanguage;
  return (owner, source, values = {}) => {
    const text = catalogue(owner, language).get(source);
    if (!text) throw new Error(`The ${language} catalogue of ${owner} has no "${source}".`);
    return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
}

function catalogue(owner: string, language: DisplayLanguage): Map<string, string> {
  const folder = owner === 'app' ? 'src/app' : `src/features/${owner}`;
  const filename = `${folder}/locales/${language}.po`;
  const known = catalogues.get(filename);
  if (known) return known;
  const parsed = format.parse(readFileSync(filename, 'utf8'), {
    locale: language,
    sourceLocale: 'en',
    filename,
  }) as Record<string, { message?: string; translation?: string }>;
  const texts = new Map(
    // Messages of the error catalogue go by their keys.
    Object.entries(parsed).map(
      ([id, { message, translation = '' }]) => [message ?? id, translation] as const,
    ),
  );
  catalogues.set(filename, texts);
  return texts;
}
