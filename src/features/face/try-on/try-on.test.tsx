import { testSandbox } from '@sandbox/testing/test-sandbox';
import { saveFrames } from '@sandbox/testing/wishlists';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RENDERED_FACE } from '@/domain/face/testing/rendered-face';
import { advisorRequest } from '@/lib/advisor/open-advisor';
import { type FaceWorkerStub, stubFaceWorker } from '../../../../tests/support/face-worker';
import { findDialog } from '../../../../tests/support/find-dialog';
import { type ComponentTestOptions, renderPage } from '../../../../tests/support/render-page';

const NO_FACE = { faces: [], brightness: 0.5, duration: 50 };

let browser: FaceWorkerStub;
let restoreContext: () => void;

beforeEach(() => {
  browser = stubFaceWorker(NO_FACE, { width: 640, height: 480 });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  // jsdom draws nothing.
  const context = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  restoreContext = () => context.mockRestore();
});
afterEach(() => {
  vi.unstubAllGlobals();
  restoreContext();
  // It outlives the page.
  advisorRequest.set(undefined);
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

const POLYGON = '/lc-us/2017230701520';

async function openTryOn(options: ComponentTestOptions = {}) {
  const page = await renderPage(POLYGON, options);
  await page.user.click(await screen.findByRole('button', { name: 'Try it on' }));
  const dialog = within(await findDialog('Try on Corvenna Polygon'));
  return { ...page, dialog };
}

const stubCamera = (getUserMedia: () => Promise<MediaStream>) =>
  vi.stubGlobal('navigator', Object.assign(navigator, { mediaDevices: { getUserMedia } }));

it('says what happens to a picture, and loads the detector only for one', async () => {
  const { user, dialog } = await openTryOn();
  expect(dialog.getByText('Your picture stays on this device')).toBeVisible();
  expect(browser.started).toBe(0);
  await user.upload(
    dialog.getByLabelText('Choose a photo'),
    new File(['x'], 'broken.jpg', { type: 'image/jpeg' }),
  );
  expect(await dialog.findByText('This photo cannot be read')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Use a drawn face' })).toBeEnabled();
});

it('shows the frame on a photo; without a face there, says so', { tags: 'full-run' }, async () => {
  const { user, dialog } = await openTryOn();
  const photo = new File(['x'], 'me.jpg', { type: 'image/jpeg' });
  await user.upload(dialog.getByLabelText('Choose a photo'), photo);
  expect(await dialog.findByText('No face was found in the photo')).toBeVisible();
  const face = { ...RENDERED_FACE, points: Float32Array.from(RENDERED_FACE.points), score: 1 };
  browser.result = { ...NO_FACE, faces: [face, face] };
  await user.upload(dialog.getByLabelText('Choose a photo'), photo);
  expect(await dialog.findByText('There is more than one face in the photo')).toBeVisible();
  browser.result = { ...NO_FACE, faces: [face] };
  await user.upload(dialog.getByLabelText('Choose a photo'), photo);
  expect(await dialog.findByRole('img', { name: 'Your photo, with the frame on' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Choose another picture' }));
  expect(dialog.getByRole('button', { name: 'Use a drawn face' })).toBeVisible();
});

it('shows a drawn face in the shape and width that were chosen, in each color', {
  tags: 'full-run',
}, async () => {
  localStorage.setItem('optimalHinge', '136');
  const choices = { faceShape: 'heart', mood: 'harmony', productType: 'eyeglasses', tone: 'warm' };
  localStorage.setItem('frame_advisor', JSON.stringify({ choices, changedAt: 1 }));
  const { user, dialog } = await openTryOn();
  await user.click(dialog.getByRole('button', { name: 'Use a drawn face' }));
  expect(dialog.getByRole('img', { name: 'A drawn face, with the frame on' })).toBeVisible();
  expect(dialog.getByLabelText('Shape of the face')).toHaveDisplayValue('Heart');
  expect(dialog.getByText('In true proportion to your width of 136 mm.')).toBeVisible();
  await user.click(await dialog.findByRole('radio', { name: 'Silver' }));
  expect(dialog.getByRole('radio', { name: 'Silver' })).toBeChecked();
  expect(browser.started).toBe(0);
});

it('says that an average is assumed, and leads to the measurement', { tags: 'full-run' }, async () => {
  const { user, dialog } = await openTryOn();
  await user.click(dialog.getByRole('button', { name: 'Use a drawn face' }));
  expect(dialog.getByText(/the proportion is that of an average face/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Find my width' }));
  expect(await findDialog('Frame advisor')).toBeVisible();
});

it('puts a second frame beside the first, and takes it away again', { tags: 'full-run' }, async () => {
  const { user, dialog } = await openTryOn();
  await user.click(dialog.getByRole('button', { name: 'Use a drawn face' }));
  await user.click(dialog.getByRole('button', { name: /^Compare two frames/ }));
  const group = within(dialog.getByRole('group', { name: 'Compare with' }));
  await user.click(await group.findByRole('radio', { name: 'Corvenna Polygon, Navy' }));
  expect(dialog.getAllByRole('img', { name: /^A drawn face, with the frame on: / })).toHaveLength(2);
  expect(
    dialog.getByText('Two frames side by side: Corvenna Polygon and Corvenna Polygon, Navy'),
  ).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'One frame only' }));
  expect(dialog.getAllByRole('img', { name: /^A drawn face/ })).toHaveLength(1);
});

describe('the camera', () => {
  it.each([
    ['NotAllowedError', 'Your camera may not be used'],
    ['NotFoundError', 'No camera was found'],
    ['NotReadableError', 'Your camera gives no picture'],
  ])('%s leads to the other sources, with a drawn face', async (name, title) => {
    stubCamera(() => Promise.reject(Object.assign(new Error(name), { name })));
    const { user, dialog } = await openTryOn();
    await user.click(dialog.getByRole('button', { name: 'Use my camera' }));
    expect(await dialog.findByText(title)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Use a drawn face' })).toBeEnabled();
  });

  it('does not open after another source was chosen while it loaded', { tags: 'full-run' }, async () => {
    const getUserMedia = vi.fn(() => Promise.reject(new Error('opened')));
    stubCamera(getUserMedia);
    browser.isHeld = true;
    const { user, dialog } = await openTryOn();
    await user.click(dialog.getByRole('button', { name: 'Use my camera' }));
    await user.click(await dialog.findByRole('button', { name: 'Cancel' }));
    await user.upload(
      dialog.getByLabelText('Choose a photo'),
      new File(['x'], 'me.jpg', { type: 'image/jpeg' }),
    );
    await dialog.findByRole('button', { name: 'Cancel' });
    await act(async () => browser.finishLoading?.());
    expect(await dialog.findByText('No face was found in the photo')).toBeVisible();
    expect(getUserMedia).not.toHaveBeenCalled();
  });

  it('is off in a hidden tab, and after Escape', async () => {
    const track = Object.assign(new EventTarget(), { stop: vi.fn() });
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    stubCamera(() => Promise.resolve({ getTracks: () => [track] } as unknown as MediaStream));
    const { user, dialog } = await openTryOn();
    await user.click(dialog.getByRole('button', { name: 'Use my camera' }));
    expect(await dialog.findByText('Move your face into the picture.')).toBeVisible();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(track.stop).toHaveBeenCalledTimes(1);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await dialog.findByText('Move your face into the picture.')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(track.stop).toHaveBeenCalledTimes(2));
    play.mockRestore();
    hidden.mockRestore();
  });
});

it('has no button for a frame that cannot be tried on', async () => {
  const { frames } = testSandbox().sandbox.context.catalog;
  const without = frames.flatMap(({ colors }) => colors).find(({ tryOn }) => !tryOn);
  if (!without) throw new Error('Every frame can be tried on.');
  await renderPage(`/lc-us/${without.upc}`);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try it on' })).not.toBeInTheDocument();
});

it('leaves out colors that cannot be tried on', async () => {
  const { frames } = testSandbox().sandbox.context.catalog;
  const frame = frames.find(({ colors: all }) => {
    const count = all.filter(({ tryOn }) => tryOn).length;
    return count > 1 && count < all.length;
  });
  if (!frame) throw new Error('Every color can be tried on.');
  const available = frame.colors.filter(({ tryOn }) => tryOn);
  const { user } = await renderPage(`/lc-us/${available[0]?.upc}`);
  await user.click(await screen.findByRole('button', { name: 'Try it on' }));
  const dialog = within(await findDialog(/^Try on /));
  await user.click(dialog.getByRole('button', { name: 'Use a drawn face' }));
  const colors = within(await dialog.findByRole('group', { name: 'Color' }));
  await waitFor(() => expect(colors.getAllByRole('radio')).toHaveLength(available.length));
});

describe('tiles of a listing', () => {
  const LISTING = '/lc-us/eyeglasses?facet=FRAME_SHAPE:browline';
  const calls = (urls: readonly { url: string }[]) =>
    urls.filter(({ url }) => url.includes('/vto/availability'));

  it('say by one call which frames can be tried on, and open the try-on', async () => {
    const { user, server } = await renderPage(LISTING);
    const [button] = await screen.findAllByRole('button', { name: /^Try it on: / });
    if (!button) throw new Error('There is no button.');
    expect(calls(server.requests)).toHaveLength(1);
    await user.click(button);
    expect(await findDialog(/^Try on /)).toBeVisible();
  });

  it('have no button while the service is unavailable, and nothing is tracked', {
    tags: 'full-run',
  }, async () => {
    const { server, events } = await renderPage(LISTING, { scenario: 'try-on-unavailable' });
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
    await waitFor(() => expect(calls(server.requests)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /^Try it on/ })).not.toBeInTheDocument();
    expect(events.filter(({ name }) => name === 'error')).toEqual([]);
  });
});

describe('frames elsewhere', () => {
  const calls = (urls: readonly { url: string }[]) =>
    urls.filter(({ url }) => url.includes('/vto/availability'));

  it('in the wishlist can be tried on', { tags: 'full-run' }, async () => {
    const { user, server } = await renderPage(
      '/lc-us/NonAjaxAccountWishListDisplayView?storeId=10851&catalogId=10101&langId=-1',
      { as: 'guest', before: ({ shopper }) => saveFrames(shopper, ['3170141', '3010261']) },
    );
    const button = await screen.findByRole('button', { name: /^Try it on: .*Polygon/ });
    expect(calls(server.requests)).toHaveLength(1);
    await user.click(button);
    expect(await findDialog('Try on Corvenna Polygon')).toBeVisible();
  });

  it('among the recommendations say by one call which can be tried on, and are compared', async () => {
    const choices = { faceShape: 'oval', mood: 'harmony', productType: 'eyeglasses' };
    localStorage.setItem('frame_advisor', JSON.stringify({ choices, changedAt: 1 }));
    const { user, server } = await renderPage('/lc-us/face-shape?ref=startFa');
    const advisor = within(await findDialog('Frame advisor'));
    const [button] = await advisor.findAllByRole('button', { name: /^Try it on: / });
    if (!button) throw new Error('There is no button.');
    const [call] = calls(server.requests);
    expect(new URL(call?.url ?? '').searchParams.getAll('upc')).toHaveLength(24);
    await user.click(button);
    const dialog = within(await findDialog(/^Try on /));
    await user.click(dialog.getByRole('button', { name: 'Use a drawn face' }));
    await user.click(dialog.getByRole('button', { name: /^Compare two frames/ }));
    const others = within(await dialog.findByRole('group', { name: 'Compare with' }));
    expect((await others.findAllByRole('radio')).length).toBeGreaterThan(1);
  });
});
