import { Trans, useLingui } from '@lingui/react/macro';
import type { FaceShape } from '@/domain/advisor/face-shape';
import { openAdvisor } from '@/lib/advisor/open-advisor';
import { optimalHinge } from '@/lib/size/optimal-hinge';
import { useStoreValue } from '@/lib/state/create-store';
import type { TryOnSlot } from '@/lib/try-on/try-on-button';
import { Button } from '@/ui/actions/button';
import { Dialog } from '@/ui/overlay/dialog';
import { LoadingView } from '../components/loading-view';
import { PictureSourcePicker } from '../components/picture-source-picker';
import { ScaleNote } from './scale-note';
import { TryOnScene } from './try-on-scene';
import { useTryOnView } from './use-try-on-view';

export interface TryOnDialogProps extends TryOnSlot {
  shapeNames: Record<FaceShape, string>;
  /** Called when the shopper starts to compare: `others` may be loaded. */
  onCompare: () => void;
}

/** Tries frames on by camera, by photo or on a drawn face, on the device. */
export function TryOnDialog({ open, onOpenChange, ...props }: TryOnDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={onOpenChange}
      title={t`Try on ${props.frame.name}`}
      closeLabel={t`Close`}
    >
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
