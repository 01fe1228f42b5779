import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { colorsAsFrames, type TryOnFrame } from '@/lib/try-on/try-on-frame';
import { Button } from '@/ui/actions/button';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { CompareChoice } from './compare-choice';
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
