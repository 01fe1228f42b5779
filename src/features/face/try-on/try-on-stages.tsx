import { getGetFrameImageUrl } from '@generated/assets/assets';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { colorsAsFrames, type TryOnFrame } from '@/lib/try-on/try-on-frame';
import { Button } from '@/ui/actions/button';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import type { SceneSource } from './scene';
import { Stage } from './stage';

export interface TryOnStagesProps {
  frame: TryOnFrame;
  /** Frames to compare with, beginning with the other colors. */
  others: readonly TryOnFrame[];
  onCompare: () => void;
  source: SceneSource;
  label: string;
  mirrored?: boolean;
  /** Below the pictures. */
  children: ReactNode;
}

/** Shows one frame, or two of them side by side on the same face. */
export function TryOnStages(props: TryOnStagesProps) {
  const { frame, others, onCompare, source, label, mirrored = false, children } = props;
  const { t } = useLingui();
  const [isChoosing, setChoosing] = useState(false);
  const [second, setSecond] = useState<TryOnFrame>();
  const options = [...colorsAsFrames(frame), ...others.filter(({ upc }) => upc !== frame.upc)];
  const stage = { source, label, mirrored, isPaired: second !== undefined };
  const toggle = () => {
    if (!isChoosing) onCompare();
    else setSecond(undefined);
    setChoosing(!isChoosing);
  };
  return (
    <div className="grid min-w-0 gap-6 md:grid-cols-[minmax(0,1fr)_17rem]">
      <div className={second ? 'grid grid-cols-2 content-start gap-3 sm:gap-5' : 'grid content-start'}>
        <Stage {...stage} frame={frame} />
        {second ? <Stage {...stage} key={second.upc} frame={second} /> : null}
      </div>
      <p role="status" className="sr-only">
        {second ? t`Two frames side by side: ${frame.name} and ${second.name}` : null}
      </p>
      <div className="grid min-w-0 content-start justify-items-start gap-4">
        <Button variant="secondary" aria-expanded={isChoosing} onClick={toggle}>
          {isChoosing ? (
            <Trans>One frame only</Trans>
          ) : (
            <>
              <Trans>Compare two frames</Trans>
              <VisuallyHidden>: {frame.name}</VisuallyHidden>
            </>
          )}
        </Button>
        {isChoosing && options.length > 0 ? (
          <div className="w-full min-w-0">
            <CompareChoice options={options} value={second?.upc} onChange={setSecond} />
          </div>
        ) : null}
        {isChoosing && options.length === 0 ? (
          <p role="status" className="text-ink-soft text-sm">
            <Trans>Frames that you save or look at can be compared here.</Trans>
          </p>
        ) : null}
        {children}
      </div>
    </div>
  );
}

interface CompareChoiceProps {
  options: readonly TryOnFrame[];
  /** UPC of the chosen one. */
  value: string | undefined;
  onChange: (frame: TryOnFrame) => void;
}

/** Offers frames to compare with the first one. */
function CompareChoice({ options, value, onChange }: CompareChoiceProps) {
  const { t } = useLingui();
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium text-sm">{t`Compare with`}</legend>
      <div className="-m-1 flex snap-x gap-3 overflow-x-auto p-1 md:grid md:max-h-80 md:grid-cols-2 md:overflow-x-visible md:overflow-y-auto">
        {options.map((option) => (
          <label
            key={option.upc}
            className="choice choice-card w-36 shrink-0 snap-start flex-col items-stretch gap-1 p-2 md:w-auto"
          >
            <img
              src={getGetFrameImageUrl(`${option.upc}-front.svg`)}
              alt=""
              width={900}
              height={600}
              className="h-auto w-full"
            />
            <span className="flex gap-2 text-sm">
              <input
                type="radio"
                className="choice-mark"
                name={name}
                value={option.upc}
                checked={option.upc === value}
                onChange={() => onChange(option)}
              />
              <span className="min-w-0">{option.name}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
