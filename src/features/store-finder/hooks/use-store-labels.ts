import { useLingui } from '@lingui/react/macro';
import type { StoreLabel } from '@/domain/stores/store-label';

/** Names of the labels of 001 §4. */
export function useStoreLabels(): Record<StoreLabel, string> {
  const { t } = useLingui();
  return {
    'coming-soon': t`Coming soon`,
    'temporarily-closed': t`Temporarily closed`,
    closed: t`Permanently closed`,
    'new-look': t`New look`,
    'now-open': t`Now open`,
    'recently-moved': t`Recently moved`,
  };
}
