import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FaceShape } from '@/domain/advisor/face-shape';
import { RENDERED_FACE, RENDERED_PICTURE } from '@/domain/face/testing/rendered-face';
import type { DetectedFaces } from '@/lib/face/worker/messages';
import { type FaceWorkerStub, stubFaceWorker } from '../../../../tests/support/face-worker';
import { renderComponent } from '../../../../tests/support/render-page';
import { FaceMeasure } from './face-measure';

const SHAPE_NAMES: Record<FaceShape, string> = {
  oval: 'Oval',
  round: 'Round',
  square: 'Square',
  heart: 'Heart',
  diamond: 'Diamond',
  triangle: 'Triangle',
  oblong: 'Oblong',
};
const FACE = { points: Float32Array.from(RENDERED_FACE.points), irises: RENDERED_FACE.irises, score: 1 };
const FOUND: DetectedFaces = { faces: [FACE], brightness: 0.5, duration: 50 };

let browser: FaceWorkerStub;

beforeEach(() => {
  browser = stubFaceWorker(FOUND, RENDERED_PICTURE);
});
afterEach(() => vi.unstubAllGlobals());

async function renderMeasure() {
  const onMeasured = vi.fn();
  const onQuestions = vi.fn();
  const onHeading = vi.fn();
  const page = await renderComponent(
    <FaceMeasure
      onMeasured={onMeasured}
      onQuestions={onQuestions}
      onHeading={onHeading}
      shapeNames={SHAPE_NAMES}
      renderShape={() => null}
    />,
    { catalogs: ['face'] },
  );
  // A file that is dropped, or chosen among all files, may be of any type.
  const user = userEvent.setup({ applyAccept: false });
  const choose = (file: File) => user.upload(screen.getByLabelText('Choose a photo'), file);
  return { ...page, onMeasured, onQuestions, onHeading, choose };
}

const photo = (name = 'me.jpg', type = 'image/jpeg') => new File(['picture'], name, { type });

it('loads nothing before a method is chosen, and offers no camera where there is none', async () => {
  const { user, onQuestions } = await renderMeasure();
  expect(screen.getByText('Your picture stays on this device')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use my camera' })).not.toBeInTheDocument();
  expect(browser.running).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Answer questions' }));
  expect(onQuestions).toHaveBeenCalledOnce();
});

it('measures a photo, and hands on what the shopper agrees with', async () => {
  const { user, choose, onMeasured } = await renderMeasure();
  await choose(photo());
  expect(await screen.findByText('Width of your frames')).toBeVisible();
  expect(onMeasured).not.toHaveBeenCalled();
  const [, second] = screen.getAllByRole('radio');
  if (!second) throw new Error('There is no second shape.');
  await user.click(second);
  await user.click(screen.getByRole('button', { name: 'Use these measurements' }));
  expect(onMeasured).toHaveBeenCalledExactlyOnceWith({
    method: 'photo',
    faceShape: second.getAttribute('value'),
    widthMm: expect.any(Number),
    widthSpreadMm: 6,
    pdMm: expect.any(Number),
    pdSpreadMm: 3,
  });
  cleanup();
  expect(browser.running).toBe(0);
});

describe('a bank card as a check', () => {
  const iris = (RENDERED_FACE.irises.right.diameter + RENDERED_FACE.irises.left.diameter) / 2;
  /** A card that makes the irises this wide: 85.6 mm, 12 mm before them, at a focal length of 985.5 pixels. */
  const cardFor = (irisWidth: number) => {
    const corner = { x: 0, y: 0 };
    return {
      width: 85.6 / (irisWidth / iris - 12 / 985.5),
      corners: [corner, corner, corner, corner] as const,
    };
  };
  const measured = async () => {
    const page = await renderMeasure();
    await page.choose(photo());
    await page.user.click(await screen.findByRole('button', { name: 'Check with a bank card' }));
    await screen.findByText(/Take any bank card/);
    expect(page.onHeading).toHaveBeenLastCalledWith('Check with a bank card');
    return page;
  };

  it('that agrees makes the measurement surer', async () => {
    browser.result = { ...FOUND, card: cardFor(11.9) };
    const { user, choose, onMeasured } = await measured();
    await choose(photo());
    expect(await screen.findByText('Checked with a card')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use these measurements' }));
    expect(onMeasured).toHaveBeenCalledWith(expect.objectContaining({ widthSpreadMm: 6, pdSpreadMm: 2 }));
  });

  it('that does not agree is said, and all is measured again', async () => {
    browser.result = { ...FOUND, card: cardFor(13.2) };
    const { user, choose } = await measured();
    await choose(photo());
    expect(await screen.findByText('The card and your eyes do not agree')).toBeVisible();
    expect(screen.getByText(/your face is 13% wider than by your eyes/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Measure again' }));
    expect(screen.getByRole('button', { name: 'Answer questions' })).toBeVisible();
  });

  it('that is not found can be marked, by keyboard too', async () => {
    // jsdom draws nothing.
    using _ = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const { user, choose, onHeading } = await measured();
    await choose(photo());
    const right = await screen.findByRole('slider', { name: 'Right edge of the card' });
    const left = screen.getByRole('slider', { name: 'Left edge of the card' });
    // Screen readers read on from here: "Move both lines …".
    expect(right.closest('[tabindex="-1"]')).toHaveFocus();
    // jsdom has no keys of sliders.
    const move = (slider: HTMLElement, value: number) => fireEvent.change(slider, { target: { value } });
    move(right, Number(left.getAttribute('value')) - 5);
    expect(screen.getByText('The right edge must be to the right of the left one.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Use these edges' })).toBeDisabled();
    move(left, 20);
    move(right, 20 + Math.round(cardFor(11.7).width));
    await user.click(screen.getByRole('button', { name: 'Use these edges' }));
    expect(await screen.findByText('Checked with a card')).toBeVisible();
    expect(onHeading).toHaveBeenLastCalledWith('Your measurements');
  });

  it('can be left out', async () => {
    const { user } = await measured();
    await user.click(screen.getByRole('button', { name: 'Without a card' }));
    expect(screen.getByText('Width of your frames')).toBeVisible();
    expect(screen.queryByText('Checked with a card')).not.toBeInTheDocument();
  });
});

describe('a photo that cannot be measured says why, and leaves the other methods', () => {
  const file = (size: number) => Object.defineProperty(photo(), 'size', { value: size });
  it.each([
    ['no face', photo(), { ...FOUND, faces: [] }, 'No face was found in the photo'],
    ['two faces', photo(), { ...FOUND, faces: [FACE, FACE] }, 'There is more than one face in the photo'],
    ['darkness', photo(), { ...FOUND, brightness: 0.02 }, 'The photo is too dark'],
    ['10 MB and a byte', file(10 * 1024 * 1024 + 1), FOUND, 'This photo is larger than 10 MB'],
    ['another type', photo('me.gif', 'image/gif'), FOUND, 'This is no JPEG, PNG or WebP picture'],
    ['a broken file', photo('broken.png', 'image/png'), FOUND, 'This photo cannot be read'],
    ['a failing detector', photo(), 'failed' as const, 'The measurement could not be started'],
  ])('%s', async (_, chosen, result, title) => {
    browser.result = result;
    const { choose } = await renderMeasure();
    await choose(chosen);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Answer questions' })).toBeEnabled();
  });
});

it('can be tried again after the detector could not be loaded', async () => {
  browser.loads = false;
  const { choose } = await renderMeasure();
  await choose(photo());
  expect(await screen.findByText('The measurement could not be started')).toBeVisible();
  browser.loads = true;
  await choose(photo());
  expect(await screen.findByText('Distance between your pupils')).toBeVisible();
});

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

  /** Opens a camera; what it shows is `browser.result`. */
  const openCamera = () => {
    const track = { stop: vi.fn() };
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
    browser.isHeld = true;
    const { user } = await renderMeasure();
    await user.click(screen.getByRole('button', { name: 'Use my camera' }));
    const bar = await screen.findByRole('progressbar', { name: 'Preparing the measurement' });
    await waitFor(() => expect(bar).toHaveAttribute('value', '40'));
    expect(getUserMedia).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await act(async () => browser.finishLoading?.());
    expect(screen.getByRole('button', { name: 'Use my camera' })).toBeVisible();
    expect(getUserMedia).not.toHaveBeenCalled();
  });

  it('is turned off in a hidden tab, and with its view', async () => {
    browser.result = { ...FOUND, faces: [] };
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
    expect(browser.running).toBe(0);
  });
});
