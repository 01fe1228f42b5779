import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FACE, FOUND, photo, renderMeasure, setUpFaceWorker } from '../../../../tests/support/face-measure';

const worker = setUpFaceWorker();

it('loads nothing before a method is chosen, and offers no camera where there is none', async () => {
  const { user, onQuestions } = await renderMeasure();
  expect(screen.getByText('Your picture stays on this device')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use my camera' })).not.toBeInTheDocument();
  expect(worker.current.running).toBe(0);
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
  expect(worker.current.running).toBe(0);
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
    worker.current.result = result;
    const { choose } = await renderMeasure();
    await choose(chosen);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Answer questions' })).toBeEnabled();
  });
});

it('can be tried again after the detector could not be loaded', async () => {
  worker.current.loads = false;
  const { choose } = await renderMeasure();
  await choose(photo());
  expect(await screen.findByText('The measurement could not be started')).toBeVisible();
  worker.current.loads = true;
  await choose(photo());
  expect(await screen.findByText('Distance between your pupils')).toBeVisible();
});

it('can be tried again after the detector crashed: a new one is started', async () => {
  worker.current.result = 'crashed';
  const { choose } = await renderMeasure();
  await choose(photo());
  expect(await screen.findByText('The measurement could not be started')).toBeVisible();
  worker.current.result = FOUND;
  await choose(photo());
  expect(await screen.findByText('Distance between your pupils')).toBeVisible();
  expect(worker.current).toMatchObject({ started: 2, running: 1 });
});
