import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Cents, cents } from '@/domain/money/cents';
import { formatMoney } from '@/domain/money/format-money';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import { cx } from '@/ui/lib/cx';
import type { CartView } from '../api/cart-view';
import type { CartChanges } from '../api/use-cart-changes';
import { PromotionCodes } from './promotion-codes';

/** The server's totals and the promotion codes. */
export function CartSummary({ view, changes }: { view: CartView; changes: CartChanges }) {
  const site = useSite();
  const { t } = useLingui();
  const { products, shipping, tax, grandTotal } = view.totals;
  return (
    <section
      aria-label={t`Order summary`}
      className="grid content-start gap-6 self-start rounded-lg bg-paper p-6 lg:sticky lg:top-24"
    >
      <h2 className="text-xl">
        <Trans>Order summary</Trans>
      </h2>
      <dl className="grid gap-3">
        <SummaryRow label={t`Items`} amount={products} />
        {view.discounts.map((discount) => (
          <SummaryRow
            key={discount.id}
            label={discount.description}
            amount={cents(-discount.amount)}
            accent
          />
        ))}
        <SummaryRow label={t`Shipping`} amount={shipping} zeroLabel={t`Free`} />
        <SummaryRow label={t`Tax`} amount={tax} zeroLabel={t`Calculated at checkout`} />
        <SummaryRow label={t`Total`} amount={grandTotal} total />
      </dl>
      <PromotionCodes codes={view.promotionCodes} changes={changes} disabled={view.locked} />
      <PrescriptionsLink view={view} />
      <ButtonLink variant="secondary" wide render={<PageLink href={sitePaths.listing(site, 'eyeglasses')} />}>
        <Trans>Keep looking</Trans>
      </ButtonLink>
    </section>
  );
}

/** The way on: the prescription step, until there is a checkout. */
function PrescriptionsLink({ view: { prescriptions, stepLink } }: { view: CartView }) {
  const site = useSite();
  if (prescriptions === 'not-needed') return null;
  const href = sitePaths.prescriptionStep(site, stepLink ? { encOrderMemberId: stepLink } : {});
  return prescriptions === 'needed' ? (
    <ButtonLink size="lg" wide render={<PageLink href={href} />}>
      <Trans>Add prescriptions</Trans>
    </ButtonLink>
  ) : (
    <ButtonLink variant="secondary" wide render={<PageLink href={href} />}>
      <Trans>Review prescriptions</Trans>
    </ButtonLink>
  );
}

interface SummaryRowProps {
  label: ReactNode;
  amount: Cents;
  /** Shown instead of a zero amount. */
  zeroLabel?: string;
  accent?: boolean;
  /** The grand total, a live region. */
  total?: boolean;
}

function SummaryRow({ label, amount, zeroLabel, accent, total }: SummaryRowProps) {
  const { locale } = useSite();
  return (
    <div
      className={cx(
        'flex justify-between gap-4',
        accent && 'text-accent',
        total && 'mt-2 border-line border-t pt-4 font-semibold text-lg',
      )}
      aria-live={total ? 'polite' : undefined}
    >
      <dt>{label}</dt>
      <dd className="text-right">{amount === 0 && zeroLabel ? zeroLabel : formatMoney(amount, locale)}</dd>
    </div>
  );
}
