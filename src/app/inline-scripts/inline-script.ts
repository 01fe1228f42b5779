/**
 * Turns a function into the text of an inline script. The function must be self-contained: it may use only its parameters
 * and globals of the browser. Arguments are sent as JSON, and `<` is escaped so that no text can close the element.
 */
export function inlineScript<Args extends unknown[]>(script: (...args: Args) => void, ...args: Args): string {
  const values = args.map((value) => JSON.stringify(value).replaceAll('<', '\\u003c'));
  return `(${String(script)})(${values.join(',')});`;
}
