import { orderPaths } from '../navigation/order-paths';
import { PageLink, type PageLinkProps } from '../navigation/page-link';
import { useSite } from '../site/site';
import type { TrackingRequest } from './tracking-request';

export interface TrackingLinkProps extends Omit<PageLinkProps, 'href' | 'state'>, TrackingRequest {}

/** Links to the tracking of an order. The order and its email are in the history entry, not in the URL. */
export function TrackingLink({ orderId, email, ...rest }: TrackingLinkProps) {
  const state = { tracking: { orderId, email: email.trim().toLowerCase() } };
  return <PageLink {...rest} href={orderPaths.trackOrder(useSite())} state={state} />;
}
