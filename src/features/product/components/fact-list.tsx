import { useLingui } from '@lingui/react/macro';
import { useSite } from '@/platform/store/store';
import { localNumber } from '../api/local-number';
import type { ProductFact, ProductView } from '../api/product-view';
import { toProductFacts } from '../api/to-product-facts';

/** A comma would be ambiguous in French, where it is the decimal separator. */
const NUMBERS_APART = '; ';

/** Product specifications as a two-column list. */
export function FactList({ product }: { product: ProductView }) {
  return (
    <dl>
      {toProductFacts(product).map((fact) => (
        <div
          key={fact.id}
          className="grid grid-cols-2 gap-4 border-line border-b py-2.5 text-sm last:border-b-0"
        >
          <dt className="text-ink-soft">{fact.label}</dt>
          <dd className="text-ink">
            <FactValue fact={fact} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FactValue({ fact: { value, unit } }: { fact: ProductFact }) {
  const { t } = useLingui();
  const { languageTag } = useSite();
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
  if (!unit) return value.join(', ');
  return `${value.map((text) => localNumber(text, languageTag)).join(NUMBERS_APART)}\u00a0${unit}`;
}
