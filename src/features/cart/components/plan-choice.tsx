import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { protectionPlanReview } from '@/domain/lens/protection-plan-review';
import { type Cents, cents, ZERO } from '@/domain/money/cents';
import { formatMoney } from '@/domain/money/format-money';
import { parseAmount } from '@/domain/money/parse-amount';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { type LensesState, useFrameLenses } from '@/lib/lens/use-frame-lenses';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { RetryButton } from '@/ui/actions/retry-button';
import { Skeleton } from '@/ui/display/skeleton';
import { Checkbox } from '@/ui/fields/checkbox';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { cx } from '@/ui/lib/cx';
import type { LineItem } from '../api/cart-view';
import type { PlanChange } from '../api/update-lens';

export interface PlanChoiceProps {
  lineItem: LineItem;
  /** Unique name of the line. */
  name: string;
  disabled: boolean;
  busy: boolean;
  onChange: (plan: PlanChange) => Promise<unknown>;
  onOtherPlans: () => void;
}

interface Plan {
  id: string | undefined;
  title: string;
  description?: string | undefined;
  /** Price of the whole quantity. */
  price: Cents;
}

/** Reserves a label of two lines above the button on phones, so that nothing moves when the plans arrive. */
const PLACE = 'max-sm:min-h-26.5 noscript:hidden';

/** Offers the protection plan of a pair: the line's plan, or else the first available one (000 §2, Cart page). */
export function PlanChoice({ lineItem, name, disabled, busy, onChange, onOtherPlans }: PlanChoiceProps) {
  const { t } = useLingui();
  const { locale } = useSite();
  const [pending, setPending] = useState<boolean>();
  const lenses = useFrameLenses(lineItem.productId, {
    enabled: useHydrated(),
    failure: 'Error while calling RXC lens service',
  });
  const own = ownPlan(lineItem);
  const offered = lenses.state === 'ready' ? offeredPlans(lenses.lenses, lineItem.quantity) : [];
  const plan = own ?? offered[0];
  if (!plan) return <NoPlan lenses={lenses} name={name} />;

  const change = async (checked: boolean) => {
    if (busy) return;
    setPending(checked);
    const review = protectionPlanReview(
      (key) => (key === 'protectionPlan.name' ? t`Protection plan` : t`Eyewear protection plan`),
      { name: plan.title, description: plan.description },
    );
    await onChange(checked && plan.id ? { id: plan.id, review } : undefined);
    setPending(undefined);
  };

  return (
    <div className={cx('flex flex-wrap content-start items-center gap-x-4', PLACE)}>
      <Checkbox
        className="text-sm"
        label={
          <>
            {plan.title} <VisuallyHidden>{t`for ${name}`}</VisuallyHidden>{' '}
            <span className="whitespace-nowrap font-medium">{formatMoney(plan.price, locale)}</span>
          </>
        }
        checked={pending ?? own !== undefined}
        disabled={disabled}
        aria-disabled={busy || undefined}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
      {offered.length > 1 ? (
        <Button
          variant="link"
          className="text-sm"
          disabled={disabled}
          aria-disabled={busy || undefined}
          aria-label={t`Other plans for ${name}`}
          onClick={busy ? undefined : onOtherPlans}
        >
          <Trans>Other plans</Trans>
        </Button>
      ) : null}
    </div>
  );
}

/** Explains that there is no plan. Reserves the space of the plans until they have loaded. */
function NoPlan({ lenses, name }: { lenses: LensesState; name: string }) {
  const { t } = useLingui();
  if (lenses.state === 'loading')
    return (
      <div className={PLACE}>
        <Skeleton className="h-11 max-w-64" />
      </div>
    );
  if (lenses.state === 'ready') return null;
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm noscript:hidden" role="status">
      <Trans>Protection plans cannot be shown right now.</Trans>
      <RetryButton
        onClick={lenses.retry}
        busy={lenses.retrying}
        aria-label={t`Try again to show plans for ${name}`}
      />
    </p>
  );
}

function ownPlan({ extras }: LineItem): Plan | undefined {
  const plan = extras.find(({ kind }) => kind === 'WARRANTY');
  return plan && { id: plan.id, title: plan.name, price: plan.price };
}

function offeredPlans(
  { warranties = [] }: Extract<LensesState, { state: 'ready' }>['lenses'],
  quantity: number,
): Plan[] {
  return warranties.map(({ id, title, description, price }) => ({
    id,
    title,
    description,
    price: cents((parseAmount(price) ?? ZERO) * quantity),
  }));
}
