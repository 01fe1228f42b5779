import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FaceShape } from '@/domain/advisor/face-shape';
import { type FaceProblem, type Picture, problemOf } from '@/domain/face/measure-face';
import { type SeenFace, summarizeFaces } from '@/domain/face/summarize-samples';
import type { FaceMeasureSlot } from '@/lib/advisor/face-measurement';
import type { DetectedFaces, FaceDetector } from '@/lib/face/face-detector';
import { lazyWithRetry } from '@/lib/hydration/load-with-retry';
import { Button } from '@/ui/actions/button';
import { SkeletonText } from '@/ui/display/skeleton';
import { readPhoto } from '../camera/read-photo';
import { useCamera } from '../camera/use-camera';
import { useFaceDetector } from '../camera/use-face-detector';
import { useLiveDetection } from '../camera/use-live-detection';
import { useGuidance } from '../hooks/use-guidance';
import { useLatestAttempt } from '../hooks/use-latest-attempt';
import type { MeasureFailure, MeasureMethod, MeasureView } from '../state/measure-view';
import { LoadingView } from './loading-view';
import { MeasureResult } from './measure-result';
import { MeasuringStage } from './measuring-stage';
import { PictureSourcePicker, type PictureSourcePickerProps } from './picture-source-picker';

const CardCheck = lazyWithRetry(async () => (await import('../card/card-check')).CardCheck);

export interface FaceMeasureProps extends FaceMeasureSlot {
  shapeNames: Readonly<Record<FaceShape, string>>;
  renderShape: (shape: FaceShape) => ReactNode;
}

/**
 * Measures the face by camera or photo, on the device. Opens and loads nothing before the shopper has chosen a method, next to
 * the text that explains the measurement.
 */
export function FaceMeasure({ onMeasured, onQuestions, onHeading, ...shapes }: FaceMeasureProps) {
  const [state, setState] = useState<MeasureView>({ view: 'method' });
  const { progress, load } = useFaceDetector();
  const detector = useRef<FaceDetector>(undefined);
  const fail = (failure: MeasureFailure) => setState({ view: 'method', failure });
  const begin = useLatestAttempt();
  const chooseMethod = () => {
    begin();
    setState({ view: 'method' });
  };
  useHeading(state.view, onHeading);

  /** Starts the detector; undefined when it failed, or the shopper has left meanwhile. */
  const start = async (method: MeasureMethod, isLatest: () => boolean) => {
    setState({ view: 'loading', method });
    try {
      detector.current = await load();
      return isLatest() ? detector.current : undefined;
    } catch {
      if (isLatest()) fail('not-loaded');
      return undefined;
    }
  };
  const startCamera = async () => {
    if (await start('camera', begin())) setState({ view: 'camera' });
  };
  const measurePhoto = async (file: File) => {
    const isLatest = begin();
    const picture = await readPhoto(file);
    if (!isLatest()) return;
    if (typeof picture === 'string') return fail(picture);
    const started = await start('photo', isLatest);
    if (!started) return picture.close();
    const { width, height } = picture;
    try {
      const detected = await started.detect(picture);
      if (isLatest()) setState(photoView(detected, { width, height }));
    } catch {
      if (isLatest()) fail('not-loaded');
    }
  };

  switch (state.view) {
    case 'method':
      return (
        <MeasureMethodPicker
          failure={state.failure}
          onCamera={() => void startCamera()}
          onPhoto={(file) => void measurePhoto(file)}
          onQuestions={onQuestions}
        />
      );
    case 'loading':
      return <LoadingView progress={progress} onCancel={chooseMethod} />;
    case 'camera':
      return (
        <CameraView
          detector={detector.current}
          onFaces={(faces) => setState({ view: 'result', method: 'camera', faces })}
          onFailure={fail}
          onCancel={chooseMethod}
        />
      );
    case 'result':
      return (
        <MeasureResult
          {...shapes}
          summary={summarizeFaces(state.faces, state.irisWidth)}
          isChecked={state.irisWidth !== undefined}
          method={state.method}
          onUse={onMeasured}
          onCheck={() => setState({ ...state, view: 'card' })}
          onRepeat={chooseMethod}
        />
      );
    case 'card':
      return detector.current ? (
        <Suspense fallback={<SkeletonText lines={3} />}>
          <CardCheck
            detector={detector.current}
            onAgreed={(irisWidth) => setState({ ...state, view: 'result', irisWidth })}
            onRepeat={chooseMethod}
            onCancel={() => setState({ ...state, view: 'result' })}
          />
        </Suspense>
      ) : null;
  }
}

/** Returns the measurement of a photo, or the reason why there is none. */
function photoView({ faces, brightness }: DetectedFaces, picture: Picture): MeasureView {
  const problem = problemOf(faces, brightness);
  const [face] = faces;
  if (problem || !face) return { view: 'method', failure: problem ?? 'no-face' };
  return { view: 'result', method: 'photo', faces: [{ face, picture }] };
}

/** Reports the heading of the current view to its container. */
function useHeading(view: MeasureView['view'], onHeading: FaceMeasureSlot['onHeading']): void {
  const { t } = useLingui();
  const headings: Record<MeasureView['view'], string | undefined> = {
    method: undefined,
    loading: t`Preparing the measurement`,
    camera: t`Look into your camera`,
    result: t`Your measurements`,
    card: t`Check with a bank card`,
  };
  const heading = headings[view];
  const change = useEffectEvent(onHeading);
  useEffect(() => {
    change(heading);
    return () => change(undefined);
  }, [heading]);
}

interface MeasureMethodPickerProps extends Omit<PictureSourcePickerProps, 'intro' | 'children'> {
  onQuestions: () => void;
}

/** Offers the three methods of the advisor: camera, photo or questions. */
function MeasureMethodPicker({ onQuestions, ...picker }: MeasureMethodPickerProps) {
  return (
    <PictureSourcePicker
      {...picker}
      intro={
        <Trans>
          With a picture of your face we measure its shape, its width and the distance between your pupils. Or
          answer three questions. What you use of it stays on this device, and “Start over” deletes it.
        </Trans>
      }
    >
      <Button variant="secondary" onClick={onQuestions}>
        <Trans>Answer questions</Trans>
      </Button>
    </PictureSourcePicker>
  );
}

interface CameraViewProps {
  detector: FaceDetector | undefined;
  onFaces: (faces: readonly SeenFace[]) => void;
  onFailure: (failure: MeasureFailure) => void;
  onCancel: () => void;
}

/** Pictures without a problem that are measured: about a second at 15 pictures a second. */
const SAMPLE_COUNT = 16;

interface LiveSamples {
  /** Reason why the current picture cannot be measured; undefined before the first one. */
  problem: FaceProblem | undefined;
  count: number;
}

interface LiveSamplesOptions {
  videoRef: RefObject<HTMLVideoElement | null>;
  detector: FaceDetector | undefined;
  isRunning: boolean;
  onDone: (faces: readonly SeenFace[]) => void;
  onFailure: () => void;
}

/** Measures the pictures of the camera until there are enough good ones. */
function useLiveSamples({ onDone, ...options }: LiveSamplesOptions): LiveSamples {
  const seen = useRef<SeenFace[]>([]);
  const [state, setState] = useState<LiveSamples>({ problem: undefined, count: 0 });
  useLiveDetection({
    ...options,
    onDetection: ({ faces, brightness, picture }) => {
      const problem = problemOf(faces, brightness);
      const [face] = faces;
      if (!problem && face) seen.current.push({ face, picture });
      const count = seen.current.length;
      setState({ problem, count });
      if (count < SAMPLE_COUNT) return true;
      onDone(seen.current);
      return false;
    },
  });
  return state;
}

/** Shows the shopper as in a mirror, with instructions, until enough pictures are measured. */
function CameraView({ detector, onFaces, onFailure, onCancel }: CameraViewProps) {
  const { videoRef, isRunning } = useCamera(onFailure);
  const { problem, count } = useLiveSamples({
    videoRef,
    detector,
    isRunning,
    onDone: onFaces,
    onFailure: () => onFailure('not-loaded'),
  });
  const guidance = useGuidance();
  return (
    <MeasuringStage
      {...{ videoRef, isRunning, count, onCancel }}
      instruction={guidance(problem)}
      sampleCount={SAMPLE_COUNT}
      overlay={
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-[6%] left-1/2 aspect-3/4 -translate-x-1/2 rounded-[50%] border-2 border-on-ink border-dashed"
        />
      }
    />
  );
}
