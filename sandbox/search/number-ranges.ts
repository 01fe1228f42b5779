/** Above `low` and up to `high`; a missing end is open. */
export interface NumberRange {
  low?: number;
  high?: number;
}

/** The bands of the price filter, in dollars of either currency. */
export const PRICE_RANGES: readonly NumberRange[] = [
  { high: 50 },
  { low: 50, high: 100 },
  { low: 100, high: 150 },
  { low: 150, high: 200 },
  { low: 200, high: 300 },
  { low: 300 },
];

/** A frame without a power range accepts every prescription (003 §5). */
export const POWER_RANGE_WHEN_UNKNOWN = { min: -99, max: 99 } as const;

const RANGE = /^\(\{(\*|-?\d+(?:\.\d+)?) (\*|-?\d+(?:\.\d+)?)\} (\*|-?\d+(?:\.\d+)?)\)$/;

/** Parses `({100 200} 200)`; `*` is an open end. Undefined for anything else. */
export function parseRange(text: string): NumberRange | undefined {
  const match = RANGE.exec(text.trim());
  if (!match || match[2] !== match[3]) return undefined;
  const [, low, high] = match;
  return {
    ...(low === '*' ? {} : { low: Number(low) }),
    ...(high === '*' ? {} : { high: Number(high) }),
  };
}

/** Parses `100-200` of a listing URL, or `100-` and `-200`; undefined for anything else. */
export function parseUrlRange(text: string): NumberRange | undefined {
  const [range, low, high] = /^(\d+(?:\.\d+)?)?-(\d+(?:\.\d+)?)?$/.exec(text) ?? [];
  if (range === undefined || range === '-') return undefined;
  return {
    ...(low === undefined ? {} : { low: Number(low) }),
    ...(high === undefined ? {} : { high: Number(high) }),
  };
}

/** Formats a range for a listing URL. */
export function urlRange({ low, high }: NumberRange): string {
  return `${low ?? ''}-${high ?? ''}`;
}

/** Formats a range as `({100 200} 200)`: above 100 and up to 200 in the commerce API's syntax. */
export function rangeExpression({ low, high }: NumberRange): string {
  const end = high ?? '*';
  return `({${low ?? '*'} ${end}} ${end})`;
}

export function isWithin(value: number, { low, high }: NumberRange): boolean {
  return (low === undefined || value > low) && (high === undefined || value <= high);
}
