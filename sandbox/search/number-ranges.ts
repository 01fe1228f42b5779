/** Above `low` and up to `high`; an end that is missing is open. */
export interface NumberRange {
  low?: number;
  high?: number;
}

/** The bands of the price filter, in units of either currency. */
export const PRICE_RANGES: readonly NumberRange[] = [
  { high: 50 },
  { low: 50, high: 100 },
  { low: 100, high: 150 },
  { low: 150, high: 200 },
  { low: 200, high: 300 },
  { low: 300 },
];

/** A frame whose maker gives no power window takes every prescription (003 §5). */
export const POWER_RANGE_WHEN_UNKNOWN = { min: -99, max: 99 } as const;

const RANGE = /^\(\{(\*|-?\d+(?:\.\d+)?) (\*|-?\d+(?:\.\d+)?)\} (\*|-?\d+(?:\.\d+)?)\)$/;

/** Reads `({100 200} 200)`; `*` leaves an end open. Undefined for anything else. */
export function parseRange(text: string): NumberRange | undefined {
  const match = RANGE.exec(text.trim());
  if (!match || match[2] !== match[3]) return undefined;
  const [, low, high] = match;
  return {
    ...(low === '*' ? {} : { low: Number(low) }),
    ...(high === '*' ? {} : { high: Number(high) }),
  };
}

/** Reads `100-200` as a listing's address has it, or `100-` and `-200`; undefined for anything else. */
export function parseAddressRange(text: string): NumberRange | undefined {
  const [range, low, high] = /^(\d+(?:\.\d+)?)?-(\d+(?:\.\d+)?)?$/.exec(text) ?? [];
  if (range === undefined || range === '-') return undefined;
  return {
    ...(low === undefined ? {} : { low: Number(low) }),
    ...(high === undefined ? {} : { high: Number(high) }),
  };
}

/** Writes a range as a listing's address has it. */
export function addressRange({ low, high }: NumberRange): string {
  return `${low ?? ''}-${high ?? ''}`;
}

/** Writes a range as `({100 200} 200)`, the platform's way to say above 100 and up to 200. */
export function rangeExpression({ low, high }: NumberRange): string {
  const end = high ?? '*';
  return `({${low ?? '*'} ${end}} ${end})`;
}

export function isWithin(value: number, { low, high }: NumberRange): boolean {
  return (low === undefined || value > low) && (high === undefined || value <= high);
}
