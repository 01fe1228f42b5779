import { Trans, useLingui } from '@lingui/react/macro';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { formatMoney } from '@/domain/money/format-money';
import type { TrackedItem } from '@/domain/orders/tracked-order';
import { useSite } from '@/lib/site/site';
import { ChangingText } from '@/ui/display/changing-text';
import { Checkbox } from '@/ui/fields/checkbox';
import { Select } from '@/ui/fields/select';
import { NOTHING_CHOSEN, RETURN_REASONS, type ReturnValues } from '../forms/return-schema';
import { useItemName } from '../hooks/use-item-names';
import { useReasonNames, useReturnMessages } from '../hooks/use-return-copy';

interface ReturnLineFieldsProps {
  item: TrackedItem;
  /** Names it among the others. */
  legend: string;
  /** Index of its line in the form. */
  index: number;
  form: UseFormReturn<ReturnValues>;
}

/** Shows one line that can be returned: whether, how many, and why. */
export function ReturnLineFields({ item, legend, index, form }: ReturnLineFieldsProps) {
  const { t } = useLingui();
  const { locale } = useSite();
  const itemName = useItemName()(item);
  const reasonNames = useReasonNames();
  const messageOf = useReturnMessages();
  const chosen = useWatch({ control: form.control, name: `lines.${index}.chosen` });
  const errors = form.formState.errors.lines?.[index];
  const { lens, plan, returnable } = item;
  const count = returnable?.quantity ?? 1;
  const refund = returnable && formatMoney(returnable.refund, locale);
  const withIt = [lens?.name, plan?.name].filter((name) => name !== undefined).join(', ');
  // Clears the error of all lines, which appears at the first one.
  const forgetNothingChosen = () => {
    const first = form.formState.errors.lines?.[0]?.chosen;
    if (first?.message === NOTHING_CHOSEN) form.clearErrors('lines.0.chosen');
  };
  return (
    <fieldset className="grid grid-cols-1 gap-4 border-line border-b py-4">
      <legend className="sr-only">{legend}</legend>
      <Checkbox
        {...form.register(`lines.${index}.chosen`, { onChange: forgetNothingChosen })}
        label={
          <span className="grid grid-cols-1 gap-0.5">
            <span className="font-medium">{itemName}</span>
            {withIt ? (
              <span className="field-note block">
                <Trans>Together with {withIt}</Trans>
              </span>
            ) : null}
            {refund ? (
              <span className="field-note block">
                <ChangingText>
                  <Trans>Refund: {refund}</Trans>
                </ChangingText>
              </span>
            ) : null}
          </span>
        }
        error={messageOf(errors?.chosen?.message)}
      />
      {chosen ? (
        <div className="grid gap-4 pl-9 sm:grid-cols-2">
          <Select
            {...form.register(`lines.${index}.reason`)}
            label={t`Reason`}
            emptyLabel={t`Choose a reason`}
            options={RETURN_REASONS.map((reason) => ({ value: reason, label: reasonNames[reason] }))}
            error={messageOf(errors?.reason?.message)}
          />
          {count > 1 ? (
            <Select
              {...form.register(`lines.${index}.quantity`, { valueAsNumber: true })}
              label={t`How many`}
              options={Array.from({ length: count }, (_, piece) => {
                const value = String(piece + 1);
                return { value, label: value };
              })}
              error={messageOf(errors?.quantity?.message)}
            />
          ) : null}
          {item.kind === 'LCON' || item.kind === 'RCON' ? (
            <Checkbox
              {...form.register(`lines.${index}.unopened`)}
              className="sm:col-span-2"
              label={t`The boxes are unopened`}
              error={messageOf(errors?.unopened?.message)}
            />
          ) : null}
        </div>
      ) : null}
    </fieldset>
  );
}
