import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Cents, ZERO } from '@/domain/money/cents';
import { formatMoney } from '@/domain/money/format-money';
import { useSite } from '@/lib/site/site';
import type { RadioOption } from '@/ui/fields/radio-group';
import type { LensLabel, LensView } from '../api/lens-view';
import { LensPrice } from '../components/lens-price';
import type { LensPanelState } from '../state/lens-panel-state';
import {
  chosenPackage,
  chosenTreatment,
  type LensSelection,
  lensTypes,
  lowestPrice,
  matchingPackages,
  packagesOfType,
  treatments,
} from '../state/lens-selection';

export interface StepQuestion {
  title: string;
  options: RadioOption[];
  /** '' when nothing is selected. */
  value: string;
  /** Maps an option value to the selection. */
  toSelection: (value: string) => LensSelection;
}

/** Option value for no protection plan. */
const NO_PLAN = 'none';

/** Question, options and selected value of the current step. */
export function useStepQuestion(view: LensView, { step, selection }: LensPanelState): StepQuestion {
  const { t } = useLingui();
  switch (step) {
    case 'usage':
      return {
        title: t`How will you use them?`,
        options: lensTypes(view).map((type) =>
          toRadioOption(type, lowestPrice(packagesOfType(view, { type: type.code }))),
        ),
        value: selection.type ?? '',
        toSelection: (type) => ({ type }),
      };
    case 'treatment':
      return {
        title: t`Which kind of lens?`,
        options: treatments(view, selection).map((treatment) =>
          toRadioOption(
            treatment,
            lowestPrice(matchingPackages(view, { type: selection.type, treatment: treatment.code })),
          ),
        ),
        value: chosenTreatment(view, selection)?.code ?? '',
        toSelection: (treatment) => ({ treatment }),
      };
    case 'package':
      return {
        title: t`Which material and coating?`,
        options: matchingPackages(view, selection).map((lens) => ({
          value: lens.upc,
          label: lens.material.title,
          description: lens.finish || t`No anti-reflective coating`,
          aside: <LensPrice prices={lens.prices} />,
        })),
        value: chosenPackage(view, selection)?.upc ?? '',
        toSelection: (packageUpc) => ({ packageUpc }),
      };
    case 'plan':
      return {
        title: t`Protect your pair?`,
        options: [
          { value: NO_PLAN, label: t`No protection plan`, aside: <Amount amount={ZERO} /> },
          ...view.plans.map(({ id, title, description, price }) => ({
            value: id,
            label: title,
            description,
            aside: <Amount amount={price} />,
          })),
        ],
        value: selection.planId ?? NO_PLAN,
        toSelection: (plan) => ({ planId: plan === NO_PLAN ? undefined : plan }),
      };
  }
}

function toRadioOption({ code, title, description }: LensLabel, fromPrice: Cents | undefined): RadioOption {
  return { value: code, label: title, description, aside: <FromPrice amount={fromPrice} /> };
}

/** The lowest price; renders nothing when it is 0, as for frame only. */
function FromPrice({ amount }: { amount: Cents | undefined }): ReactNode {
  const { locale } = useSite();
  if (!amount) return null;
  const price = formatMoney(amount, locale);
  return (
    <span className="text-ink-soft text-sm">
      <Trans>from {price}</Trans>
    </span>
  );
}

function Amount({ amount }: { amount: Cents }) {
  const { locale } = useSite();
  return <span className="whitespace-nowrap font-medium text-sm">{formatMoney(amount, locale)}</span>;
}
