import { useLingui } from '@lingui/react/macro';
import { paperValues } from '@/domain/prescription/paper-values';
import type { EyePrescription } from '@/domain/prescription/prescription';
import { useSite } from '../site/site';

/** Shows the values of an eye as the paper writes them. */
export function PaperValues({ eye }: { eye: EyePrescription }) {
  const { t } = useLingui();
  const { languageTag } = useSite();
  return paperValues(eye, {
    languageTag,
    axisName: t`AXIS`,
    prism: (amount, base) =>
      ({
        in: t`PRISM ${amount} BASE IN`,
        out: t`PRISM ${amount} BASE OUT`,
        up: t`PRISM ${amount} BASE UP`,
        down: t`PRISM ${amount} BASE DOWN`,
      })[base],
  }).join('  ');
}
