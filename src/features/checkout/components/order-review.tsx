import type { Cart } from '@generated/cart/model/cart';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatMoney } from '@/domain/money/format-money';
import { LegalLink } from '@/lib/content/legal-link';
import { checkoutPaths } from '@/lib/navigation/checkout-paths';
import { helpPaths } from '@/lib/navigation/help-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import type { CheckoutSections } from '../hooks/use-checkout-sections';
import { focusId } from '../hooks/use-place-focus';
import type { PlaceOrder } from '../hooks/use-place-order';
import type { CheckoutProblem } from '../state/checkout-problem';
import { SectionProblem } from './section-problem';

interface OrderReviewProps {
  sections: CheckoutSections;
  cart: Cart;
  placing: PlaceOrder;
  /** Lines and totals. */
  children: ReactNode;
}

/** Shows the lines, the totals, and the button that places the order. */
export function OrderReview({ sections, cart, placing, children }: OrderReviewProps) {
  const site = useSite();
  const { t } = useLingui();
  const { order, place, problem, dispatch } = sections;
  const busyLabel = placing.state === 'checking' ? t`Checking your order` : t`Placing your order`;
  const isUnclear = problem?.kind === 'unclear';

  const { x_encOrderMemberId: link } = cart;
  const prescriptionPath = checkoutPaths.prescriptionStep(site, {
    ...(link ? { encOrderMemberId: link } : {}),
    nextStepUrl: checkoutPaths.checkout(site),
  });

  const placeOrder = async () => {
    if (place !== 'review') return dispatch({ type: 'rejected', problem: { place, kind: 'incomplete' } });
    dispatch({ type: 'attempted', place: 'review' });
    const rejection = await placing.place(cart);
    if (rejection) dispatch({ type: 'rejected', problem: rejection });
  };

  return (
    <section
      id="review"
      aria-labelledby={focusId('review')}
      className="grid content-start gap-6 self-start rounded-lg bg-paper p-5 sm:p-6 lg:sticky lg:top-24"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={focusId('review')} tabIndex={-1} className="text-xl">
          <Trans>Your order</Trans>
        </h2>
        <PageLink href={sitePaths.cart(site)} className="link-inline text-sm">
          <Trans>Edit cart</Trans>
        </PageLink>
      </div>
      {children}
      {order.prescriptionNeeded ? (
        <Notice
          action={
            <PageLink href={prescriptionPath} className="link-inline">
              <Trans>Add prescription</Trans>
            </PageLink>
          }
        >
          <Trans>A prescription is missing. You can order now and give it afterwards.</Trans>
        </Notice>
      ) : null}
      <SectionProblem
        place="review"
        problem={problem}
        repeatsCheck={placing.repeatsCheck}
        action={problem && problemAction(problem.kind, placing)}
      />
      {isUnclear ? (
        <Button
          size="lg"
          wide
          className="px-3"
          onClick={() => void placing.check()}
          busy={placing.state !== 'idle'}
          busyLabel={busyLabel}
        >
          <Trans>Check again</Trans>
        </Button>
      ) : (
        <Button
          size="lg"
          wide
          className="px-3"
          onClick={() => void placeOrder()}
          busy={placing.state !== 'idle'}
          busyLabel={busyLabel}
          variant={place === 'review' ? 'primary' : 'secondary'}
        >
          <Trans>Place order · {formatMoney(order.total, site.locale)}</Trans>
        </Button>
      )}
      <p className="text-ink-soft text-sm">
        <Trans>
          By ordering you accept the <LegalLink href={helpPaths.terms(site)}>terms of sale</LegalLink>.
        </Trans>
      </p>
    </section>
  );
}

function problemAction(kind: CheckoutProblem['kind'], { check }: PlaceOrder): ReactNode {
  if (kind === 'stock-gone') return <CartLink />;
  if (kind !== 'not-placed') return undefined;
  return (
    <Button variant="secondary" onClick={() => void check()}>
      <Trans>Check again</Trans>
    </Button>
  );
}

function CartLink() {
  const site = useSite();
  return (
    <PageLink href={sitePaths.cart(site)} className="link-inline inline-flex min-h-11 items-center">
      <Trans>Go to your cart</Trans>
    </PageLink>
  );
}
