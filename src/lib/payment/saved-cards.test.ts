import { afterEach, expect, it, vi } from 'vitest';
import { setServerTime } from '@/lib/dates/server-time';
import { thisMonth, toSavedCards } from './saved-cards';

const billTo = {
  firstName: 'Ana',
  lastName: 'Linden',
  street1: '12 Orchard Lane',
  city: 'Mason',
  state: 'OH',
  postalCode: '45040',
  country: 'US',
  email: 'ana@example.com',
};

afterEach(() => {
  vi.useRealTimers();
  setServerTime(undefined);
});

it('takes the month from the server, whatever the clock of the device says', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date(2035, 0, 1) });
  expect(thisMonth()).toEqual({ month: 1, year: 2035 });
  setServerTime(new Date(2026, 4, 31, 23, 59).getTime());
  expect(thisMonth()).toEqual({ month: 5, year: 2026 });
  vi.advanceTimersByTime(60_000);
  expect(thisMonth()).toEqual({ month: 6, year: 2026 });
});

it('names brand, last digits, expiry, holder and the default card', () => {
  const cards = toSavedCards(
    {
      payments: [
        {
          index: 0,
          cardType: '002',
          maskedNumber: 'xxxxxxxxxxxx4444',
          expMonth: '05',
          expYear: '2026',
          billTo,
        },
        {
          index: 1,
          cardType: '003',
          maskedNumber: 'xxxxxxxxxxx0005',
          expMonth: '06',
          expYear: '2026',
          billTo,
        },
      ],
      defaultPayment: 1,
    },
    { month: 6, year: 2026 },
  );
  expect(cards).toEqual([
    {
      index: 0,
      brand: 'MasterCard',
      maskedNumber: 'xxxxxxxxxxxx4444',
      lastFour: '4444',
      expiry: '05/2026',
      isExpired: true,
      isDefault: false,
      holder: 'Ana Linden',
    },
    {
      index: 1,
      brand: 'AMEX',
      maskedNumber: 'xxxxxxxxxxx0005',
      lastFour: '0005',
      expiry: '06/2026',
      // Good to the end of its month.
      isExpired: false,
      isDefault: true,
      holder: 'Ana Linden',
    },
  ]);
});
