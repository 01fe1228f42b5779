import { Trans } from '@lingui/react/macro';
import { Button } from '@/ui/actions/button';
import { PictureSourcePicker, type PictureSourcePickerProps } from './picture-source-picker';

export interface MeasureMethodPickerProps extends Omit<PictureSourcePickerProps, 'intro' | 'children'> {
  onQuestions: () => void;
}

/** Offers the three methods of the advisor: camera, photo or questions. */
export function MeasureMethodPicker({ onQuestions, ...picker }: MeasureMethodPickerProps) {
  return (
    <PictureSourcePicker
      {...picker}
      intro={
        <Trans>
          With a picture of your face we measure its shape, its width and the distance between your pupils. Or
          answer three questions. What you use of it stays on this device, and “Start over” deletes it.
        </Trans>
      }
    >
      <Button variant="secondary" onClick={onQuestions}>
        <Trans>Answer questions</Trans>
      </Button>
    </PictureSourcePicker>
  );
}
