import { type ExpressionContext, evaluate } from './expression.ts';
import type { Invariant } from './invariant.ts';
import { rowsAt, valuesAt } from './pointer.ts';

/** An invariant that does not hold. */
export interface BrokenInvariant {
  subject: string;
  expected: string;
  received: string;
}

type Check<Kind extends Invariant['kind']> = (
  invariant: Extract<Invariant, { kind: Kind }>,
  context: ExpressionContext,
) => BrokenInvariant | undefined;

const CHECKS: {
  [Kind in 'count' | 'sum' | 'product' | 'equal' | 'unique' | 'sorted' | 'range']: Check<Kind>;
} = {
  count: ({ count: pointer, rows: rowsPointer }, { responseBody }) => {
    const [count] = valuesAt(responseBody, pointer);
    const rows = rowsAt(responseBody, rowsPointer).length;
    if (count === undefined || Number(count) === rows) return undefined;
    return broken(`count ${pointer}`, `${rows}, the rows at ${rowsPointer}`, String(count));
  },
  sum: ({ total: pointer, of }, { responseBody }) => {
    const [total] = valuesAt(responseBody, pointer);
    if (total === undefined) return undefined;
    const cents = of
      .flatMap((amount) => valuesAt(responseBody, amount))
      .reduce<number>((sum, value) => sum + toCents(value), 0);
    return toCents(total) === cents
      ? undefined
      : broken(`sum ${pointer}`, (cents / 100).toFixed(2), String(total));
  },
  product: ({ rows, of, product }, { responseBody }) => {
    const isWrong = rowsAt(responseBody, rows).some((row) => {
      const factors = of.map((name) => valuesAt(row, `/${name}`)[0]);
      const [result] = valuesAt(row, `/${product}`);
      if (result === undefined || factors.includes(undefined)) return false;
      return toCents(result) !== toCents(factors.reduce<number>((all, factor) => all * Number(factor), 1));
    });
    return isWrong ? broken(`product ${product}`, of.join(' × '), 'another amount') : undefined;
  },
  equal: ({ left, right }, context) => {
    const [first, second] = [evaluate(left, context), evaluate(right, context)];
    if (first === undefined || second === undefined || String(first) === String(second)) return undefined;
    return broken(`equal ${left}`, `the value of ${right}`, 'another value');
  },
  unique: ({ rows, by }, { responseBody }) => {
    const ids = idsOf(responseBody, rows, by);
    const isUnique = new Set(ids).size === ids.length;
    return isUnique ? undefined : broken(`unique ${rows}`, `each ${by} once`, 'a repeated one');
  },
  sorted: ({ rows, by, direction, when = {} }, context) => {
    const { responseBody } = context;
    if (Object.entries(when).some(([expression, value]) => evaluate(expression, context) !== value))
      return undefined;
    const values = lowestOf(responseBody, rows, by);
    const sign = direction === 'ascending' ? 1 : -1;
    const isSorted = values.every(
      (value, index) => index === 0 || sign * compare(values[index - 1] ?? '', value) <= 0,
    );
    return isSorted ? undefined : broken(`sorted ${rows}`, `${direction} by ${by}`, 'another order');
  },
  range: ({ rows, by, from, to }, context) => {
    const [low, high] = [from, to].map((end) => (end === undefined ? undefined : evaluate(end, context)));
    const isOutside = lowestOf(context.responseBody, rows, by).some(
      (value) => isBelow(value, low) || isBelow(high, value),
    );
    const expected = [from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(' ');
    return isOutside ? broken(`range ${rows}`, `${by} ${expected}`, 'a row outside') : undefined;
  },
};

/** Whether the first one comes before the second one. Of a day and a time of that day, neither does. */
function isBelow(first: unknown, second: unknown): boolean {
  if (first === undefined || second === undefined) return false;
  const [left, right] = [String(first), String(second)];
  if (Number.isFinite(Number(left)) && Number.isFinite(Number(right))) return Number(left) < Number(right);
  const length = Math.min(left.length, right.length);
  return left.slice(0, length) < right.slice(0, length);
}

/** Checks an invariant of one response. Undefined: it holds, or is about more than one response. */
export function checkResponseInvariant(
  invariant: Invariant,
  context: ExpressionContext,
): BrokenInvariant | undefined {
  if (!(invariant.kind in CHECKS)) return undefined;
  const check = CHECKS[invariant.kind as keyof typeof CHECKS] as Check<Invariant['kind']>;
  return check(invariant, context);
}

/** The named values of the rows, as text. */
export function idsOf(body: unknown, rows: string, by: string): string[] {
  return rowsAt(body, rows).flatMap((row) => valuesAt(row, `/${by}`).map(String));
}

/** The named value of each row; the lowest one where a row has several. */
function lowestOf(body: unknown, rows: string, by: string): string[] {
  return rowsAt(body, rows).flatMap((row) => valuesAt(row, `/${by}`).map(String).sort(compare).slice(0, 1));
}

export function broken(subject: string, expected: string, received: string): BrokenInvariant {
  return { subject, expected, received };
}

/** Amounts are text or numbers of the currency's units. */
function toCents(value: unknown): number {
  return Math.round(Number(value) * 100);
}

function compare(a: string, b: string): number {
  const [left, right] = [Number(a), Number(b)];
  if (Number.isFinite(left) && Number.isFinite(right)) return left - right;
  return a < b ? -1 : a > b ? 1 : 0;
}
