import { Trans, useLingui } from '@lingui/react/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { groupProviders } from '@/domain/insurance/provider';
import type { Providers } from '@/lib/insurance/use-providers';
import { Notice } from '@/ui/display/notice';
import { SkeletonRegion, SkeletonText } from '@/ui/display/skeleton';
import { Select } from '@/ui/fields/select';

interface ProviderSelectProps {
  providers: Providers;
  field: UseFormRegisterReturn;
  error?: string | undefined;
}

/** Shows the providers of the espot, the featured ones first. */
export function ProviderSelect({ providers, field, error }: ProviderSelectProps) {
  const { t } = useLingui();
  const { state, list, retry } = providers;
  if (state === 'loading') {
    return (
      <SkeletonRegion label={t`Loading the insurance providers`}>
        <SkeletonText lines={2} />
      </SkeletonRegion>
    );
  }
  if (state === 'failed') {
    return (
      <Notice
        tone="error"
        live="polite"
        title={<Trans>The insurance providers could not be loaded.</Trans>}
        onRetry={retry}
      />
    );
  }
  const { featured, others } = groupProviders(list);
  return (
    <Select {...field} label={t`Insurance provider`} emptyLabel={t`Choose a provider`} error={error}>
      {[
        { label: t`Featured`, providers: featured },
        { label: t`More providers`, providers: others },
      ].map((group) =>
        group.providers.length > 0 ? (
          <optgroup key={group.label} label={group.label}>
            {group.providers.map(({ key, text }) => (
              <option key={key} value={key}>
                {text}
              </option>
            ))}
          </optgroup>
        ) : null,
      )}
    </Select>
  );
}
