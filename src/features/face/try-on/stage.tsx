import { getGetFrameImageUrl, useGetImageManifest } from '@generated/assets/assets';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TryOnFrame } from '@/lib/try-on/try-on-frame';
import { ProblemAlert } from '@/ui/display/problem-alert';
import { SwatchGroup } from '@/ui/fields/swatch-group';
import { cx } from '@/ui/lib/cx';
import { type FramePicture, loadFramePicture } from './frame-picture';
import { drawScene, type SceneSource } from './scene';
import { StillActions } from './still-actions';

export interface StageProps {
  frame: TryOnFrame;
  source: SceneSource;
  /** Description of the picture. */
  label: string;
  /** True to mirror the picture. The saved picture shows the shopper as others do. */
  mirrored: boolean;
  /** True beside another stage. */
  isPaired: boolean;
  /** Content below the name of the frame, such as a button that removes it. */
  children?: ReactNode;
}

/** Sizes of the drawn picture in pixels. */
const SINGLE = { width: 1024, height: 768 };
const PAIRED = { width: 640, height: 800 };

/** Shows a face with a frame on, the colors of the frame, and the button that saves the picture. */
export function Stage({ frame, source, label, mirrored, isPaired, children }: StageProps) {
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
        {children}
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
