import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  availableValues,
  type ContactLensParameter,
  type LensCombination,
  lensParameters,
  resolveValues,
} from '@/domain/contact-lens/combinations';
import { parameterLabel, valueLabel } from '@/domain/contact-lens/labels';
import { MAX_BOXES } from '@/domain/contact-lens/lens-supply';
import { useSite } from '@/lib/site/site';
import { ChangingText } from '@/ui/display/changing-text';
import { QuantityField } from '@/ui/fields/quantity-field';
import { Select } from '@/ui/fields/select';
import { useEyeName } from '../hooks/use-eye-name';
import type { Eye, EyeOrder } from '../state/lens-order';
import type { LensProduct } from '../state/lens-product';

export interface EyeFieldsProps {
  lens: LensProduct;
  combinations: readonly LensCombination[];
  eye: Eye;
  order: EyeOrder;
  /** Missing values are marked. */
  showErrors: boolean;
  onChange: (changes: Partial<EyeOrder>) => void;
}

/** Asks for the parameters and boxes of one eye. Each parameter narrows the next ones; a single value is only shown. */
export function EyeFields({ lens, combinations, eye, order, showErrors, onChange }: EyeFieldsProps) {
  const { languageTag } = useSite();
  const { t } = useLingui();
  const eyeName = useEyeName()(eye);
  const { attribute } = lens;
  const values = resolveValues(combinations, order.values);
  const label = (name: ContactLensParameter) => parameterLabel(attribute, name);
  const text = (name: ContactLensParameter, value: string) => valueLabel(attribute, name, value, languageTag);
  const names = lensParameters(combinations);
  const isFixed = (name: ContactLensParameter) => availableValues(combinations, {}, name).length === 1;
  const dropped = names.filter((name) => order.values[name] !== undefined && values[name] === undefined);

  return (
    <div className="grid gap-4">
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm empty:hidden">
        {names.filter(isFixed).map((name) => (
          <FixedValue key={name} label={label(name)}>
            {text(name, values[name] ?? '')}
          </FixedValue>
        ))}
      </dl>
      <div className="grid items-start gap-4 max-lg:[&>:last-child:nth-child(odd)]:col-span-full min-[22rem]:grid-cols-2 lg:grid-cols-3">
        {names
          .filter((name) => !isFixed(name))
          .map((name) => (
            <Select
              key={name}
              label={
                <>
                  {label(name)}
                  <span className="sr-only">, {eyeName}</span>
                </>
              }
              emptyLabel={t`Choose`}
              error={showErrors && values[name] === undefined ? t`Choose a value.` : undefined}
              value={values[name] ?? ''}
              options={availableValues(combinations, values, name).map((value) => ({
                value,
                label: text(name, value),
              }))}
              onChange={({ target }) =>
                onChange({ values: { ...order.values, [name]: target.value || undefined } })
              }
            />
          ))}
      </div>
      <p role="status" className="text-sm text-warning empty:hidden">
        {dropped.length > 0 ? (
          <ChangingText>
            <Trans>Not made with the values above, so choose again: {dropped.map(label).join(', ')}</Trans>
          </ChangingText>
        ) : null}
      </p>
      <QuantityField
        label={
          <>
            <Trans>Boxes</Trans>
            <span className="sr-only">, {eyeName}</span>
          </>
        }
        decreaseLabel={t`One box less, ${eyeName}`}
        increaseLabel={t`One box more, ${eyeName}`}
        value={order.boxes}
        max={MAX_BOXES}
        onChange={(boxes) => onChange({ boxes })}
        rangeText={(min, max) => t`Choose from ${min} to ${max} boxes, ${eyeName}.`}
      />
    </div>
  );
}

function FixedValue({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt className="text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
