import { oncePerObject } from '@/lib/cache/once-per-object';
import type { PageState } from './page-state';

/** JSON for a script element; `<` is escaped so that it cannot close the element. */
export function serializeState({ data, messages, ...rest }: PageState): string {
  // The order in which responses came says nothing: the same page has the same bytes.
  const members = Object.entries(data)
    .filter(([, value]) => value !== undefined)
    .sort(([first], [second]) => (first < second ? -1 : 1))
    .map(([key, value]) => `${scriptJson(key)}:${isObject(value) ? objectJson(value) : scriptJson(value)}`);
  return `{"data":{${members.join()}},"messages":${messagesJson(rest, messages)},${scriptJson(rest).slice(1)}`;
}

function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** JSON of a response, which is the same object on every page that shows it for a minute. */
const objectJson = oncePerObject(scriptJson);

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** JSON of messages by their language and catalogs, which do not change while the server runs. */
const knownMessages = new Map<string, string>();

function messagesJson(
  { locale, catalogs }: Pick<PageState, 'locale' | 'catalogs'>,
  messages: PageState['messages'],
): string {
  const key = [locale, ...catalogs].join();
  const json = knownMessages.get(key) ?? scriptJson(messages);
  knownMessages.set(key, json);
  return json;
}
