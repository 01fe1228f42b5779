import Cookies from 'js-cookie';
import { type EntrySchema, type StoredEntry, storedEntry, type TextForm } from './stored-entry';

export interface CookieEntryOptions<Value> {
  name: string;
  schema: EntrySchema<Value>;
  /** Seconds; a session cookie when absent. */
  lifetimeSeconds?: number;
  /** Defaults to `/`. */
  path?: string;
  /** `text` for plain values such as `valid`; `json` for records. */
  form?: 'text' | 'json';
}

export const SECONDS_PER_DAY = 86_400;

const FORMS: Record<'text' | 'json', TextForm> = {
  text: { toText: String, toValue: (text) => text },
  json: { toText: JSON.stringify, toValue: (text) => JSON.parse(text) },
};

/** A typed cookie (design §6). It is secure when the page uses HTTPS. */
export function cookieEntry<Value>({
  name,
  schema,
  lifetimeSeconds,
  path = '/',
  form = 'text',
}: CookieEntryOptions<Value>): StoredEntry<Value> {
  const expires = () => (lifetimeSeconds === undefined ? {} : { expires: lifetimeSeconds / SECONDS_PER_DAY });
  return storedEntry(
    {
      get: () => Cookies.get(name),
      set: (text) => {
        Cookies.set(name, text, {
          ...expires(),
          path,
          sameSite: 'Lax',
          secure: window.location.protocol === 'https:',
        });
        if (Cookies.get(name) !== text) throw new Error('The browser rejected the cookie.');
      },
      remove: () => Cookies.remove(name, { path }),
      // Cookies have no change event across tabs, so check on focus.
      changedBy: ['focus'],
    },
    schema,
    FORMS[form],
  );
}
