import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { checkScale, irisWidthByCard } from '@/domain/face/card/check-scale';
import { expectedCard } from '@/domain/face/card/expected-card';
import { type FoundFace, IRIS_WIDTH, problemOf } from '@/domain/face/measure-face';
import type { FaceDetector } from '@/lib/face/face-detector';
import { announce } from '@/lib/navigation/announcer';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { useViewFocus } from '@/ui/overlay/use-view-focus';
import { readPhoto } from '../camera/read-photo';
import { PictureSourceButtons, type PictureSourceButtonsProps } from '../components/picture-source-buttons';
import type { MeasureFailure } from '../state/measure-view';
import { CardCamera } from './card-camera';
import { cardCrop } from './card-crop';

type CardView =
  | { view: 'source'; failure?: MeasureFailure }
  | { view: 'camera' }
  | { view: 'marks'; picture: ImageBitmap; face: FoundFace }
  /** Width of the frames by irises and by card, in millimeters. */
  | { view: 'differs'; byCard: number };

/** Its heading has the focus already. */
const FIRST: CardView = { view: 'source' };

export interface CardCheckProps {
  detector: FaceDetector;
  /** Called when the card agrees. @param irisWidth in millimeters, by irises and card. */
  onAgreed: (irisWidth: number) => void;
  /** Starts the measurement over. */
  onRepeat: () => void;
  /** Returns to the measurement without a card. */
  onCancel: () => void;
}

/**
 * Checks the scale of a measurement with a bank card (ISO/IEC 7810, ID-1) that is held at the brow. The card is looked for in
 * the picture, or marked by the shopper. All of it on the device.
 */
export function CardCheck(props: CardCheckProps) {
  const [state, setState] = useState(FIRST);
  const viewRef = useRef<HTMLDivElement>(null);
  useViewFocus(viewRef, state === FIRST ? undefined : state.view);
  return (
    <div ref={viewRef} tabIndex={-1} className="outline-none">
      <CurrentView {...props} state={state} setState={setState} />
    </div>
  );
}

interface CurrentViewProps extends CardCheckProps {
  state: CardView;
  setState: (state: CardView) => void;
}

function CurrentView({ state, setState, detector, onAgreed, onRepeat, onCancel }: CurrentViewProps) {
  const { t } = useLingui();
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
        <CardDiffers byCard={state.byCard} onRepeat={onRepeat} onRetry={() => setState({ view: 'source' })} />
      );
  }
}

interface CardSourcePickerProps extends Omit<PictureSourceButtonsProps, 'withoutPicture' | 'children'> {
  onCancel: () => void;
}

/** Explains how to hold the card, and asks for the source of the picture. */
function CardSourcePicker({ onCancel, ...buttons }: CardSourcePickerProps) {
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

interface CardDiffersProps {
  byCard: number;
  onRepeat: () => void;
  onRetry: () => void;
}

/** Says by how much the card and the irises differ. */
function CardDiffers({ byCard, onRepeat, onRetry }: CardDiffersProps) {
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
      <div className="button-row">
        <Button onClick={onRepeat}>
          <Trans>Measure again</Trans>
        </Button>
        <Button variant="secondary" onClick={onRetry}>
          <Trans>Hold the card again</Trans>
        </Button>
      </div>
    </div>
  );
}

interface CardMarksProps {
  picture: ImageBitmap;
  face: FoundFace;
  /** Receives the width of the irises by the card, in millimeters. */
  onWidth: (irisWidth: number) => void;
  onCancel: () => void;
}

/** Lines that nobody has moved must not agree with any card. Fraction of the picture, from both sides. */
const START = 0.06;

/** Lets the shopper mark the short edges of the card in a picture, by pointer or keyboard. */
function CardMarks({ picture, face, onWidth, onCancel }: CardMarksProps) {
  const { t } = useLingui();
  const expected = expectedCard(face.irises);
  const [crop] = useState(() => cardCrop(expected, picture));
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const [left, setLeft] = useState(Math.round(crop.width * START));
  const [right, setRight] = useState(Math.round(crop.width * (1 - START)));
  const hasOrder = right > left;
  useEffect(() => {
    const { width, height } = crop;
    canvasRef.current
      ?.getContext('2d')
      ?.drawImage(picture, crop.left, crop.top, width, height, 0, 0, width, height);
  }, [picture, crop]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A turned card is cut askew by a level line: it looks wider.
    const width = (right - left) * Math.cos(expected.roll);
    if (hasOrder) onWidth(irisWidthByCard(face.irises, { width }, picture));
  };
  return (
    <form method="post" onSubmit={submit} className="grid gap-4">
      <p className="text-ink-soft">
        <Trans>Move both lines to the left and the right edge of the card.</Trans>
      </p>
      <div className="relative mx-auto w-full max-w-lg overflow-hidden rounded-md bg-ink">
        <canvas
          ref={canvasRef}
          width={crop.width}
          height={crop.height}
          role="img"
          aria-label={t`Your picture with the card`}
          className="block h-auto w-full"
        />
        <MarkLine fraction={left / crop.width} />
        <MarkLine fraction={right / crop.width} />
      </div>
      <div className="mx-auto grid w-full max-w-lg gap-2">
        <MarkSlider label={t`Left edge of the card`} max={crop.width} value={left} onChange={setLeft} />
        <MarkSlider label={t`Right edge of the card`} max={crop.width} value={right} onChange={setRight} />
      </div>
      <p role="status" className="text-center text-error empty:hidden">
        {hasOrder ? null : t`The right edge must be to the right of the left one.`}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button type="submit" disabled={!hasOrder}>
          <Trans>Use these edges</Trans>
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

/** Draws a light line with a dark rim: visible on skin, hair and cards. */
function MarkLine({ fraction }: { fraction: number }) {
  return (
    <div
      aria-hidden="true"
      style={{ left: `${fraction * 100}%` }}
      className="absolute inset-y-0 w-1 -translate-x-1/2 border-ink border-x bg-on-ink"
    />
  );
}

interface MarkSliderProps {
  label: string;
  /** Pixels of the picture. */
  max: number;
  value: number;
  onChange: (value: number) => void;
}

function MarkSlider({ label, max, value, onChange }: MarkSliderProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={max}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        // The thumb is 16 pixels wide: its middle reaches both sides of the picture, as the line does.
        className="-mx-2 h-11 w-[calc(100%+1rem)] cursor-pointer accent-accent"
      />
    </div>
  );
}
