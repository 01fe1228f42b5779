import type { ContactLensValues } from '@generated/prescriptions/model/contactLensValues';
import { useLingui } from '@lingui/react/macro';
import { localizeNumber } from '@/domain/locale/localize-number';
import { useSite } from '@/lib/site/site';
import type { StepItem } from '../api/step-item';

type Parameter = keyof ContactLensValues;

/** In the order of a contact lens box. */
const PARAMETERS: readonly Parameter[] = [
  'power',
  'baseCurve',
  'diameter',
  'cylinder',
  'axis',
  'add',
  'dominance',
];

/** Shows the values of contact lenses for each eye, as ordered; never changed here. */
export function ContactValues({ right, left }: Pick<StepItem, 'right' | 'left'>) {
  const { t } = useLingui();
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {right ? <EyeValues label={t`Right eye (OD)`} values={right} /> : null}
      {left ? <EyeValues label={t`Left eye (OS)`} values={left} /> : null}
    </div>
  );
}

function EyeValues({ label, values }: { label: string; values: ContactLensValues }) {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const labels: Record<Parameter, string> = {
    power: t`Power`,
    baseCurve: t`Base curve`,
    diameter: t`Diameter`,
    cylinder: t`Cylinder`,
    axis: t`Axis`,
    add: t`Addition`,
    dominance: t`Dominant eye`,
  };
  const textOf = (parameter: Parameter, value: string) => {
    if (parameter === 'dominance') return value === 'D' ? t`Yes` : t`No`;
    const number = localizeNumber(value, languageTag);
    if (parameter === 'axis') return `${number}°`;
    return parameter === 'baseCurve' || parameter === 'diameter' ? `${number}\u00a0mm` : number;
  };
  return (
    <section aria-label={label} className="rounded-md bg-well p-4">
      <p className="font-medium text-sm">{label}</p>
      <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {PARAMETERS.map((parameter) => {
          const value = values[parameter];
          return value ? (
            <div key={parameter} className="flex gap-1.5">
              <dt className="text-ink-soft">{labels[parameter]}</dt>
              <dd>{textOf(parameter, value)}</dd>
            </div>
          ) : null;
        })}
      </dl>
    </section>
  );
}
