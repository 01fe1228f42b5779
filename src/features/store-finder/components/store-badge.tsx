import { useLingui } from '@lingui/react/macro';
import { formatLongDay } from '@/domain/dates/format-day';
import type { Store } from '@/domain/stores/store';
import { useSite } from '@/lib/site/site';
import { Badge } from '@/ui/display/badge';
import { openingDate } from '../rules/opening-date';
import { type StoreLabel, storeLabel } from '../rules/store-label';

/** Shows the label of a store (001 §4); for one that is not open yet, or temporarily closed, with the day on which it opens. */
export function StoreBadge({ store, now }: { store: Store; now: Date }) {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const labels = useStoreLabels();
  const label = storeLabel(store, now);
  if (!label) return null;
  const opens = openingDate(store, now);
  const date = opens && formatLongDay(opens, languageTag);
  return (
    <>
      <Badge tone={store.status === 'open' ? 'accent' : 'warning'}>{labels[label]}</Badge>
      {date ? (
        <span>{store.status === 'coming-soon' ? t`Opens on ${date}` : t`Reopens on ${date}`}</span>
      ) : null}
    </>
  );
}

/** Names of the labels of 001 §4. */
function useStoreLabels(): Record<StoreLabel, string> {
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
