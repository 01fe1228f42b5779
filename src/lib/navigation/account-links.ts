import { useLingui } from '@lingui/react/macro';
import { useSite } from '@/lib/site/site';
import { accountPaths } from './account-paths';
import { orderPaths } from './order-paths';
import { sitePaths } from './site-paths';

export type AccountLinkId =
  | 'orders'
  | 'prescriptions'
  | 'payment-methods'
  | 'wishlist'
  | 'addresses'
  | 'details'
  | 'newsletter';

export interface AccountLink {
  id: AccountLinkId;
  href: string;
  label: string;
}

/** Returns the pages of a member's account, in the order of every list of them. */
export function useAccountLinks(): AccountLink[] {
  const site = useSite();
  const { t } = useLingui();
  return [
    { id: 'orders', href: orderPaths.orders(site), label: t`Orders` },
    { id: 'prescriptions', href: accountPaths.accountPrescriptions(site), label: t`Saved prescriptions` },
    { id: 'payment-methods', href: accountPaths.paymentMethods(site), label: t`Payment methods` },
    { id: 'wishlist', href: sitePaths.wishlist(site), label: t`Wishlist` },
    { id: 'addresses', href: accountPaths.addresses(site), label: t`Addresses` },
    { id: 'details', href: accountPaths.details(site), label: t`Your details` },
    { id: 'newsletter', href: accountPaths.newsletter(site), label: t`Newsletter` },
  ];
}
