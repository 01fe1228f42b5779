import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { formatMoney } from '@/domain/money/format-money';
import { useSubmitting } from '@/lib/forms/use-submitting';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { Skeleton, SkeletonRegion } from '@/ui/display/skeleton';
import { RadioGroup } from '@/ui/fields/radio-group';
import { type DeliveryMethod, useDeliveryMethods } from '../api/delivery-methods';
import { useArrivalDates } from '../hooks/use-arrival-dates';
import { FormActions } from './form-actions';

interface MethodFormProps {
  /** The order's method. */
  methodId: string | undefined;
  onSave: (id: string) => Promise<unknown>;
  onCancel?: (() => void) | undefined;
}

/** Shows the methods that reach the address, each with its price and days. */
export function MethodForm(props: MethodFormProps) {
  const { t } = useLingui();
  const { methods, prescriptionNeeded, failed, retry } = useDeliveryMethods(true);
  if (failed) {
    return (
      <Notice
        tone="error"
        live="polite"
        title={t`The delivery methods did not load`}
        action={
          <Button variant="secondary" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    );
  }
  if (!methods) {
    return (
      <SkeletonRegion label={t`The delivery methods are loading`}>
        <div className="grid grid-cols-1 gap-2">
          <Skeleton className="h-20 rounded-md" />
          <Skeleton className="h-20 rounded-md" />
        </div>
      </SkeletonRegion>
    );
  }
  return <MethodChoice {...props} methods={methods} prescriptionNeeded={prescriptionNeeded === true} />;
}

interface MethodChoiceProps extends MethodFormProps {
  methods: readonly DeliveryMethod[];
  prescriptionNeeded: boolean;
}

function MethodChoice({ methods, prescriptionNeeded, methodId, onSave, onCancel }: MethodChoiceProps) {
  const { t } = useLingui();
  const { locale } = useSite();
  const arrival = useArrivalDates();
  const [saving, save] = useSubmitting(onSave);
  const [chosen, setChosen] = useState(methodId);
  const current = methods.find(({ id }) => id === chosen) ?? methods[0];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!saving && current) void save(current.id);
  };
  return (
    <form method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
      <RadioGroup
        legend={t`Delivery method`}
        legendHidden
        variant="cards"
        value={current?.id ?? ''}
        onChange={setChosen}
        hint={
          prescriptionNeeded ? t`A prescription is missing: these days hold if we had it today.` : undefined
        }
        options={methods.map(({ id, name, charge, earliest, latest }) => ({
          value: id,
          label: name,
          description: arrival(earliest, latest),
          aside: charge === 0 ? t`Free` : formatMoney(charge, locale),
        }))}
      />
      <FormActions saving={saving} onCancel={onCancel}>
        <Trans>Continue</Trans>
      </FormActions>
    </form>
  );
}
