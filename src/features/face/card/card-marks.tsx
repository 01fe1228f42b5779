import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { irisWidthByCard } from '@/domain/face/card/check-scale';
import { expectedCard } from '@/domain/face/card/expected-card';
import type { FoundFace } from '@/domain/face/measure-face';
import { Button } from '@/ui/actions/button';
import { cardCrop } from './card-crop';

export interface CardMarksProps {
  picture: ImageBitmap;
  face: FoundFace;
  /** Receives the width of the irises by the card, in millimeters. */
  onWidth: (irisWidth: number) => void;
  onCancel: () => void;
}

/** Lines that nobody has moved must not agree with any card. Fraction of the picture, from both sides. */
const START = 0.06;

/** Lets the shopper mark the short edges of the card in a picture, by pointer or keyboard. */
export function CardMarks({ picture, face, onWidth, onCancel }: CardMarksProps) {
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
