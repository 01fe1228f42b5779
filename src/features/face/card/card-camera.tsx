import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useRef, useState } from 'react';
import type { CardCorners } from '@/domain/face/card/card';
import { cornersOf } from '@/domain/face/card/card';
import { irisWidthByCard } from '@/domain/face/card/check-scale';
import { expectedCard } from '@/domain/face/card/expected-card';
import { type FaceProblem, type Picture, problemOf } from '@/domain/face/measure-face';
import type { FaceDetector } from '@/lib/face/face-detector';
import { Button } from '@/ui/actions/button';
import { cx } from '@/ui/lib/cx';
import { useCamera } from '../camera/use-camera';
import { type LiveDetection, useLiveDetection } from '../camera/use-live-detection';
import { MeasuringStage } from '../components/measuring-stage';
import { useGuidance } from '../hooks/use-guidance';
import type { MeasureFailure } from '../state/measure-view';

export interface CardCameraProps {
  detector: FaceDetector;
  onWidths: (irisWidths: readonly number[]) => void;
  /** Called when the shopper has to mark the card in this picture. */
  onPicture: (picture: ImageBitmap) => void;
  onFailure: (failure: MeasureFailure) => void;
  onCancel: () => void;
}

/** Pictures in which the card is found. */
const CARD_SAMPLE_COUNT = 8;

interface CardSamples {
  /** Reason why the current picture cannot be measured. */
  problem: FaceProblem | undefined;
  /** Actual or expected position of the card; undefined while no face can be measured. */
  guide: { corners: CardCorners; isFound: boolean; picture: Picture } | undefined;
  count: number;
}

interface CardSamplesOptions {
  videoRef: RefObject<HTMLVideoElement | null>;
  detector: FaceDetector | undefined;
  isRunning: boolean;
  /** Receives widths of the irises by the card, in millimeters. */
  onDone: (irisWidths: readonly number[]) => void;
  onFailure: () => void;
}

/** Measures the irises by a card in the pictures of the camera, until there are enough of them. */
function useCardSamples({ onDone, ...options }: CardSamplesOptions): CardSamples {
  const widths = useRef<number[]>([]);
  const [state, setState] = useState<CardSamples>({ problem: undefined, guide: undefined, count: 0 });
  useLiveDetection({
    ...options,
    withCard: true,
    onDetection: (detection) => {
      const { problem, guide, irisWidth } = toSample(detection);
      if (irisWidth !== undefined) widths.current.push(irisWidth);
      const count = widths.current.length;
      setState({ problem, guide, count });
      if (count < CARD_SAMPLE_COUNT) return true;
      onDone(widths.current);
      return false;
    },
  });
  return state;
}

function toSample({ faces, brightness, card, picture }: LiveDetection) {
  const problem = problemOf(faces, brightness);
  const [face] = faces;
  if (problem || !face) return { problem };
  const corners = card?.corners ?? cornersOf(expectedCard(face.irises));
  return {
    guide: { corners, isFound: card !== undefined, picture },
    irisWidth: card && irisWidthByCard(face.irises, card, picture),
  };
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

/** Outlines the card in the mirrored picture: dashed where it should be, solid once it is found. */
function CardGuide({ guide }: Pick<CardSamples, 'guide'>) {
  if (!guide) return null;
  const { corners, isFound, picture } = guide;
  return (
    <svg
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      className="pointer-events-none absolute inset-0 size-full -scale-x-100"
    >
      <polygon
        points={corners.map(({ x, y }) => `${x},${y}`).join(' ')}
        vectorEffect="non-scaling-stroke"
        strokeDasharray={isFound ? undefined : '6 6'}
        strokeWidth={isFound ? 4 : 2}
        strokeLinejoin="round"
        className={cx('fill-none', isFound ? 'stroke-accent' : 'stroke-on-ink')}
      />
    </svg>
  );
}
