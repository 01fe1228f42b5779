import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type FramePlacement, placeFrame, templeDistance } from '@/domain/face/frame-placement';
import type { FaceDetector } from '@/lib/face/face-detector';
import { readPhoto } from '@/lib/face/read-photo';
import { useFaceDetector } from '@/lib/face/use-face-detector';
import type { TryOnSlot } from '@/lib/try-on/try-on-button';
import type { TryOnFrame } from '@/lib/try-on/try-on-frame';
import { Button } from '@/ui/actions/button';
import { ProblemAlert } from '@/ui/display/problem-alert';
import { SwatchGroup } from '@/ui/fields/swatch-group';
import { Dialog } from '@/ui/overlay/dialog';
import { LoadingView } from '../components/loading-view';
import { PictureWays } from '../components/picture-ways';
import type { MeasureFailure } from '../state/measure-view';
import { TryOnCamera } from './try-on-camera';
import { TryOnPhoto } from './try-on-photo';
import { useFramePicture } from './use-frame-picture';

type View =
  | { view: 'ways'; failure?: MeasureFailure | undefined }
  | { view: 'loading' }
  | { view: 'camera'; detector: FaceDetector }
  | { view: 'photo'; photo: ImageBitmap; placement: FramePlacement };

/** Tries a frame on by camera or photo, on the device (advisor checklist §11). */
export function TryOnDialog({ frame, open, onOpenChange }: TryOnSlot) {
  const { t } = useLingui();
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={onOpenChange}
      title={t`Try on ${frame.name}`}
      closeLabel={t`Close`}
    >
      {/* Closing ends the detector and the camera. */}
      {open ? <TryOn frame={frame} /> : null}
    </Dialog>
  );
}

function TryOn({ frame }: { frame: TryOnFrame }) {
  const { t } = useLingui();
  const [state, setState] = useState<View>({ view: 'ways' });
  const [upc, setUpc] = useState(frame.upc);
  const { picture, hasFailed } = useFramePicture(upc);
  const { progress, load } = useFaceDetector();
  const fail = (failure: MeasureFailure) => setState({ view: 'ways', failure });

  const startCamera = async () => {
    setState({ view: 'loading' });
    try {
      setState({ view: 'camera', detector: await load() });
    } catch {
      fail('not-loaded');
    }
  };
  const openPhoto = async (file: File) => {
    const [photo, copy] = [await readPhoto(file), await readPhoto(file)];
    if (typeof photo === 'string') return fail(photo);
    if (typeof copy === 'string') return fail(copy);
    setState({ view: 'loading' });
    try {
      const { faces } = await (await load()).detect(copy);
      const [face, other] = faces;
      if (!face || other) return fail(other ? 'several-faces' : 'no-face');
      setState({ view: 'photo', photo, placement: placeFrame(face, templeDistance(face)) });
    } catch {
      fail('not-loaded');
    }
  };

  if (state.view === 'loading')
    return <LoadingView progress={progress} onCancel={() => setState({ view: 'ways' })} />;
  if (state.view === 'ways')
    return (
      <PictureWays
        intro={<Trans>See the frame on your own face, in its true size.</Trans>}
        failure={state.failure}
        onCamera={() => void startCamera()}
        onPhoto={(file) => void openPhoto(file)}
      />
    );
  const stage = { picture, width: frame.width };
  return (
    <div className="grid gap-5">
      <ProblemAlert
        problem={
          hasFailed ? { tone: 'warning', title: t`The picture of this color could not be loaded` } : undefined
        }
      />
      {state.view === 'camera' ? (
        <TryOnCamera {...stage} detector={state.detector} onFailure={fail} />
      ) : (
        <TryOnPhoto {...stage} photo={state.photo} placement={state.placement} />
      )}
      {frame.colors.length > 1 ? (
        <SwatchGroup
          legend={t`Color`}
          name="try-on-color"
          value={upc}
          onChange={setUpc}
          options={frame.colors.map((color) => ({
            value: color.upc,
            label: color.name,
            colors: color.swatch,
          }))}
          className="justify-self-center"
        />
      ) : null}
      <Button variant="secondary" onClick={() => setState({ view: 'ways' })} className="justify-self-center">
        {state.view === 'camera' ? <Trans>Turn the camera off</Trans> : <Trans>Choose another picture</Trans>}
      </Button>
    </div>
  );
}
