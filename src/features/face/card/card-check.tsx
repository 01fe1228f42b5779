import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { checkScale, irisWidthByCard } from '@/domain/face/card/check-scale';
import { type FoundFace, IRIS_WIDTH, problemOf } from '@/domain/face/measure-face';
import type { FaceDetector } from '@/lib/face/face-detector';
import { hasCameraAccess } from '@/lib/face/open-camera';
import { PHOTO_TYPES, readPhoto } from '@/lib/face/read-photo';
import { announce } from '@/lib/navigation/announcer';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { ProblemAlert } from '@/ui/display/problem-alert';
import { FileButton } from '@/ui/fields/file-button';
import { useFailureTexts } from '../hooks/use-failure-texts';
import type { MeasureFailure } from '../state/measure-view';
import { CardCamera } from './card-camera';
import { CardMarks } from './card-marks';

type CardView =
  | { view: 'source'; failure?: MeasureFailure }
  | { view: 'camera' }
  | { view: 'marks'; picture: ImageBitmap; face: FoundFace }
  /** Width of the frames by irises and by card, in millimeters. */
  | { view: 'differs'; byCard: number };

export interface CardCheckProps {
  detector: FaceDetector;
  /** The card agrees. @param irisWidth in millimeters, by irises and card. */
  onAgreed: (irisWidth: number) => void;
  /** Measures all anew. */
  onRepeat: () => void;
  /** Back to the measurement without a card. */
  onCancel: () => void;
}

/**
 * Checks the scale of a measurement with a bank card (ISO/IEC 7810, ID-1) that is held at the brow. The card is looked for in
 * the picture, or marked by the shopper. All of it on the device (advisor checklist D14).
 */
export function CardCheck({ detector, onAgreed, onRepeat, onCancel }: CardCheckProps) {
  const { t } = useLingui();
  const [state, setState] = useState<CardView>({ view: 'source' });
  const fail = (failure: MeasureFailure) => setState({ view: 'source', failure });

  const check = (irisWidths: readonly number[]) => {
    const { agrees, irisWidth, byCard } = checkScale(irisWidths);
    if (!agrees) return setState({ view: 'differs', byCard });
    announce(t`The card agrees with the measurement`);
    onAgreed(irisWidth);
  };
  /** @param marksOnly the shopper marks the card, even if it can be found. */
  const measurePicture = async (picture: ImageBitmap, marksOnly = false) => {
    try {
      const copy = await createImageBitmap(picture);
      const { faces, brightness, card } = await detector.detect(copy, { withCard: true });
      const problem = problemOf(faces, brightness);
      const [face] = faces;
      if (problem || !face) return fail(problem ?? 'no-face');
      if (card && !marksOnly) check([irisWidthByCard(face.irises, card, picture)]);
      else setState({ view: 'marks', picture, face });
    } catch {
      fail('not-loaded');
    }
  };
  const openPhoto = async (file: File) => {
    const photo = await readPhoto(file);
    if (typeof photo === 'string') fail(photo);
    else await measurePicture(photo);
  };

  switch (state.view) {
    case 'source':
      return (
        <CardSourcePicker
          failure={state.failure}
          onCamera={() => setState({ view: 'camera' })}
          onPhoto={(file) => void openPhoto(file)}
          onCancel={onCancel}
        />
      );
    case 'camera':
      return (
        <CardCamera
          detector={detector}
          onWidths={check}
          onPicture={(picture) => void measurePicture(picture, true)}
          onFailure={fail}
          onCancel={() => setState({ view: 'source' })}
        />
      );
    case 'marks':
      return (
        <CardMarks
          picture={state.picture}
          face={state.face}
          onWidth={(width) => check([width])}
          onCancel={() => setState({ view: 'source' })}
        />
      );
    case 'differs':
      return (
        <Differs byCard={state.byCard} onRepeat={onRepeat} onCardAgain={() => setState({ view: 'source' })} />
      );
  }
}

interface CardSourcePickerProps {
  failure: MeasureFailure | undefined;
  onCamera: () => void;
  onPhoto: (file: File) => void;
  onCancel: () => void;
}

function CardSourcePicker({ failure, onCamera, onPhoto, onCancel }: CardSourcePickerProps) {
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

interface DiffersProps {
  byCard: number;
  onRepeat: () => void;
  onCardAgain: () => void;
}

function Differs({ byCard, onRepeat, onCardAgain }: DiffersProps) {
  const percent = Math.round(Math.abs(byCard / IRIS_WIDTH - 1) * 100);
  return (
    <div className="grid gap-5">
      <Notice tone="warning" live="polite" title={<Trans>The card and your eyes do not agree</Trans>}>
        {byCard > IRIS_WIDTH ? (
          <Trans>By the card, your face is {percent}% wider than by your eyes.</Trans>
        ) : (
          <Trans>By the card, your face is {percent}% narrower than by your eyes.</Trans>
        )}{' '}
        <Trans>Measure again in good light, looking straight into the camera.</Trans>
      </Notice>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRepeat}>
          <Trans>Measure again</Trans>
        </Button>
        <Button variant="secondary" onClick={onCardAgain}>
          <Trans>Hold the card again</Trans>
        </Button>
      </div>
    </div>
  );
}
