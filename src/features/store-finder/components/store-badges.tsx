import { Trans, useLingui } from '@lingui/react/macro';
import { formatDistance } from '@/domain/stores/distance';
import type { Store } from '@/domain/stores/store';
import { useSite } from '@/lib/site/site';
import { Badge } from '@/ui/display/badge';
import { StoreBadge } from './store-badge';

export interface StoreBadgesProps {
  store: Store;
  now: Date;
  /** Its distance is from a rough position. */
  isAbout: boolean;
}

/** Shows distance and label of a store. */
export function StoreBadges({ store, now, isAbout }: StoreBadgesProps) {
  const { t } = useLingui();
  const { country, languageTag } = useSite();
  const distance = store.distance === undefined ? '' : formatDistance(store.distance, country, languageTag);
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm empty:hidden">
      {distance ? <span className="tabular-nums">{isAbout ? t`about ${distance}` : distance}</span> : null}
      <StoreBadge store={store} now={now} />
      {store.fitsAudioGlasses ? (
        <Badge tone="outline">
          <Trans>Audio glasses</Trans>
        </Badge>
      ) : null}
    </p>
  );
}
