import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { FACE_SHAPES, type FaceShape } from '@/domain/advisor/face-shape';
import { faceOutline } from '@/domain/face/face-outlines';
import { measureFace } from '@/domain/face/measure-face';
import { deviceChoices } from '@/lib/advisor/device-choices';
import type { DetectedFace, FaceDetector } from '@/lib/face/face-detector';
import { Select } from '@/ui/fields/select';
import type { CameraFailure } from '../camera/open-camera';
import { useCamera } from '../camera/use-camera';
import { useLiveDetection } from '../camera/use-live-detection';
import { AVERAGE_WIDTH, placeOnDrawnFace } from './drawn-face';
import { type Crop, faceCrop, mixCrops, wholeCrop } from './face-crop';
import { advanceTrack, EMPTY_TRACK, expectedPlacement, type FaceTrack, seeFace } from './face-track';
import { placeFrame, templeDistance } from './frame-placement';
import { type SceneSource, stillSource, wholeScene } from './scene';
import { TryOnStages, type TryOnStagesProps } from './try-on-stages';
import type { TryOnView } from './try-on-view';

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

const SIZE = { width: 1280, height: 960 };

/** The face's drawing is 120 by 150 units, with the neck below. */
const PLACE = { unit: 5.4, left: SIZE.width / 2 - 60 * 5.4, top: 80 };
const LINE_WIDTH = 1.2;

const EARS = 'M19 66c-6-5-10 0-8 9s6 14 10 13M101 66c6-5 10 0 8 9s-6 14-10 13';
const NECK = 'M42 124c0 16-3 24-12 30l-22 9M78 124c0 16 3 24 12 30l22 9';
const NOSE_AND_MOUTH =
  'M60 78c-1.5 7-3.4 10.5-3.4 12.8c0 1.8 1.5 2.7 3.4 2.7s3.2-.6 3.2-1.8M50 109c5.5 3.6 14.5 3.6 20 0';
const BROWS = 'M35 60c4-3.5 11-3.5 15 0M70 60c4-3.5 11-3.5 15 0';

/** Almond eyes; their middles are where the frame is placed. */
const EYES = 'M36 70c4-4.5 10-4.5 13 0c-3 3.5-9 3.5-13 0zM71 70c3-4.5 9-4.5 13 0c-4 3.5-10 3.5-13 0z';

/**
 * Returns a drawn face, in the shopper's width.
 *
 * @param styles of the page, which has the colors.
 */
function drawnSource(
  shape: FaceShape,
  knownWidth: number | undefined,
  styles: CSSStyleDeclaration,
): SceneSource {
  const image = document.createElement('canvas');
  Object.assign(image, SIZE);
  const context = image.getContext('2d');
  if (context) drawFace(context, shape, (name) => styles.getPropertyValue(`--color-${name}`));
  const placement = placeOnDrawnFace(shape, knownWidth ?? AVERAGE_WIDTH, PLACE);
  return stillSource({ image, size: SIZE, placement, opacity: 1, cropFor: wholeScene(SIZE) });
}

function drawFace(
  context: CanvasRenderingContext2D,
  shape: FaceShape,
  color: (name: string) => string,
): void {
  context.fillStyle = color('well');
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  context.setTransform(PLACE.unit, 0, 0, PLACE.unit, PLACE.left, PLACE.top);
  context.lineWidth = LINE_WIDTH;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = color('line-strong');
  context.fillStyle = color('paper');
  context.stroke(new Path2D(NECK));
  context.stroke(new Path2D(EARS));
  const outline = new Path2D(faceOutline(shape));
  context.fill(outline);
  context.stroke(outline);
  for (const lines of [NOSE_AND_MOUTH, BROWS, EYES]) context.stroke(new Path2D(lines));
  context.fillStyle = color('ink-soft');
  for (const x of [42.5, 77.5]) {
    context.beginPath();
    context.arc(x, 69.7, 2.2, 0, 2 * Math.PI);
    context.fill();
  }
}

interface ShapeChoiceProps {
  value: FaceShape;
  onChange: (shape: FaceShape) => void;
  names: Record<FaceShape, string>;
}

/** Asks for the shape of the drawn face. */
function ShapeChoice({ value, onChange, names }: ShapeChoiceProps) {
  const { t } = useLingui();
  return (
    <Select
      label={t`Shape of the face`}
      value={value}
      onChange={({ target }) => onChange(target.value as FaceShape)}
      className="w-full max-w-60"
    >
      {FACE_SHAPES.map((shape) => (
        <option key={shape} value={shape}>
          {names[shape]}
        </option>
      ))}
    </Select>
  );
}

interface LiveSource {
  source: SceneSource;
  videoRef: RefObject<HTMLVideoElement | null>;
  isRunning: boolean;
  hasFace: boolean;
}

interface LiveSourceOptions {
  detector: FaceDetector | undefined;
  /** Width of a frame that fits the shopper, in millimeters. */
  knownWidth: number | undefined;
  onFailure: (failure: CameraFailure | 'not-loaded') => void;
}

/** Weight of a new distance of the temples, which does not change. */
const LEARN = 0.08;
/** Most turn of a head whose irises say how wide it is, in radians: 15 degrees. Turned irises look narrower. */
const STRAIGHT = 0.26;
/** Weight of a new crop at each picture: slow, as a camera operator. */
const FOLLOW = 0.02;

/** Returns the camera's pictures with the frame's place in each, which moves smoothly between two detections. */
function useLiveSource({ detector, knownWidth, onFailure }: LiveSourceOptions): LiveSource {
  const { videoRef, isRunning } = useCamera(onFailure);
  const track = useRef<FaceTrack>(EMPTY_TRACK);
  const temples = useRef<number>(undefined);
  const crops = useRef(new Map<number, Crop>());
  const [hasFace, setHasFace] = useState(true);
  useLiveDetection({
    videoRef,
    detector,
    isRunning,
    onDetection: ({ faces: [face], picture, takenAt }) => {
      setHasFace(face !== undefined);
      const placement =
        face && placeFrame(face, learn(temples, face, scaledTemples(face, picture, knownWidth)));
      track.current = seeFace(track.current, placement, takenAt);
      return true;
    },
    onFailure: () => onFailure('not-loaded'),
  });
  const source = useMemo(
    () => ({
      isLive: true,
      current: () => {
        const video = videoRef.current;
        if (!video?.videoWidth) return undefined;
        const now = performance.now();
        track.current = advanceTrack(track.current, now);
        const size = { width: video.videoWidth, height: video.videoHeight };
        const { drawn, opacity } = track.current;
        const cropFor = (aspect: number) => followedCrop(crops.current, track.current, size, aspect, now);
        const scene = { image: video, size, placement: drawn, opacity };
        // Shows the whole picture before the first face.
        return crops.current.size > 0 || drawn ? { ...scene, cropFor } : scene;
      },
    }),
    [videoRef],
  );
  return { source, videoRef, isRunning, hasFace };
}

/** Learns a measured distance of the temples. @returns the best value so far. */
function learn(known: RefObject<number | undefined>, face: DetectedFace, measured: number): number {
  const before = known.current;
  const { yaw } = placeFrame(face, measured);
  if (before === undefined) known.current = measured;
  else if (Math.abs(yaw) < STRAIGHT) known.current = before + (measured - before) * LEARN;
  return known.current ?? measured;
}

/** Moves the crop of a stage slowly towards the face; it stays where it is without one. */
function followedCrop(
  crops: Map<number, Crop>,
  track: FaceTrack,
  size: { width: number; height: number },
  aspect: number,
  now: number,
): Crop {
  const before = crops.get(aspect);
  const placement = expectedPlacement(track, now) ?? track.drawn;
  const target = placement && faceCrop(placement, size, aspect);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const crop =
    before && target && !still
      ? mixCrops(before, target, FOLLOW)
      : (before ?? target ?? wholeCrop(size, aspect));
  crops.set(aspect, crop);
  return crop;
}

type Picture = Parameters<typeof measureFace>[1];

/**
 * Returns the distance of the temple points in millimeters: by the width that is known, else by the irises, which are nearly as
 * wide in all adults.
 */
function scaledTemples(face: DetectedFace, picture: Picture, knownWidth: number | undefined): number {
  const temples = templeDistance(face);
  return knownWidth === undefined ? temples : (temples * knownWidth) / measureFace(face, picture).width;
}

/** Returns a photo of the shopper. @param knownWidth of the frame that fits, in millimeters. */
function photoSource(photo: ImageBitmap, face: DetectedFace, knownWidth: number | undefined): SceneSource {
  const size = { width: photo.width, height: photo.height };
  const placement = placeFrame(face, scaledTemples(face, size, knownWidth));
  return stillSource({ image: photo, size, placement, opacity: 1 });
}
