import { Trans } from '@lingui/react/macro';
import { hasCameraAccess } from '@/lib/face/open-camera';
import { PHOTO_TYPES } from '@/lib/face/read-photo';
import { Button } from '@/ui/actions/button';
import { ProblemAlert } from '@/ui/display/problem-alert';
import { FileButton } from '@/ui/fields/file-button';
import { useFailureTexts } from '../hooks/use-failure-texts';
import type { MeasureFailure } from '../state/measure-view';

export interface CardSourcePickerProps {
  failure: MeasureFailure | undefined;
  onCamera: () => void;
  onPhoto: (file: File) => void;
  onCancel: () => void;
}

/** What to do with the card, and where the picture comes from. */
export function CardSourcePicker({ failure, onCamera, onPhoto, onCancel }: CardSourcePickerProps) {
  const texts = useFailureTexts();
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">
        <Trans>
          Take any bank card, driver’s license or store card in that size. Hold it flat against your forehead,
          its long edge just above your brows, with its back to the camera.
        </Trans>
      </p>
      <ProblemAlert problem={failure && { ...texts[failure], tone: 'warning' }} />
      <div className="flex flex-wrap gap-3">
        {hasCameraAccess() ? (
          <Button onClick={onCamera}>
            <Trans>Use my camera</Trans>
          </Button>
        ) : null}
        <FileButton accept={PHOTO_TYPES.join(',')} onPick={onPhoto}>
          <Trans>Choose a photo</Trans>
        </FileButton>
        <Button variant="link" onClick={onCancel}>
          <Trans>Without a card</Trans>
        </Button>
      </div>
      <p className="text-ink-soft text-sm">
        <Trans>Only its edges are measured, on this device. Nothing on the card is read or stored.</Trans>
      </p>
    </div>
  );
}
