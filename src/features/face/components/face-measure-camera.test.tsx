import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FOUND, photo, renderMeasure, setUpFaceWorker } from '../../../../tests/support/face-measure';

const worker = setUpFaceWorker();

describe('the camera', () => {
  const spies: { mockRestore: () => void }[] = [];
  const stubCamera = (getUserMedia: () => Promise<MediaStream>) =>
    vi.stubGlobal('navigator', Object.assign(navigator, { mediaDevices: { getUserMedia } }));
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'mediaDevices');
    for (const spy of spies.splice(0)) spy.mockRestore();
  });

  it.each([
    ['NotAllowedError', 'Your camera may not be used'],
    ['NotFoundError', 'No camera was found'],
    ['NotReadableError', 'Your camera gives no picture'],
  ])('%s leads back to the other methods', async (name, title) => {
    stubCamera(() => Promise.reject(Object.assign(new Error(name), { name })));
    const { user } = await renderMeasure();
    await user.click(screen.getByRole('button', { name: 'Use my camera' }));
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Answer questions' })).toBeEnabled();
  });

  /** Opens a camera; `worker.current.result` is its picture. */
  const openCamera = () => {
    const track = Object.assign(new EventTarget(), { stop: vi.fn() });
    spies.push(vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue());
    stubCamera(() => Promise.resolve({ getTracks: () => [track] } as unknown as MediaStream));
    return track;
  };
  const setHidden = (isHidden: boolean) => {
    spies.push(vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden));
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it('shows how much has loaded; canceled meanwhile, it does not open afterwards', async () => {
    const getUserMedia = vi.fn(() => Promise.reject(new Error('opened')));
    stubCamera(getUserMedia);
    worker.current.isHeld = true;
    const { user } = await renderMeasure();
    await user.click(screen.getByRole('button', { name: 'Use my camera' }));
    const bar = await screen.findByRole('progressbar', { name: 'Preparing the measurement' });
    await waitFor(() => expect(bar).toHaveAttribute('value', '40'));
    expect(bar).toHaveAttribute('aria-valuetext', '40%');
    expect(screen.getByText('40%')).toBeVisible();
    expect(getUserMedia).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await act(async () => worker.current.finishLoading?.());
    expect(screen.getByRole('button', { name: 'Use my camera' })).toBeVisible();
    expect(getUserMedia).not.toHaveBeenCalled();
  });

  it('is turned off in a hidden tab, and with its view', async () => {
    worker.current.result = { ...FOUND, faces: [] };
    const track = openCamera();
    const { user } = await renderMeasure();
    await user.click(screen.getByRole('button', { name: 'Use my camera' }));
    expect(await screen.findByText('Move your face into the oval.')).toBeVisible();
    setHidden(true);
    expect(track.stop).toHaveBeenCalledTimes(1);
    setHidden(false);
    expect(await screen.findByText('Move your face into the oval.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Turn the camera off' }));
    expect(track.stop).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('button', { name: 'Use my camera' })).toBeVisible();
  });

  it('that is lost in the middle leads back to the other methods, and measures nothing', async () => {
    const results = [FOUND, FOUND, FOUND];
    Object.defineProperty(worker.current, 'result', {
      get: () => results.shift() ?? { ...FOUND, faces: [] },
    });
    const track = openCamera();
    const { user, onMeasured } = await renderMeasure();
    const start = () => user.click(screen.getByRole('button', { name: 'Use my camera' }));
    const measured = () => screen.findByRole('progressbar', { name: 'Measured pictures' });
    await start();
    expect(await screen.findByText('Move your face into the oval.')).toBeVisible();
    expect(await measured()).not.toHaveAttribute('value', '0');
    act(() => void track.dispatchEvent(new Event('ended')));
    expect(await screen.findByText('Your camera gives no picture')).toBeVisible();
    expect(track.stop).toHaveBeenCalledTimes(1);
    // Ignores the pictures before.
    await start();
    expect(await screen.findByText('Move your face into the oval.')).toBeVisible();
    expect(await measured()).toHaveAttribute('value', '0');
    expect(await measured()).toHaveAttribute('aria-valuetext', expect.stringMatching(/^0 of \d+$/));
    expect(onMeasured).not.toHaveBeenCalled();
  });

  it('that looks for a card is turned off in a hidden tab, by its button and on closing', async () => {
    const track = openCamera();
    const { user, choose } = await renderMeasure();
    await choose(photo());
    await user.click(await screen.findByRole('button', { name: 'Check with a bank card' }));
    const start = async () => {
      await user.click(await screen.findByRole('button', { name: 'Use my camera' }));
      await screen.findByText('Hold the card flat against your forehead, in the frame.');
    };
    await start();
    setHidden(true);
    expect(track.stop).toHaveBeenCalledTimes(1);
    setHidden(false);
    await screen.findByText('Hold the card flat against your forehead, in the frame.');
    await user.click(screen.getByRole('button', { name: 'Turn the camera off' }));
    expect(track.stop).toHaveBeenCalledTimes(2);
    await start();
    expect(track.stop).toHaveBeenCalledTimes(2);
    cleanup();
    expect(track.stop).toHaveBeenCalledTimes(3);
    expect(worker.current.running).toBe(0);
  });
});
