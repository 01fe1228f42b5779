import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@/domain/locale/format-number';
import { useSite } from '@/lib/site/site';
import type { MaterialThickness } from './material-thickness';

/** Shows the maximum thickness of the thicker lens, and its weight. */
export function ThicknessNote({ thickness }: { thickness: MaterialThickness }): string {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const format = (value: number) => formatNumber(value, languageTag, { min: 1, max: 1 });
  // A no-break space keeps number and unit on one line.
  const edge = `${format(thickness.edge)}\u00a0mm`;
  const center = `${format(thickness.center)}\u00a0mm`;
  const weight = `${format(thickness.weight)}\u00a0g`;
  return thickness.edge >= thickness.center
    ? t`About ${edge} at the edge, ${weight}\u00a0per\u00a0lens`
    : t`About ${center} in the center, ${weight}\u00a0per\u00a0lens`;
}
