import { act, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { DetectedFaces, FaceDetector } from '@/lib/face/face-detector';
import { useCamera } from './use-camera';
import { type LiveDetection, useLiveDetection } from './use-live-detection';

const NO_FACE: DetectedFaces = { faces: [], brightness: 0.5, duration: 50 };
const fail = () => expect.unreachable('The camera works.');

function Camera(props: { detector: FaceDetector; onDetection: (detection: LiveDetection) => boolean }) {
  const { videoRef, isRunning } = useCamera(fail);
  useLiveDetection({ ...props, videoRef, isRunning, onFailure: fail });
  // biome-ignore lint/a11y/useMediaCaption: a camera
  return <video ref={videoRef} />;
}

const spies: { mockRestore: () => void }[] = [];
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  for (const spy of spies.splice(0)) spy.mockRestore();
  vi.unstubAllGlobals();
});

function stubCamera(): void {
  const track = Object.assign(new EventTarget(), { stop: () => {} });
  const getUserMedia = async () => ({ getTracks: () => [track] });
  spies.push(vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue());
  vi.stubGlobal('navigator', Object.assign(navigator, { mediaDevices: { getUserMedia } }));
  vi.stubGlobal('createImageBitmap', async () => ({ width: 640, height: 480 }));
}

it('looks at no picture in a hidden tab, and goes on in a visible one', async () => {
  stubCamera();
  const pending: PromiseWithResolvers<DetectedFaces>[] = [];
  const detect = () => {
    pending.push(Promise.withResolvers());
    return pending.at(-1)?.promise ?? Promise.reject();
  };
  const onDetection = vi.fn(() => true);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  spies.push(hidden);
  const setHidden = (isHidden: boolean) =>
    act(async () => {
      hidden.mockReturnValue(isHidden);
      document.dispatchEvent(new Event('visibilitychange'));
    });
  const detected = () => act(async () => pending.at(-1)?.resolve(NO_FACE));

  render(<Camera detector={{ detect, close: () => {} }} onDetection={onDetection} />);
  await waitFor(() => expect(pending).toHaveLength(1));
  await setHidden(true);
  await detected();
  expect(onDetection).not.toHaveBeenCalled();
  expect(pending).toHaveLength(1);

  await setHidden(false);
  await waitFor(() => expect(pending).toHaveLength(2));
  await detected();
  expect(onDetection).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(pending).toHaveLength(3));
});
