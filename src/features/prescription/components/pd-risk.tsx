import { Trans } from '@lingui/react/macro';
import { needsMeasuredPd, pdErrorPrism, TYPICAL_PD_ERROR } from '@/domain/prescription/prentice';
import type { Prescription } from '@/domain/prescription/prescription';
import { Notice } from '@/ui/display/notice';
import { useReadBack } from '../hooks/use-read-back';

/** Explains the effect of a wrong pupillary distance with these powers. Renders nothing where nobody would notice it. */
export function PdRisk({ prescription }: { prescription: Prescription }) {
  const { formatPower } = useReadBack();
  if (!needsMeasuredPd(prescription)) return null;
  // The no-break space keeps the number with its unit.
  const distance = `${TYPICAL_PD_ERROR}\u00a0mm`;
  const prism = formatPower(pdErrorPrism(prescription, TYPICAL_PD_ERROR));
  return (
    <Notice title={<Trans>Your PD matters more than usual</Trans>}>
      <Trans>
        With your values, lenses that are {distance} off center bend light by {prism} prism diopters, which
        you would notice. Have your PD measured by an optician rather than at home.
      </Trans>
    </Notice>
  );
}
