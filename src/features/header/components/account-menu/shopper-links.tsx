import { select } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '@/domain/locale/format-number';
import { pluralForm } from '@/domain/locale/plural-form';
import { loadOnDemand } from '@/lib/hydration/load-on-demand';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useHasSession } from '@/lib/session/session-cookie';
import { useSite } from '@/lib/site/site';
import { useStoreValue } from '@/lib/state/create-store';
import { IconLink } from '@/ui/actions/icon-link';
import { BagIcon, HeartIcon, UserIcon } from '@/ui/icons/icons';
import type { MenuSelection } from '../../state/selected-menu';
import type { ShopperCounts } from './shopper-session';

// If it does not load, the links still work, but without numbers.
const shopperSession = loadOnDemand(async () => (await import('./shopper-session')).ShopperSession);

const NO_COUNTS: ShopperCounts = { inCart: 0, saved: 0 };

/**
 * Shows links to account, wishlist and cart. Identity and item counts load lazily after the first paint, and only with a
 * session.
 */
export function ShopperLinks(menuSelection: MenuSelection) {
  const site = useSite();
  const { t } = useLingui();
  const hasSession = useHasSession();
  const account = useRef<HTMLDivElement>(null);
  const [counts, setCounts] = useState(NO_COUNTS);
  const Session = useStoreValue(shopperSession);
  useEffect(() => {
    if (hasSession) shopperSession.load();
  }, [hasSession]);
  const { inCart, saved } = hasSession ? counts : NO_COUNTS;
  const savedNumber = formatNumber(saved, site.languageTag);
  const savedForm = pluralForm(saved, site.languageTag);
  const cartForm = pluralForm(inCart, site.languageTag);
  const cartNumber = formatNumber(inCart, site.languageTag);
  return (
    <>
      <div ref={account} className="relative">
        <IconLink
          label={t`My account`}
          icon={<UserIcon size={22} />}
          render={<PageLink href={sitePaths.myAccount(site)} />}
        />
        {hasSession && Session ? <Session {...menuSelection} account={account} onCounts={setCounts} /> : null}
      </div>
      <IconLink
        label={
          saved > 0
            ? t`Wishlist, ${select(savedForm, { one: `${savedNumber} item`, other: `${savedNumber} items` })}`
            : t`Wishlist`
        }
        icon={<HeartIcon size={22} />}
        count={saved}
        render={<PageLink href={sitePaths.wishlist(site)} />}
      />
      <IconLink
        label={
          inCart > 0
            ? t`Cart, ${select(cartForm, { one: `${cartNumber} item`, other: `${cartNumber} items` })}`
            : t`Cart`
        }
        icon={<BagIcon size={22} />}
        count={inCart}
        render={<PageLink href={sitePaths.cart(site)} />}
      />
    </>
  );
}
