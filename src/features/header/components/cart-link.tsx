import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { PageLink } from '@/platform/navigation/page-link';
import { storePaths } from '@/platform/navigation/store-paths';
import { useHasSession } from '@/platform/session/session-hint';
import { useStore } from '@/platform/store/store';
import { IconLink } from '@/ui/actions/icon-link';
import { BagIcon } from '@/ui/icons/bag-icon';
import type { CartCounter } from './cart-counter';

/**
 * Leads to the cart and says how much is in it. The number comes once the page has painted: who the shopper is and what is
 * in the cart is asked for by code that the first paint can do without, and a shopper without a session never needs.
 */
export function CartLink() {
  const store = useStore();
  const { t } = useLingui();
  const [count, setCount] = useState(0);
  const Counter = useLateCounter();
  return (
    <>
      {Counter ? <Counter onCount={setCount} /> : null}
      <IconLink
        label={count > 0 ? t`Cart, ${plural(count, { one: '# item', other: '# items' })}` : t`Cart`}
        icon={<BagIcon size={22} />}
        count={count}
        render={<PageLink href={storePaths.cart(store)} />}
      />
    </>
  );
}

function useLateCounter(): typeof CartCounter | undefined {
  const [Counter, setCounter] = useState<typeof CartCounter>();
  const hasSession = useHasSession();
  useEffect(() => {
    if (!hasSession) return;
    import('./cart-counter').then(
      (module) => setCounter(() => module.CartCounter),
      () => {
        // Without its number the link still leads to the cart.
      },
    );
  }, [hasSession]);
  return Counter;
}
