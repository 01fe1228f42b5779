import { useLingui } from '@lingui/react/macro';
import { formatTime, formatWeekday } from '@/domain/dates/format-time';
import { openingState } from '@/domain/stores/opening-state';
import type { Store } from '@/domain/stores/store';
import { useSite } from '@/lib/site/site';

export interface OpeningText {
  text: string;
  isOpen: boolean;
}

/** Returns whether a store is open, in its time zone; undefined where that is not known. */
export function useOpeningText(): (store: Store, now: Date) => OpeningText | undefined {
  const { t } = useLingui();
  const { languageTag } = useSite();
  return (store, now) => {
    const state = openingState(store, now);
    if (!state) return undefined;
    if (state.status === 'open') {
      const time = formatTime(state.closesAt, languageTag);
      return {
        isOpen: true,
        text: state.closesSoon ? t`Open, closes soon at ${time}` : t`Open until ${time}`,
      };
    }
    const { opens } = state;
    if (!opens) return { isOpen: false, text: t`Closed` };
    const time = formatTime(opens.at, languageTag);
    if (opens.daysAhead === 0) return { isOpen: false, text: t`Closed, opens at ${time}` };
    if (opens.daysAhead === 1) return { isOpen: false, text: t`Closed, opens tomorrow at ${time}` };
    const day = formatWeekday(opens.weekday, languageTag);
    return { isOpen: false, text: t`Closed, opens ${day} at ${time}` };
  };
}
