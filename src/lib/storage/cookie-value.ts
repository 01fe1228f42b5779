import Cookies from 'js-cookie';
import { type StoredValue, storedValue, type TextFormat, type Validate } from './stored-value';

export interface CookieValueOptions<Value> {
  name: string;
  validate: Validate<Value>;
  /** Seconds, or a function that returns them at each write; a session cookie when absent. */
  lifetimeSeconds?: number | (() => number);
  /** `text` for plain values such as `valid`; `json` for records. */
  format?: 'text' | 'json';
}

export const SECONDS_PER_DAY = 86_400;

const FORMATS: Record<'text' | 'json', TextFormat> = {
  text: { serialize: String, parse: (text) => text },
  json: { serialize: JSON.stringify, parse: (text) => JSON.parse(text) },
};

/** Defines a typed cookie of the whole site. It is secure when the page uses HTTPS. */
export function cookieValue<Value>({
  name,
  validate,
  lifetimeSeconds,
  format = 'text',
}: CookieValueOptions<Value>): StoredValue<Value> {
  const expires = () => {
    const seconds = typeof lifetimeSeconds === 'function' ? lifetimeSeconds() : lifetimeSeconds;
    return seconds === undefined ? {} : { expires: seconds / SECONDS_PER_DAY };
  };
  return storedValue(
    {
      get: () => Cookies.get(name),
      set: (text) => {
        Cookies.set(name, text, {
          ...expires(),
          sameSite: 'Lax',
          secure: window.location.protocol === 'https:',
        });
        if (Cookies.get(name) !== text) throw new Error('The browser rejected the cookie.');
      },
      remove: () => Cookies.remove(name),
      // Cookies have no change event across tabs, so check on focus, and when Back shows a preserved page.
      changedBy: ['focus', 'pageshow'],
    },
    validate,
    FORMATS[format],
  );
}
