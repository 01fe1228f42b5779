import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { regionsOf } from '@/domain/places/region-names';
import { useSite } from '@/lib/site/site';
import { Select, type SelectProps } from '@/ui/fields/select';

/** Offers the states, or the provinces, of the store's country with their territories. */
export function RegionSelect(props: Omit<SelectProps, 'label' | 'options'>) {
  const { t } = useLingui();
  const { country, displayLanguage } = useSite();
  const options = useMemo(
    () => regionsOf(country, displayLanguage).map(({ code, name }) => ({ value: code, label: name })),
    [country, displayLanguage],
  );
  return (
    <Select
      {...props}
      label={country === 'us' ? t`State` : t`Province or territory`}
      emptyLabel={t`Choose`}
      options={options}
    />
  );
}
