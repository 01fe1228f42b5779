import { lookUpAttributes } from '@/domain/catalog/attributes';
import { CONTACT_LENS_PARAMETERS } from '@/domain/contact-lens/combinations';
import { parameterLabel, valueLabel } from '@/domain/contact-lens/labels';
import { useSite } from '@/lib/site/site';
import type { LineItem } from '../api/cart-view';

/** Shows the values of a contact lens line, such as base curve and power. Nothing for other lines. */
export function ContactLensParameters({ lineItem }: { lineItem: LineItem }) {
  const { languageTag } = useSite();
  const attribute = lookUpAttributes(lineItem.product?.attributes);
  const chosen = lineItem.items[0]?.orderItemExtendAttribute ?? [];
  const values = CONTACT_LENS_PARAMETERS.flatMap((parameter) => {
    const value = chosen.find(({ attributeName }) => attributeName === parameter)?.attributeValue;
    return value === undefined ? [] : [{ parameter, value }];
  });
  if (values.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {values.map(({ parameter, value }) => (
        <div key={parameter} className="flex flex-wrap gap-x-1.5">
          <dt className="text-ink-soft">{parameterLabel(attribute, parameter)}</dt>
          <dd>{valueLabel(attribute, parameter, value, languageTag)}</dd>
        </div>
      ))}
    </dl>
  );
}
