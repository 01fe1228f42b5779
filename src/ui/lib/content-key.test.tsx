// @vitest-environment jsdom
import '@/ui/testing/setup';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { translatePage } from '../../../tests/support/translate-page';
import { Button } from '../actions/button';
import { ButtonLink } from '../actions/button-link';
import { ChangingText } from '../display/changing-text';
import { PriceLine } from '../display/price-line';
import { PriceRow } from '../display/price-row';

/** Simulates a message of the catalog, whose text depends on its props. */
function Message({ id, values }: { id: string; values?: Record<string, string> }) {
  return `${id} ${Object.values(values ?? {}).join()}`;
}
function Label({ isLast }: { isLast: boolean }) {
  return <Message id={isLast ? 'Add to cart' : 'Continue'} />;
}
const price = (now: string) => <PriceLine price={{ now, was: '$99', nowLabel: 'Now', wasLabel: 'Was' }} />;
const row = (amount: string) => (
  <dl>
    <PriceRow label={<Message id="Saved" values={{ amount }} />} amount={amount} note={<>of {amount}</>} />
  </dl>
);

it.each<[string, ReactNode, ReactNode, string]>([
  [
    'a button with an amount',
    <Button key="b">
      <Message id="Pay" values={{ total: '$1' }} />
    </Button>,
    <Button key="b">
      <Message id="Pay" values={{ total: '$2' }} />
    </Button>,
    'Pay $2',
  ],
  [
    'a button with other words',
    <Button key="b">
      <Label isLast={false} />
    </Button>,
    <Button key="b">
      <Label isLast />
    </Button>,
    'Add to cart',
  ],
  [
    'a link',
    <ButtonLink key="b" href="/">
      <Message id="1" />
    </ButtonLink>,
    <ButtonLink key="b" href="/">
      <Message id="2" />
    </ButtonLink>,
    '2',
  ],
  [
    'several texts',
    <ChangingText key="t">
      {2} × {'$1'}
    </ChangingText>,
    <ChangingText key="t">
      {3} × {'$1'}
    </ChangingText>,
    '3 × $1',
  ],
  ['a price', price('$1'), price('$2'), 'Now $2 Was $99'],
  [
    'a price that is reduced',
    <PriceLine key="p" price={{ now: '$99' }} />,
    <PriceLine key="p" price={{ now: '$2', was: '$99', nowLabel: 'Now', wasLabel: 'Was' }} />,
    'Now $2 Was $99',
  ],
  ['a row of a breakdown', row('$1'), row('$2'), 'Saved $2of $2$2'],
])('%s stays true after the browser has translated the page', (_case, before, after, text) => {
  const { rerender } = render(<main>{before}</main>);
  translatePage();
  rerender(<main>{after}</main>);
  expect(screen.getByRole('main').textContent?.trim()).toBe(text);
});
