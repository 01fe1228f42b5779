import type { Cart } from '@generated/cart/model/cart';
import { Trans } from '@lingui/react/macro';
import { type Cents, cents } from '@/domain/money/cents';
import { formatMoney } from '@/domain/money/format-money';
import { parseAmount } from '@/domain/money/parse-amount';
import { setInsuranceOn } from '@/lib/insurance/insurance-session';
import { insuranceSavingOf } from '@/lib/insurance/insured-items';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { ChangingText } from '@/ui/display/changing-text';

const CONTACT_LENSES: ReadonlySet<string> = new Set(['LCON', 'RCON']);

/** Shows the insurance saving in a cart, and whether the cart is cheaper without insurance. */
export function CartSaving({ cart }: { cart: Cart }) {
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
