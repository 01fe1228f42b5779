import { globSync } from 'node:fs';
import { controlPattern } from '@sandbox/states/control-pattern';
import type { DisplayLanguage } from '@/domain/locale/locales';
import { catalogOf } from '../../../tests/e2e/support/messages.ts';

const catalogs = new Map<DisplayLanguage, Map<string, string>>();

/** All messages of a language. Catalogs with the same message translate it alike, which the check `messages` ensures. */
function messagesIn(language: DisplayLanguage): Map<string, string> {
  const cached = catalogs.get(language);
  if (cached) return cached;
  const owners = globSync('src/{app,features/**}/locales/en.po').map((path) =>
    path
      .replaceAll('\\', '/')
      .replace(/^src\/(features\/)?/, '')
      .replace('/locales/en.po', ''),
  );
  const messages = new Map(owners.flatMap((owner) => [...catalogOf(owner, language)]));
  catalogs.set(language, messages);
  return messages;
}

/**
 * What a control of a step is called in a language.
 *
 * @param name the message in English, with `*` at its end for the beginning of a longer name.
 * @throws Error for a name that is no message.
 */
export function controlName(name: string, language: DisplayLanguage): RegExp {
  const isBeginning = name.endsWith('*');
  const source = isBeginning ? name.slice(0, -1) : name;
  const text = messagesIn(language).get(source);
  if (!text) throw new Error(`The messages have no "${source}".`);
  return controlPattern(text, isBeginning);
}
