import { Trans, useLingui } from '@lingui/react/macro';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import type { CartView } from '../api/cart-view';
import type { CartChanges } from '../api/use-cart-changes';
import { OrderTotals } from './order-totals';
import { PromotionCodes } from './promotion-codes';

/** The server's totals and the promotion codes. */
export function CartSummary({ view, changes }: { view: CartView; changes: CartChanges }) {
  const site = useSite();
  const { t } = useLingui();
  return (
    <section
      aria-label={t`Order summary`}
      className="grid content-start gap-6 self-start rounded-lg bg-paper p-6 lg:sticky lg:top-24"
    >
      <h2 className="text-xl">
        <Trans>Order summary</Trans>
      </h2>
      <OrderTotals view={view} />
      <PromotionCodes codes={view.promotionCodes} changes={changes} disabled={view.locked} />
      <CheckoutLinks view={view} />
      <ButtonLink variant="secondary" wide render={<PageLink href={sitePaths.listing(site, 'eyeglasses')} />}>
        <Trans>Keep looking</Trans>
      </ButtonLink>
    </section>
  );
}

/** The way on: by the prescription step, if a line needs one. */
function CheckoutLinks({ view: { prescriptions, stepLink } }: { view: CartView }) {
  const site = useSite();
  const checkout = sitePaths.checkout(site);
  const prescriptionStep = sitePaths.prescriptionStep(site, {
    ...(stepLink ? { encOrderMemberId: stepLink } : {}),
    nextStepUrl: checkout,
  });
  return (
    <>
      <ButtonLink
        size="lg"
        wide
        render={<PageLink href={prescriptions === 'needed' ? prescriptionStep : checkout} />}
      >
        <Trans>Checkout</Trans>
      </ButtonLink>
      {prescriptions === 'given' ? (
        <ButtonLink
          variant="link"
          className="justify-self-center"
          render={<PageLink href={prescriptionStep} />}
        >
          <Trans>Review prescriptions</Trans>
        </ButtonLink>
      ) : null}
    </>
  );
}
