import { Trans } from '@lingui/react/macro';
import { Button } from '@/ui/actions/button';
import { PictureWays, type PictureWaysProps } from './picture-ways';

export interface WayChoiceProps extends Omit<PictureWaysProps, 'intro' | 'children'> {
  onQuestions: () => void;
}

/** The three ways of the advisor. */
export function WayChoice({ onQuestions, ...ways }: WayChoiceProps) {
  return (
    <PictureWays
      {...ways}
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
    </PictureWays>
  );
}
