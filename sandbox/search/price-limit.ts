/** Prices that a query asks for, in cents of the site's currency. */
export interface PriceLimit {
  minPrice?: number;
  maxPrice?: number;
  /** As typed: "under $100". */
  text: string;
  /** The query without it. */
  rest: string;
}

/** Smaller numbers without a currency are ages, weeks or pieces: "kids under 12". */
const MIN_BARE_AMOUNT = 20;

/** What makes a number something else: "under 140 mm", "20% off". */
const OTHER_UNITS = String.raw`mm|cm|%|off|percent|years?|yrs?|años|ans(?!\p{L})|pack|count|lenses|lentes|lentilles`;

const amount = (name: string) =>
  String.raw`(?<${name}Sign>(?:us|ca|c)?\$ ?)?(?<${name}>\d{1,4}(?:[.,]\d{1,2})?)` +
  String.raw`(?<${name}Unit> ?(?:\$|dollars?|d[oó]lares|bucks|usd|cad))?` +
  String.raw`(?![\p{L}\p{N}]|[.,]\d| ?(?:${OTHER_UNITS}))`;

/** Words of all languages, since shoppers mix them and none means something else in another. */
const UP_TO =
  'under|below|less than|no more than|cheaper than|up to|at most|within|<=?|' +
  'por menos de|menos de|hasta|no más de|por debajo de|debajo de|bajo|' +
  "à moins de|a moins de|moins de|jusqu[’']à|jusqu[’']a|sous|en[ -]dessous de|pas plus de|" +
  'm[aá]x(?:imo|imum)?[.:]?';
const FROM =
  'over|above|more than|at least|starting at|>=?|más de|mas de|desde|a partir de|à partir de|plus de|au[ -]dessus de';
const OR_LESS = '(?:or|and|o|y|ou|et) (?:less|under|below|cheaper|menos|moins)';

const pattern = (text: string) => new RegExp(String.raw`(?<![\p{L}\p{N}$])${text}`, 'iu');

interface Reading {
  pattern: RegExp;
  /** Whether a number alone would rather be an age: "glasses for women over 50". */
  needsCurrency: boolean;
  toLimit: (low: number, high: number) => Pick<PriceLimit, 'minPrice' | 'maxPrice'>;
}

const between = (low: number, high: number) => ({
  minPrice: Math.min(low, high),
  maxPrice: Math.max(low, high),
});
const upTo = (maxPrice: number) => ({ maxPrice });

/** The longest first. */
const READINGS: readonly Reading[] = [
  {
    pattern: pattern(`(?:between|entre) ${amount('low')} (?:and|y|et) ${amount('high')}`),
    needsCurrency: false,
    toLimit: between,
  },
  {
    pattern: pattern(`(?:from |de |desde )?${amount('low')} ?(?:to|a|à|-|–|hasta) ?${amount('high')}`),
    needsCurrency: true,
    toLimit: between,
  },
  { pattern: pattern(`(?:${UP_TO}) ?${amount('low')}`), needsCurrency: false, toLimit: upTo },
  { pattern: pattern(`${amount('low')} ${OR_LESS}`), needsCurrency: false, toLimit: upTo },
  {
    pattern: pattern(`(?:${FROM}) ?${amount('low')}`),
    needsCurrency: true,
    toLimit: (minPrice) => ({ minPrice }),
  },
  { pattern: pattern(amount('low')), needsCurrency: true, toLimit: upTo },
];

/** Reads "under 100", "less than $150", "moins de 150 $" or "between 100 and 200" in a query; undefined without a price. */
export function readPriceLimit(query: string): PriceLimit | undefined {
  const typed = query.replace(/\s+/g, ' ').trim();
  for (const reading of READINGS) {
    const match = reading.pattern.exec(typed);
    if (!match?.groups) continue;
    const { low, high, lowSign, lowUnit, highSign, highUnit } = match.groups;
    const amounts = [toCents(low), toCents(high ?? low)] as const;
    const hasCurrency = [lowSign, lowUnit, highSign, highUnit].some(Boolean);
    if (!hasCurrency && (reading.needsCurrency || Math.min(...amounts) < MIN_BARE_AMOUNT * 100)) continue;
    const rest = [typed.slice(0, match.index), typed.slice(match.index + match[0].length)];
    return {
      ...reading.toLimit(...amounts),
      text: match[0],
      rest: rest
        .map((part) => part.trim())
        .join(' ')
        .trim(),
    };
  }
  return undefined;
}

function toCents(text: string | undefined): number {
  return Math.round(Number((text ?? '').replace(',', '.')) * 100);
}
