import { getGetCartKey } from '@generated/cart/cart';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import useSWR, { SWRConfig, useSWRConfig } from 'swr';
import { expect, it, vi } from 'vitest';
import { SiteProvider, siteByLocale } from '../site/site';
import { cartSummaryArgs, useCurrentOrderId } from './cart-summary';

const site = siteByLocale('lc-us');

function Providers({ children }: { children: ReactNode }) {
  return (
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <SiteProvider value={site}>{children}</SiteProvider>
    </SWRConfig>
  );
}

/** Renders the order id while the header loads the cart with `fetcher`. */
function renderOrderId(fetcher?: () => Promise<unknown>) {
  return renderHook(
    () => {
      const header = useSWR(fetcher ? getGetCartKey(...cartSummaryArgs(site)) : null, fetcher ?? null);
      return { orderId: useCurrentOrderId(), header };
    },
    { wrapper: Providers },
  );
}

it('is that of the cart which the header has loaded', async () => {
  const { result } = renderOrderId(async () => ({ orderId: '90210001' }));
  expect(result.current.orderId).toBeUndefined();
  await waitFor(() => expect(result.current.orderId).toBe('90210001'));
});

it('requests nothing by itself', () => {
  expect(renderOrderId().result.current.orderId).toBeUndefined();
});

it('is undefined again when the cart is gone', async () => {
  let isGone = false;
  const { result } = renderOrderId(async () => {
    if (isGone) throw new Error('404');
    return { orderId: '90210001' };
  });
  await waitFor(() => expect(result.current.orderId).toBe('90210001'));
  isGone = true;
  void result.current.header.mutate();
  await waitFor(() => expect(result.current.orderId).toBeUndefined());
});

it('does not prevent a fetch of the cart after a mutation', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ orderId: '90210002', orderItem: [] }));
  const { result } = renderHook(() => ({ orderId: useCurrentOrderId(), mutate: useSWRConfig().mutate }), {
    wrapper: Providers,
  });
  void result.current.mutate(getGetCartKey(...cartSummaryArgs(site)));
  await waitFor(() => expect(result.current.orderId).toBe('90210002'));
  vi.unstubAllGlobals();
});
