import { Trans } from '@lingui/react/macro';
import { Button } from '@/ui/actions/button';
import { PictureSourceButtons, type PictureSourceButtonsProps } from '../components/picture-source-buttons';

export interface CardSourcePickerProps
  extends Omit<PictureSourceButtonsProps, 'withoutPicture' | 'children'> {
  onCancel: () => void;
}

/** Explains how to hold the card, and asks for the source of the picture. */
export function CardSourcePicker({ onCancel, ...buttons }: CardSourcePickerProps) {
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">
        <Trans>
          Take any bank card, driver’s license or store card in that size. Hold it flat against your forehead,
          its long edge just above your brows, with its back to the camera.
        </Trans>
      </p>
      <PictureSourceButtons {...buttons}>
        <Button variant="link" onClick={onCancel}>
          <Trans>Without a card</Trans>
        </Button>
      </PictureSourceButtons>
      <p className="text-ink-soft text-sm">
        <Trans>Only its edges are measured, on this device. Nothing on the card is read or stored.</Trans>
      </p>
    </div>
  );
}
