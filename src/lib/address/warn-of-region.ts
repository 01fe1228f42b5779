import type { FieldValues, Resolver } from 'react-hook-form';
import { isPostalCodeOf } from '@/domain/places/postal-regions';
import type { AddressMessage } from './address-schema';

interface PlacedValues extends FieldValues {
  region: string;
  postalCode: string;
}

/**
 * Warns about a postal code that seems to be in another region, once for each pair. Submitting it again keeps it, because
 * carriers deliver across such borders.
 */
export function warnOfRegion<Values extends PlacedValues, Context, Output>(
  resolver: Resolver<Values, Context, Output>,
): Resolver<Values, Context, Output> {
  const reported = new Set<string>();
  return async (values, context, options) => {
    const result = await resolver(values, context, options);
    const { region, postalCode } = values;
    const { names, fields } = options;
    // Only where the warning is shown: a form shows the errors of the fields that it asks for.
    const isChecked = !names || names.some((name) => name === 'postalCode');
    if (!isChecked || 'postalCode' in result.errors || 'region' in result.errors) return result;
    const pair = `${region} ${postalCode.trim()}`;
    if (reported.has(pair) || isPostalCodeOf(postalCode.trim(), region)) return result;
    reported.add(pair);
    const message: AddressMessage = 'postal-code-doubtful';
    const { postalCode: field } = fields as { postalCode?: { ref: Element } };
    const warning = { type: 'warning', message, ...(field ? { ref: field.ref } : {}) };
    return { values: {}, errors: { ...result.errors, postalCode: warning } } as typeof result;
  };
}
