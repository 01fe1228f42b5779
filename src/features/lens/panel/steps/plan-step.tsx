import { useLingui } from '@lingui/react/macro';
import { ZERO } from '@/domain/money/cents';
import { formatMoney } from '@/domain/money/format-money';
import { useSite } from '@/lib/site/site';
import { StepForm } from './step-form';
import type { StepProps } from './step-props';

/** Option value for no protection plan. */
const NO_PLAN = 'none';

/** Offers the protection plan. None is preselected. */
export function PlanStep({ panel, formId }: StepProps) {
  const { t } = useLingui();
  const { locale } = useSite();
  const { view, selection } = panel.model;
  const priceOf = (price: typeof ZERO) => (
    <span className="whitespace-nowrap font-medium text-sm">{formatMoney(price, locale)}</span>
  );
  const planId = view.plans.some(({ id }) => id === selection.planId) ? selection.planId : undefined;
  return (
    <StepForm
      {...{ panel, formId }}
      legend={t`Protect your pair?`}
      options={[
        { value: NO_PLAN, label: t`No protection plan`, aside: priceOf(ZERO) },
        ...view.plans.map(({ id, title, description, price }) => ({
          value: id,
          label: title,
          description,
          aside: priceOf(price),
        })),
      ]}
      value={planId ?? NO_PLAN}
      onChange={(plan) => panel.choose({ planId: plan === NO_PLAN ? undefined : plan })}
    />
  );
}
