import type { Invariant } from '../contract-checker/plugin.ts';
import { CURRENCIES } from './store-ids.ts';

/** Amounts are in the currency that the call asks for, or in that of its store. */
export const currency: Invariant = ({ request, response }) => {
  const expected = currencyOf(request.url);
  return expected !== undefined && namesOther(response.body, expected) ? 'another currency' : undefined;
};

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
