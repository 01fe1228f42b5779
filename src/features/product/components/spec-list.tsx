import { useLingui } from '@lingui/react/macro';
import { localizeNumber } from '@/domain/locale/localize-number';
import { useSite } from '@/lib/site/site';
import type { ProductSpec, ProductView } from '../api/product-view';
import { toProductSpecs } from '../api/to-product-specs';

/** A comma would be ambiguous in French, where it is the decimal separator. */
const NUMBER_SEPARATOR = '; ';

/** Renders the product specifications as a two-column list. */
export function SpecList({ product }: { product: ProductView }) {
  return (
    <dl>
      {toProductSpecs(product).map((spec) => (
        <div
          key={spec.id}
          className="grid grid-cols-2 gap-4 border-line border-b py-2.5 text-sm last:border-b-0"
        >
          <dt className="text-ink-soft">{spec.label}</dt>
          <dd className="text-ink">
            <SpecValue spec={spec} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function SpecValue({ spec: { value, unit } }: { spec: ProductSpec }) {
  const { t } = useLingui();
  const { languageTag } = useSite();
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
  if (!unit) return value.join(', ');
  return `${value.map((text) => localizeNumber(text, languageTag)).join(NUMBER_SEPARATOR)}${unit === '°' ? '' : '\u00a0'}${unit}`;
}
