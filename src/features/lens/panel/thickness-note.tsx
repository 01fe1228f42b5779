import { Trans } from '@lingui/react/macro';
import { useSite } from '@/lib/site/site';
import type { MaterialThickness } from './material-thickness';

/** Where the thicker lens is thickest, and its weight. */
export function ThicknessNote({ thickness }: { thickness: MaterialThickness }) {
  const { languageTag } = useSite();
  const format = new Intl.NumberFormat(languageTag, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const edge = format.format(thickness.edge);
  const center = format.format(thickness.center);
  const weight = format.format(thickness.weight);
  return thickness.edge >= thickness.center ? (
    <Trans>
      About {edge} mm at the edge, {weight} g per lens
    </Trans>
  ) : (
    <Trans>
      About {center} mm in the center, {weight} g per lens
    </Trans>
  );
}
