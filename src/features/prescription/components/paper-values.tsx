import { useLingui } from '@lingui/react/macro';
import { paperValues } from '@/domain/prescription/paper-values';
import type { EyePrescription } from '@/domain/prescription/prescription';
import { useSite } from '@/lib/site/site';

/** Shows the values of an eye as the paper writes them. */
export function PaperValues({ eye }: { eye: EyePrescription }) {
  const { t } = useLingui();
  const { languageTag } = useSite();
  return paperValues(eye, { languageTag, axisName: t`AXIS` }).join('  ');
}
