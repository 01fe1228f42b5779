import type { Cart } from '@generated/cart/model/cart';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Cents, cents } from '@/domain/money/cents';
import { formatMoney } from '@/domain/money/format-money';
import { parseAmount } from '@/domain/money/parse-amount';
import type { InsuranceStatus } from '@/lib/insurance/insurance-cookies';
import { logOutInsurance, setInsuranceOn } from '@/lib/insurance/insurance-session';
import { useInsuranceStatus } from '@/lib/insurance/insurance-status';
import { insuranceSavingOf, isInsuredItem } from '@/lib/insurance/insured-items';
import { openInsurancePanel } from '@/lib/insurance/open-insurance-panel';
import { announce } from '@/lib/navigation/announcer';
import { useSerialRequest } from '@/lib/queries/use-serial-request';
import { useSite } from '@/lib/site/site';
import { track } from '@/lib/tracking/track';
import { Button } from '@/ui/actions/button';
import { RetryButton } from '@/ui/actions/retry-button';
import { ChangingText } from '@/ui/display/changing-text';
import { Notice } from '@/ui/display/notice';
import { Checkbox } from '@/ui/fields/checkbox';
import { useFocusAfterSwap } from '@/ui/lib/use-focus-after-swap';
import { OtherStorePlan } from '../other-store-plan';

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

/** Shows the toggle, the saving, the way to benefits and other plans, and the logout. */
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
          action={<RetryButton busy={estimate.retrying} onClick={estimate.retry} />}
        >
          <Trans>Your insurance prices could not be checked. They may change at checkout.</Trans>
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-x-5">
        <Button
          variant="link"
          aria-haspopup="dialog"
          onClick={({ currentTarget: opener }) => void openInsurancePanel({ opener, orderId: cart.orderId })}
        >
          <Trans>See all my benefits</Trans>
        </Button>
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

const CONTACT_LENSES: ReadonlySet<string> = new Set(['LCON', 'RCON']);

/** Shows the insurance saving in a cart, and whether the cart is cheaper without insurance. */
function CartSaving({ cart }: { cart: Cart }) {
  const { locale } = useSite();
  const items = cart.orderItem ?? [];
  const format = (amount: Cents) => formatMoney(amount, locale);
  const saved = insuranceSavingOf(items);
  const total = parseAmount(cart.grandTotal);
  const ordinary = parseAmount(cart.x_totalWithoutInsurance);
  const difference = total !== undefined && ordinary !== undefined ? cents(total - ordinary) : 0;
  const saving = format(saved);
  return (
    <>
      <div role="status" className="grid gap-1 text-ink-soft">
        <p>
          <ChangingText>
            {saved > 0 ? (
              <Trans>Your insurance saves {saving}. Promotions and codes do not add to it.</Trans>
            ) : (
              <Trans>Your plan does not pay for anything in this cart. The prices are without it.</Trans>
            )}
          </ChangingText>
        </p>
        {ordinary !== undefined && difference > 0 ? (
          <Cheaper price={format(ordinary)} difference={format(cents(difference))} />
        ) : null}
        {items.some(({ comments }) => CONTACT_LENSES.has(comments)) ? (
          <p>
            <Trans>
              Prices of contact lenses do not change online: use that benefit in one of our stores.
            </Trans>
          </p>
        ) : null}
      </div>
      {difference > 0 ? (
        <div>
          <Button variant="link" onClick={() => setInsuranceOn(false)}>
            <Trans>Switch insurance off</Trans>
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Cheaper({ price, difference }: { price: string; difference: string }) {
  return (
    <p className="font-medium text-ink">
      <ChangingText>
        <Trans>
          Without insurance your cart costs {price}, which is {difference} less.
        </Trans>
      </ChangingText>
    </p>
  );
}
