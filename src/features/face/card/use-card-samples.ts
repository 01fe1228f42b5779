import { type RefObject, useRef, useState } from 'react';
import type { CardCorners } from '@/domain/face/card/card';
import { cornersOf } from '@/domain/face/card/card';
import { irisWidthByCard } from '@/domain/face/card/check-scale';
import { expectedCard } from '@/domain/face/card/expected-card';
import { type FaceProblem, type Picture, problemOf } from '@/domain/face/measure-face';
import type { FaceDetector } from '@/lib/face/face-detector';
import { type LiveDetection, useLiveDetection } from '@/lib/face/use-live-detection';

/** Pictures in which the card is found. */
export const CARD_SAMPLE_COUNT = 8;

export interface CardSamples {
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
export function useCardSamples({ onDone, ...options }: CardSamplesOptions): CardSamples {
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
