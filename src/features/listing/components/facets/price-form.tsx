import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef } from 'react';
import type { Cents } from '@/domain/money/cents';
import { toDecimal } from '@/domain/money/parse-amount';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { changeQuery, withoutPrices } from '../../state/change-query';
import { parsePriceRange } from '../../state/listing-query';
import { listingPath } from '../../state/listing-scope';
import { HiddenInputs } from '../hidden-inputs';
import { useListingContext } from '../listing-context';

/** Renders the custom price range. A plain GET form, so that it works before hydration. */
export function PriceForm() {
  const site = useSite();
  const { t } = useLingui();
  const { scope, query, followChange } = useListingContext();
  const { minPrice, maxPrice } = query;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => String(fields.get(name) ?? '');
    const range = parsePriceRange(text('minPrice'), text('maxPrice'));
    followChange((latest) => changeQuery(latest, range));
  };

  return (
    <form action={listingPath(site, scope)} method="get" onSubmit={submit} className="mt-3">
      <HiddenInputs query={withoutPrices(query)} />
      <div className="flex items-end gap-2">
        <PriceField name="minPrice" label={t`From`} price={minPrice} />
        <PriceField name="maxPrice" label={t`To`} price={maxPrice} />
        <Button type="submit" variant="secondary" className="h-12 flex-none px-4">
          <Trans>Apply</Trans>
        </Button>
      </div>
    </form>
  );
}

function PriceField({ name, label, price }: { name: string; label: string; price: Cents | undefined }) {
  const { t } = useLingui();
  const { currency } = useSite();
  const inputRef = useRef<HTMLInputElement>(null);
  const displayValue = price === undefined ? '' : toDecimal(price).replace(/\.00$/, '');
  const previousValue = useRef(displayValue);
  // The range can also be removed elsewhere. Set the value instead of remounting: the input may have focus.
  useEffect(() => {
    if (inputRef.current && previousValue.current !== displayValue) inputRef.current.value = displayValue;
    previousValue.current = displayValue;
  }, [displayValue]);
  return (
    <label className="field grow basis-0">
      <span className="field-label">{label}</span>
      <input
        ref={inputRef}
        type="number"
        name={name}
        min={0}
        max={9_999_999}
        step="any"
        inputMode="decimal"
        aria-label={t`${label}, price in ${currency}`}
        defaultValue={displayValue}
        className="control"
      />
    </label>
  );
}
