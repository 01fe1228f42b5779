import { Trans, useLingui } from '@lingui/react/macro';
import type { FaceDetector } from '@/lib/face/face-detector';
import { useCamera } from '@/lib/face/use-camera';
import { Button } from '@/ui/actions/button';
import { MeasuringStage } from '../components/measuring-stage';
import { useGuidance } from '../hooks/use-guidance';
import type { MeasureFailure } from '../state/measure-view';
import { CardGuide } from './card-guide';
import { CARD_SAMPLE_COUNT, useCardSamples } from './use-card-samples';

export interface CardCameraProps {
  detector: FaceDetector;
  onWidths: (irisWidths: readonly number[]) => void;
  /** Called when the shopper has to mark the card in this picture. */
  onPicture: (picture: ImageBitmap) => void;
  onFailure: (failure: MeasureFailure) => void;
  onCancel: () => void;
}

/** Shows the shopper as in a mirror with a card at the brow, until it is found often enough. */
export function CardCamera({ detector, onWidths, onPicture, onFailure, onCancel }: CardCameraProps) {
  const { t } = useLingui();
  const { videoRef, isRunning } = useCamera(onFailure);
  const { problem, guide, count } = useCardSamples({
    videoRef,
    detector,
    isRunning,
    onDone: onWidths,
    onFailure: () => onFailure('not-loaded'),
  });
  const guidance = useGuidance();
  const takePicture = () => {
    if (videoRef.current) createImageBitmap(videoRef.current).then(onPicture, () => onFailure('in-use'));
  };
  const instruction =
    problem || guide?.isFound
      ? guidance(problem)
      : t`Hold the card flat against your forehead, in the frame.`;
  return (
    <MeasuringStage
      {...{ videoRef, isRunning, instruction, count, onCancel }}
      sampleCount={CARD_SAMPLE_COUNT}
      overlay={<CardGuide guide={guide} />}
    >
      <Button variant="secondary" disabled={!isRunning} onClick={takePicture}>
        <Trans>Mark the card yourself</Trans>
      </Button>
    </MeasuringStage>
  );
}
