import type { Cart } from '@generated/cart/model/cart';
import { Trans, useLingui } from '@lingui/react/macro';
import type { InsuranceStatus } from '@/lib/insurance/insurance-cookies';
import { logOutInsurance, setInsuranceOn } from '@/lib/insurance/insurance-session';
import { useInsuranceStatus } from '@/lib/insurance/insurance-status';
import { isInsuredItem } from '@/lib/insurance/insured-items';
import { openInsurancePanel } from '@/lib/insurance/open-insurance-panel';
import { announce } from '@/lib/navigation/announcer';
import { useSerialRequest } from '@/lib/queries/use-serial-request';
import { useSite } from '@/lib/site/site';
import { track } from '@/lib/tracking/track';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { Checkbox } from '@/ui/fields/checkbox';
import { useFocusAfterSwap } from '@/ui/lib/use-focus-after-swap';
import { OtherStorePlan } from '../other-store-plan';
import { CartSaving } from './cart-saving';

/** Shows vision insurance in the summary of the cart (002 §2). Its controls change with the login, which may expire. */
export function CartInsurance({ cart }: { cart: Cart }) {
  const status = useInsuranceStatus();
  const swap = useFocusAfterSwap(status);
  if (status === 'disabled') return null;
  return <div {...swap}>{contentOf(status, cart)}</div>;
}

function contentOf(status: InsuranceStatus, cart: Cart) {
  switch (status) {
    case 'none':
      return <OpenPanel cart={cart} />;
    case 'other-store':
      return <OtherStorePlan className="grid justify-items-start gap-1 border-line border-t pt-3 text-sm" />;
    default:
      return <OwnInsurance cart={cart} />;
  }
}

function OpenPanel({ cart: { orderId } }: { cart: Cart }) {
  return (
    <Button
      variant="secondary"
      wide
      className="noscript:hidden"
      aria-haspopup="dialog"
      onClick={({ currentTarget: opener }) => void openInsurancePanel({ opener, orderId })}
    >
      <Trans>Use my vision insurance</Trans>
    </Button>
  );
}

/** Shows the toggle, the saving, and the logout. */
function OwnInsurance({ cart }: { cart: Cart }) {
  const { t } = useLingui();
  const status = useInsuranceStatus();
  const estimate = useEstimate(cart);
  const logOut = () => {
    logOutInsurance();
    announce(t`You are logged out of your insurance. The prices are without it.`);
  };
  return (
    <section aria-label={t`Vision insurance`} className="grid gap-1 border-line border-t pt-3 text-sm">
      <Checkbox
        role="switch"
        label={t`Use my vision insurance`}
        checked={status === 'on'}
        onChange={({ currentTarget }) => setInsuranceOn(currentTarget.checked)}
      />
      {status === 'on' ? <CartSaving cart={cart} /> : null}
      {estimate.state === 'failed' ? (
        <Notice
          tone="error"
          live="polite"
          action={
            <Button variant="link" busy={estimate.retrying} onClick={estimate.retry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>Your insurance prices could not be checked. They may change at checkout.</Trans>
        </Notice>
      ) : null}
      <div>
        <Button variant="link" onClick={logOut}>
          <Trans>Log out of my insurance</Trans>
        </Button>
      </div>
    </section>
  );
}

type EstimateState =
  | { state: 'idle' | 'loading' | 'done' }
  | { state: 'failed'; retry: () => void; retrying: boolean };

/**
 * Has each version of an insured cart estimated (002 §7, `estimatedbenefitpricing`): the commerce API checks the prices and
 * says which plan is in use.
 */
function useEstimate(cart: Cart): EstimateState {
  const site = useSite();
  const isOn = useInsuranceStatus() === 'on';
  const isInsured = isOn && (cart.orderItem ?? []).some(isInsuredItem);
  const { outcome, isCurrent, isRetrying, retry } = useSerialRequest(
    isInsured
      ? {
          send: async () => {
            const { estimateOrder } = await import('@/lib/insurance/order-benefits');
            await estimateOrder(site, cart);
            return true;
          },
          dependencies: [cart.orderId, cart.x_orderVersion, cart.grandTotal],
          onError: () =>
            track({
              name: 'error',
              message: 'Error getting insurance discount',
              operation: 'estimateWithBenefits',
            }),
        }
      : undefined,
  );
  if (!isInsured) return { state: 'idle' };
  if (!isCurrent) return { state: 'loading' };
  return outcome?.data ? { state: 'done' } : { state: 'failed', retry, retrying: isRetrying };
}
