import type { Diff } from 'api-smart-diff';
import type { Location } from './locate.ts';

const MAX_VALUE_LENGTH = 60;
/** Lists whose entries are named by their value. */
const LISTS_OF_VALUES = ['enum', 'required', 'type'];

/** One line, such as `Cart.orderId type: "string" → "integer"`. */
export function describeChange(diff: Diff, { component = '', keys }: Location): string {
  const names = isEntryOfList(keys) ? keys.slice(0, -1) : keys;
  const place = `${component}${placeOf(names)}`.trim();
  return `${place || 'operation'}: ${whatHappened(diff)}`;
}

function isEntryOfList(keys: string[]): boolean {
  return LISTS_OF_VALUES.includes(keys.at(-2) ?? '') && /^\d+$/.test(keys.at(-1) ?? '');
}

/** `properties.items.items.properties.sku` as `.items[].sku`. */
function placeOf(keys: string[]): string {
  const [first, second, ...rest] = keys;
  if (first === undefined) return '';
  if (first === 'properties' && second !== undefined) return `.${second}${placeOf(rest)}`;
  if (first === 'items') return `[]${placeOf(keys.slice(1))}`;
  if (first === 'content' && second !== undefined)
    return ` (${second})${placeOf(rest[0] === 'schema' ? rest.slice(1) : rest)}`;
  return ` ${first}${placeOf(keys.slice(1))}`;
}

function whatHappened({ action, before, after }: Diff): string {
  if (action === 'add') return `added${shortened(after)}`;
  if (action === 'remove') return `removed${shortened(before)}`;
  return `${shortened(before).trim() || 'an object'} → ${shortened(after).trim() || 'an object'}`;
}

/** Objects are too long for a line. */
function shortened(value: unknown): string {
  if (value === undefined || (typeof value === 'object' && !Array.isArray(value))) return '';
  const text = JSON.stringify(value);
  return ` ${text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text}`;
}
