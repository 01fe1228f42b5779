import { getGetFrameImageUrl, useGetImageManifest } from '@generated/assets/assets';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { saveBlob } from '@/lib/files/save-file';
import { colorsAsFrames, type TryOnFrame } from '@/lib/try-on/try-on-frame';
import { Button } from '@/ui/actions/button';
import { ProblemAlert } from '@/ui/display/problem-alert';
import { SwatchGroup } from '@/ui/fields/swatch-group';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { cx } from '@/ui/lib/cx';
import { type FramePicture, loadFramePicture } from './frame-picture';
import { drawScene, type SceneSource } from './scene';
import { stillFileName } from './still-file-name';

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

interface StageProps {
  frame: TryOnFrame;
  source: SceneSource;
  /** Description of the picture. */
  label: string;
  /** True to mirror the picture. The saved picture shows the shopper as others do. */
  mirrored: boolean;
  /** True beside another stage. */
  isPaired: boolean;
}

/** Sizes of the drawn picture in pixels. */
const SINGLE = { width: 1024, height: 768 };
const PAIRED = { width: 640, height: 800 };

/** Shows a face with a frame on, the colors of the frame, and the button that saves the picture. */
function Stage({ frame, source, label, mirrored, isPaired }: StageProps) {
  const { t } = useLingui();
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const [upc, setUpc] = useState(frame.upc);
  const { picture, hasFailed } = useFramePicture(upc);
  const color = frame.colors.find((option) => option.upc === upc);
  const draw = useEffectEvent(() => {
    const scene = source.current();
    if (canvasRef.current && scene) drawScene(canvasRef.current, scene, picture, frame.width);
  });
  useEffect(() => {
    if (!source.isLive) return;
    let request = requestAnimationFrame(function next() {
      draw();
      request = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(request);
  }, [source]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: redrawn for another picture, frame or shape
  useEffect(() => {
    if (!source.isLive) draw();
  }, [source, picture, frame, isPaired]);
  const size = isPaired ? PAIRED : SINGLE;
  const name = color?.name ? `${frame.name}, ${color.name}` : frame.name;
  return (
    <div className="grid min-w-0 content-start gap-3">
      <canvas
        ref={canvasRef}
        {...size}
        role="img"
        aria-label={isPaired ? t`${label}: ${name}` : label}
        className={cx(
          'w-full rounded-md bg-well object-contain',
          isPaired ? 'aspect-4/5' : 'aspect-4/3',
          mirrored && '-scale-x-100',
        )}
      />
      {isPaired ? <p className="font-medium text-sm">{frame.name}</p> : null}
      <ProblemAlert
        problem={
          hasFailed ? { tone: 'warning', title: t`The picture of this color could not be loaded` } : undefined
        }
      />
      {frame.colors.length > 1 ? (
        <SwatchGroup
          legend={isPaired ? <Trans>Color of {frame.name}</Trans> : <Trans>Color</Trans>}
          value={upc}
          onChange={setUpc}
          options={frame.colors.map((option) => ({
            value: option.upc,
            label: option.name,
            colors: option.swatch,
          }))}
        />
      ) : null}
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        <StillActions canvasRef={canvasRef} name={name} isOneOfMany={isPaired} />
      </div>
    </div>
  );
}

interface FramePictureState {
  picture: FramePicture | undefined;
  hasFailed: boolean;
}

/**
 * Returns the picture of a color: the drawing for the try-on, else its front. Keeps the previous one until the new one has
 * loaded.
 */
function useFramePicture(upc: string): FramePictureState {
  const [state, setState] = useState<FramePictureState>({ picture: undefined, hasFailed: false });
  // A store without drawings for the try-on has pictures only.
  const [undrawnUpc, setUndrawnUpc] = useState<string>();
  const isDrawn = undrawnUpc !== upc;
  const { data, error } = useGetImageManifest(upc, { swr: { enabled: !isDrawn } });
  const front = data?.items.find(({ type }) => type === 'front')?.file_key;
  const fileKey = isDrawn ? `${upc}-try-on.svg` : front;
  useEffect(() => {
    if (!fileKey) return;
    let isOver = false;
    loadFramePicture(getGetFrameImageUrl(fileKey), !isDrawn).then(
      (picture) => isOver || setState({ picture, hasFailed: false }),
      () => {
        if (isOver) return;
        if (isDrawn) setUndrawnUpc(upc);
        else setState({ picture: undefined, hasFailed: true });
      },
    );
    return () => {
      isOver = true;
    };
  }, [fileKey, isDrawn, upc]);
  const isMissing = !isDrawn && (error !== undefined || (data !== undefined && !front));
  return isMissing ? { ...state, hasFailed: true } : state;
}

interface StillActionsProps {
  canvasRef: RefObject<HTMLCanvasElement | null>;
  /** Name of the frame, with its color. */
  name: string;
  isOneOfMany: boolean;
}

/** Saves the picture on the device, or hands it to another app by the system. Nothing is uploaded. */
function StillActions({ canvasRef, name, isOneOfMany }: StillActionsProps) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState('');
  const withPicture = (use: (file: File) => void) =>
    canvasRef.current?.toBlob(
      (blob) => {
        if (blob) use(new File([blob], stillFileName(name), { type: blob.type }));
        else setOutcome(t`The picture could not be made. Please try again.`);
      },
      'image/jpeg',
      0.92,
    );
  const save = () =>
    withPicture((file) => {
      saveBlob(file.name, file);
      setOutcome(t`Saved as ${file.name}`);
    });
  // Rejected when the shopper closes the system's dialog.
  const share = () => withPicture((file) => void navigator.share({ files: [file] }).catch(() => undefined));
  const ofFrame = isOneOfMany ? <VisuallyHidden>: {name}</VisuallyHidden> : null;
  return (
    <>
      <Button variant="link" onClick={save}>
        <Trans>Save this picture on my device</Trans>
        {ofFrame}
      </Button>
      {canShareFiles() ? (
        <Button variant="link" onClick={share}>
          <Trans>Share</Trans>
          {ofFrame}
        </Button>
      ) : null}
      <p role="status" className="w-full text-ink-soft text-sm empty:hidden">
        {outcome}
      </p>
    </>
  );
}

/** Returns whether the system can share pictures. */
function canShareFiles(): boolean {
  const example = new File([], stillFileName(''), { type: 'image/jpeg' });
  return navigator.canShare?.({ files: [example] }) ?? false;
}
