import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { clearLostSession, type LostSession } from '@/lib/session/lost-session';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/button-link';
import { Notice } from '@/ui/display/notice';
import { toCartView } from '../api/to-cart-view';
import { useLineItemNames } from '../hooks/use-line-item-names';

/** Explains that the session was lost, lists the former cart contents if cached, and offers sign-in. */
export function LostSessionNotice({ session: { cart, wasMember } }: { session: LostSession }) {
  const site = useSite();
  const { t } = useLingui();
  const lineItems = cart ? toCartView(cart).lineItems : [];
  const names = useLineItemNames(lineItems);
  const place = useRef<HTMLDivElement>(null);
  // The shopper may be far below it. A panel that closes with the lost cart restores the scroll position in a separate task.
  useEffect(() => {
    const timeout = setTimeout(() => place.current?.scrollIntoView?.({ block: 'nearest' }));
    return () => clearTimeout(timeout);
  }, []);
  return (
    <div ref={place} className="scroll-my-4">
      <Notice
        tone="warning"
        live="assertive"
        title={wasMember ? t`You are no longer signed in` : t`Your earlier visit has ended`}
        action={
          <div className="mt-2 flex flex-wrap gap-3">
            <ButtonLink
              variant="secondary"
              render={<PageLink href={sitePaths.account(site, sitePaths.cart(site))} />}
            >
              <Trans>Sign in</Trans>
            </ButtonLink>
            <Button variant="link" onClick={clearLostSession}>
              <Trans>Close this message</Trans>
            </Button>
          </div>
        }
      >
        <p>
          {wasMember ? (
            <Trans>Sign in again, and what was in your cart is back.</Trans>
          ) : (
            <Trans>
              It was too long ago, or this browser no longer has its cookies, so your cart began anew. If you
              have an account, sign in, and what was in your cart there is back.
            </Trans>
          )}
        </p>
        {lineItems.length > 0 ? (
          <>
            <p className="mt-2">
              <Trans>This was in your cart:</Trans>
            </p>
            <ul className="list-disc pl-5">
              {lineItems.map(({ orderItemId, upc, name, quantity }) => (
                <li key={orderItemId}>
                  <PageLink
                    href={sitePaths.product(site, upc)}
                    className="link-inline inline-flex min-h-11 items-center"
                  >
                    {names.get(orderItemId) ?? name}
                  </PageLink>
                  {quantity > 1 ? ` × ${quantity}` : null}
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </Notice>
    </div>
  );
}
