import type { Exchange } from '../../contract-checker/http/exchange';
import type { Violation } from '../../contract-checker/rules/violation';
import { CURRENCIES } from '../store-ids';

/** Amounts are in the currency that the call asks for, or in that of its store. */
export function checkCurrency({ request, response }: Pick<Exchange, 'request' | 'response'>): Violation[] {
  const expected = currencyOf(request.url);
  if (expected === undefined || !namesOther(response.body, expected)) return [];
  return [
    {
      rule: 'currency',
      subject: 'currency',
      expected: `${expected}, of the store`,
      received: 'another currency',
      keys: ['responses'],
    },
  ];
}

function currencyOf(href: string): string | undefined {
  const { pathname, searchParams } = new URL(href);
  const storeId = /\/store\/(\d+)\//.exec(pathname)?.[1] ?? searchParams.get('storeId') ?? '';
  return searchParams.get('currency') ?? (CURRENCIES as Record<string, string>)[storeId];
}

function namesOther(value: unknown, expected: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, child]) =>
    /currency$/i.test(name) && typeof child === 'string'
      ? /^[A-Z]{3}$/.test(child) && child !== expected
      : namesOther(child, expected),
  );
}
