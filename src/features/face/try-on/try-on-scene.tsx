import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo, useState } from 'react';
import type { FaceShape } from '@/domain/advisor/face-shape';
import { deviceChoices } from '@/lib/advisor/device-choices';
import type { FaceDetector } from '@/lib/face/face-detector';
import type { CameraFailure } from '@/lib/face/open-camera';
import { drawnSource } from './drawn-source';
import { photoSource } from './photo-source';
import { ShapeChoice } from './shape-choice';
import { TryOnStages, type TryOnStagesProps } from './try-on-stages';
import type { TryOnView } from './try-on-view';
import { useLiveSource } from './use-live-source';

interface SceneProps extends Pick<TryOnStagesProps, 'frame' | 'others' | 'onCompare'> {
  knownWidth: number | undefined;
  note: ReactNode;
  leaveButton: ReactNode;
}

export interface TryOnSceneProps extends SceneProps {
  state: Extract<TryOnView, { view: 'camera' | 'photo' | 'drawn' }>;
  shapeNames: Record<FaceShape, string>;
  onFailure: (failure: CameraFailure | 'not-loaded') => void;
}

/** Shows the face with the frames, by the source that was chosen. */
export function TryOnScene({ state, shapeNames, onFailure, ...scene }: TryOnSceneProps) {
  if (state.view === 'camera')
    return <CameraScene {...scene} detector={state.detector} onFailure={onFailure} />;
  if (state.view === 'photo') return <PhotoScene {...scene} {...state} />;
  return <DrawnScene {...scene} shapeNames={shapeNames} />;
}

function CameraScene(
  props: SceneProps & { detector: FaceDetector; onFailure: TryOnSceneProps['onFailure'] },
) {
  const { detector, onFailure, knownWidth, note, leaveButton, ...stages } = props;
  const { t } = useLingui();
  const { source, videoRef, isRunning, hasFace } = useLiveSource({ detector, knownWidth, onFailure });
  const guidance = hasFace
    ? t`Turn your head a little to see the frame from the side.`
    : t`Move your face into the picture.`;
  return (
    <TryOnStages {...stages} source={source} mirrored label={t`You, with the frame on`}>
      <video ref={videoRef} muted playsInline className="sr-only" />
      <p role="status" className="min-h-6 text-ink-soft">
        {isRunning ? guidance : t`Waiting for your camera. Your browser may ask for permission.`}
      </p>
      {note}
      <div>{leaveButton}</div>
    </TryOnStages>
  );
}

function PhotoScene(props: SceneProps & Extract<TryOnView, { view: 'photo' }>) {
  const { photo, face, view: _, knownWidth, note, leaveButton, ...stages } = props;
  const { t } = useLingui();
  const source = useMemo(() => photoSource(photo, face, knownWidth), [photo, face, knownWidth]);
  return (
    <TryOnStages {...stages} source={source} label={t`Your photo, with the frame on`}>
      {note}
      <div>{leaveButton}</div>
    </TryOnStages>
  );
}

function DrawnScene(props: SceneProps & { shapeNames: Record<FaceShape, string> }) {
  const { shapeNames, knownWidth, note, leaveButton, ...stages } = props;
  const { t } = useLingui();
  const [shape, setShape] = useState<FaceShape>(() => deviceChoices.read()?.choices.faceShape ?? 'oval');
  const source = useMemo(
    () => drawnSource(shape, knownWidth, getComputedStyle(document.documentElement)),
    [shape, knownWidth],
  );
  return (
    <TryOnStages {...stages} source={source} label={t`A drawn face, with the frame on`}>
      <ShapeChoice value={shape} onChange={setShape} names={shapeNames} />
      {note}
      <div>{leaveButton}</div>
    </TryOnStages>
  );
}
