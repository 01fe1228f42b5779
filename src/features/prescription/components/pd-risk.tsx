import { Trans } from '@lingui/react/macro';
import { needsMeasuredPd, pdErrorPrism } from '@/domain/prescription/prentice';
import type { Prescription } from '@/domain/prescription/prescription';
import { Notice } from '@/ui/display/notice';
import { useReadBack } from '../hooks/use-read-back';

/** An error of a distance that shoppers measure themselves, in millimeters. */
const TYPICAL_ERROR = 3;

/** What a wrong pupillary distance would do with these powers. Nothing for powers up to 4.00. */
export function PdRisk({ prescription }: { prescription: Prescription }) {
  const { powerFormat } = useReadBack();
  if (!needsMeasuredPd(prescription)) return null;
  // The no-break space keeps the number with its unit.
  const distance = `${TYPICAL_ERROR}\u00a0mm`;
  const prism = powerFormat.format(pdErrorPrism(prescription, TYPICAL_ERROR));
  return (
    <Notice title={<Trans>Your PD matters more than usual</Trans>}>
      <Trans>
        With your values, lenses that are {distance} off center bend light by {prism} prism diopters, which
        you would notice. Have your PD measured by an optician rather than at home.
      </Trans>
    </Notice>
  );
}
