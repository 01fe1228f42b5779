import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FaceShape } from '@/domain/advisor/face-shape';
import { openAdvisor } from '@/lib/advisor/open-advisor';
import type { DetectedFace } from '@/lib/face/face-detector';
import { optimalHinge } from '@/lib/size/optimal-hinge';
import { useMillimeters } from '@/lib/size/use-millimeters';
import { useStoreValue } from '@/lib/state/create-store';
import type { TryOnSlot } from '@/lib/try-on/try-on-button';
import { Button } from '@/ui/actions/button';
import { Dialog } from '@/ui/overlay/dialog';
import { type PhotoFailure, readPhoto } from '../camera/read-photo';
import { useFaceDetector } from '../camera/use-face-detector';
import { LoadingView } from '../components/loading-view';
import { PictureSourcePicker } from '../components/picture-source-picker';
import { useLatestAttempt } from '../hooks/use-latest-attempt';
import type { MeasureFailure } from '../state/measure-view';
import { TryOnScene } from './try-on-scene';
import type { TryOnView } from './try-on-view';

export interface TryOnDialogProps extends TryOnSlot {
  shapeNames: Record<FaceShape, string>;
  /** Called when the shopper starts to compare: `others` may be loaded. */
  onCompare: () => void;
}

/** Tries frames on by camera, by photo or on a drawn face, on the device. */
export function TryOnDialog({ open, onOpenChange, ...props }: TryOnDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog wide open={open} onOpenChange={onOpenChange} title={t`Try on ${props.frame.name}`}>
      {/* Closing ends the detector and the camera. */}
      {open ? <TryOn {...props} onLeave={() => onOpenChange(false)} /> : null}
    </Dialog>
  );
}

interface TryOnProps extends Omit<TryOnDialogProps, 'open' | 'onOpenChange'> {
  onLeave: () => void;
}

function TryOn({ frame, others = [], shapeNames, onCompare, onLeave }: TryOnProps) {
  const { t } = useLingui();
  const knownWidth = useStoreValue(optimalHinge);
  const { state, progress, fail, startCamera, openPhoto, draw, leave } = useTryOnView();
  if (state.view === 'loading') return <LoadingView progress={progress} onCancel={leave} />;
  if (state.view === 'source')
    return (
      <PictureSourcePicker
        intro={<Trans>See the frame on your own face, in its true size.</Trans>}
        failure={state.failure}
        withoutPicture={t`Choose a photo, or see the frame on a drawn face.`}
        onCamera={startCamera}
        onPhoto={openPhoto}
      >
        <Button variant="secondary" onClick={draw}>
          <Trans>Use a drawn face</Trans>
        </Button>
      </PictureSourcePicker>
    );
  const measure = () => {
    onLeave();
    void openAdvisor();
  };
  return (
    <TryOnScene
      {...{ state, knownWidth, shapeNames, frame, others, onCompare }}
      onFailure={fail}
      note={<ScaleNote knownWidth={knownWidth} onMeasure={measure} />}
      leaveButton={
        <Button variant="secondary" onClick={leave}>
          {state.view === 'camera' ? (
            <Trans>Turn the camera off</Trans>
          ) : (
            <Trans>Choose another picture</Trans>
          )}
        </Button>
      }
    />
  );
}

/** Manages the sources of the face: camera, photo or drawing. Each failure leads back to the choice. */
function useTryOnView() {
  const [state, setState] = useState<TryOnView>({ view: 'source' });
  const { progress, load } = useFaceDetector();
  const begin = useLatestAttempt();
  const fail = (failure: MeasureFailure) => setState({ view: 'source', failure });
  const startCamera = async () => {
    const isLatest = begin();
    setState({ view: 'loading' });
    try {
      const detector = await load();
      if (isLatest()) setState({ view: 'camera', detector });
    } catch {
      if (isLatest()) fail('not-loaded');
    }
  };
  const openPhoto = async (file: File) => {
    const isLatest = begin();
    const copies = await readTwice(file);
    if (!isLatest()) return;
    if (typeof copies === 'string') return fail(copies);
    const [photo, copy] = copies;
    setState({ view: 'loading' });
    try {
      const { faces } = await (await load()).detect(copy);
      if (!isLatest()) return;
      const face = onlyFace(faces);
      if (typeof face === 'string') fail(face);
      else setState({ view: 'photo', photo, face });
    } catch {
      if (isLatest()) fail('not-loaded');
    }
  };
  const show = (view: 'source' | 'drawn') => {
    begin();
    setState({ view });
  };
  return {
    state,
    progress,
    fail,
    startCamera: () => void startCamera(),
    openPhoto: (file: File) => void openPhoto(file),
    draw: () => show('drawn'),
    leave: () => show('source'),
  };
}

/** Reads a file twice: one picture to show, and one that the detector takes over. */
async function readTwice(file: File): Promise<[ImageBitmap, ImageBitmap] | PhotoFailure> {
  const photo = await readPhoto(file);
  if (typeof photo === 'string') return photo;
  const copy = await readPhoto(file);
  return typeof copy === 'string' ? copy : [photo, copy];
}

function onlyFace([face, other]: readonly DetectedFace[]): DetectedFace | 'no-face' | 'several-faces' {
  if (!face) return 'no-face';
  return other ? 'several-faces' : face;
}

interface ScaleNoteProps {
  /** Width of a frame that fits the shopper, in millimeters. */
  knownWidth: number | undefined;
  onMeasure: () => void;
}

/** Explains the scale of the frame. */
function ScaleNote({ knownWidth, onMeasure }: ScaleNoteProps) {
  const millimeters = useMillimeters();
  if (knownWidth !== undefined)
    return (
      <p className="text-ink-soft text-sm">
        <Trans>In true proportion to your width of {millimeters(knownWidth)}.</Trans>
      </p>
    );
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-ink-soft text-sm">
      <Trans>Your width is not known yet, so the proportion is that of an average face.</Trans>
      <Button variant="link" className="text-sm" onClick={onMeasure}>
        <Trans>Find my width</Trans>
      </Button>
    </p>
  );
}
