import { useLingui } from '@lingui/react/macro';
import { languageName } from '@/domain/doctor/language-name';
import type { Opening } from '@/domain/stores/finder-address';
import { useSite } from '@/lib/site/site';

/** Returns names of filters in the language of the page. The values that are sent stay unchanged. */
export function useFilterLabels() {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const openings: Record<Opening, string> = { today: t`Open today`, weekends: t`Open weekends` };
  return {
    opening: (opening: Opening) => openings[opening],
    language: (language: string) => capitalized(languageName(language, languageTag), languageTag),
  };
}

/** Capitalizes a label. Spanish and French write languages small, except at the beginning of a label. */
function capitalized(name: string, languageTag: string): string {
  return name.charAt(0).toLocaleUpperCase(languageTag) + name.slice(1);
}
