import { Trans } from '@lingui/react/macro';
import { isReaders, needsAddition } from '@/domain/lens/lens-type';
import { formatDiopters } from '@/domain/prescription/diopters';
import { useSite } from '@/lib/site/site';
import { Badge } from '@/ui/display/badge';
import type { PanelModel } from './panel-model';
import type { LensPanelProps } from './panel-props';

interface ReviewPrescriptionProps extends Pick<LensPanelProps, 'renderPrescription' | 'prescription'> {
  model: PanelModel;
}

/** Reads the prescription back, or says how we will receive it. */
export function ReviewPrescription({
  model,
  renderPrescription,
  prescription: handle,
}: ReviewPrescriptionProps) {
  const { languageTag } = useSite();
  const { choices, selection, limits, readersPower, picture } = model;
  const type = choices.type ?? '';
  if (isReaders(type)) {
    const power = readersPower === undefined ? '' : formatDiopters(readersPower, languageTag);
    return <Trans>{power} in both eyes</Trans>;
  }
  if (selection.prescription === 'uploaded' && picture) return <Trans>From the picture that you sent</Trans>;
  const { prescription } = limits;
  if (!prescription && handle.isPreserved) {
    return <Trans>The prescription that you gave us stays with this pair.</Trans>;
  }
  if (!prescription) {
    return (
      <>
        <Badge tone="warning">
          <Trans>Prescription needed</Trans>
        </Badge>{' '}
        <Trans>We make the lenses once we have it.</Trans>
      </>
    );
  }
  return (
    <div className="grid gap-3 pt-2">
      {renderPrescription({ section: 'read-back', prescription })}
      {needsAddition(type) && prescription.pd?.kind === 'single' ? (
        <p className="text-sm">
          <Trans>You have one distance for both eyes. We halve it for each eye.</Trans>
        </p>
      ) : null}
    </div>
  );
}
