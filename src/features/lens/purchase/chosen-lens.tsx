import { Trans, useLingui } from '@lingui/react/macro';
import { isPrescriptionLens, isReaders } from '@/domain/lens/lens-type';
import { formatMoney } from '@/domain/money/format-money';
import { formatDiopters } from '@/domain/prescription/diopters';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { Select } from '@/ui/fields/select';
import type { LensPackageView, PlanView } from '../api/lens-view';
import type { EnteredPrescription } from '../state/entered-prescription';

export interface ChosenLensProps {
  lens: LensPackageView;
  entered: EnteredPrescription;
  plans: readonly PlanView[];
  planId: string | undefined;
  onPlanChange: (planId: string | undefined) => void;
  onRemove: () => void;
}

/** Shows the chosen lens and protection plan, and a button that removes them. */
export function ChosenLens(props: ChosenLensProps) {
  const { lens, entered, plans, planId, onPlanChange, onRemove } = props;
  const { t } = useLingui();
  const parts = [lens.material.title, lens.treatment.title, lens.finish].filter(Boolean);
  return (
    <section aria-label={t`Your lenses`} className="grid gap-3 rounded-md border border-line p-4">
      <div>
        <h2 className="font-medium">{lens.type.title}</h2>
        <p className="text-ink-soft text-sm">{parts.join(', ')}</p>
        {isPrescriptionLens(lens.type.code) ? (
          <p className="mt-1 wrap-anywhere text-sm">
            <PrescriptionStatus type={lens.type.code} {...entered} />
          </p>
        ) : null}
      </div>
      <PlanSelect {...{ plans, planId, onPlanChange }} />
      <Button variant="link" className="justify-self-start" onClick={onRemove}>
        <Trans>Remove lenses</Trans>
      </Button>
    </section>
  );
}

function PrescriptionStatus({
  type,
  prescription,
  picture,
  isMismatch,
}: EnteredPrescription & { type: string }) {
  const { languageTag } = useSite();
  if (isMismatch) {
    return (
      <Trans>These lenses are not made for your present prescription. Change the lenses to go on.</Trans>
    );
  }
  if (picture) {
    const { fileName } = picture;
    return <Trans>With the picture of your prescription: {fileName}</Trans>;
  }
  if (!prescription) return <Trans>Prescription needed: you can add it after ordering</Trans>;
  if (!isReaders(type)) return <Trans>With the prescription that you entered</Trans>;
  const power = formatDiopters(prescription.right.sphere, languageTag);
  return <Trans>{power} in both eyes</Trans>;
}

function PlanSelect({
  plans,
  planId,
  onPlanChange,
}: Pick<ChosenLensProps, 'plans' | 'planId' | 'onPlanChange'>) {
  const { t } = useLingui();
  const { locale } = useSite();
  if (plans.length === 0) return null;
  const plan = plans.find(({ id }) => id === planId);
  return (
    <div>
      <Select
        label={t`Protection plan`}
        emptyLabel={t`No protection plan`}
        options={plans.map(({ id, title, price }) => ({
          value: id,
          // The price first: a select on a phone cuts the longer names off.
          label: `${formatMoney(price, locale)} · ${title}`,
        }))}
        value={planId ?? ''}
        onChange={({ target }) => onPlanChange(target.value || undefined)}
      />
      {plan ? (
        <p className="mt-2 text-ink-soft text-sm">
          <span className="block text-ink sm:hidden">{plan.title}</span>
          {plan.description}
        </p>
      ) : null}
    </div>
  );
}
