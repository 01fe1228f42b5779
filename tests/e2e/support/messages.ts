import { readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { type DisplayLanguage, LOCALES, type LocaleCode } from '@/domain/locale/locales';
import { toCanadianSpelling } from '@/domain/text/canadian-spelling';

/**
 * Returns a translated message.
 *
 * @param owner feature with the message catalog, or `app` for the shell.
 * @param source the English text in the code, or the key of the error catalog.
 * @throws Error for a message that is not in the catalog.
 */
export type Messages = (owner: string, source: string, values?: Record<string, string | number>) => string;

const format = formatter({ lineNumbers: false });
const catalogs = new Map<string, Map<string, string>>();

/** Returns the messages of a locale's language. */
export function messagesOf(locale: LocaleCode): Messages {
  const language = LOCALES[locale].displayLanguage;
  return (owner, source, values = {}) => {
    const text = catalogOf(owner, language).get(source);
    if (!text) throw new Error(`The ${language} catalog of ${owner} has no "${source}".`);
    const filled = text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
      String(values[name] ?? placeholder),
    );
    return locale === 'en-ca' ? toCanadianSpelling(filled) : filled;
  };
}

export function catalogOf(owner: string, language: DisplayLanguage): Map<string, string> {
  const folder = owner === 'app' ? 'src/app' : `src/features/${owner}`;
  const filename = `${folder}/locales/${language}.po`;
  const cached = catalogs.get(filename);
  if (cached) return cached;
  const parsed = format.parse(readFileSync(filename, 'utf8'), {
    locale: language,
    sourceLocale: 'en',
    filename,
  }) as Record<string, { message?: string; translation?: string }>;
  const messages = new Map(
    // Messages of the error catalog are looked up by key.
    Object.entries(parsed).map(
      ([id, { message, translation = '' }]) => [message ?? id, translation] as const,
    ),
  );
  catalogs.set(filename, messages);
  return messages;
}
