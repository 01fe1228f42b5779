import { waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RENDERED_FACE, RENDERED_PICTURE } from '@/domain/face/testing/rendered-face';
import { advisorRequest } from '@/lib/advisor/open-advisor';
import { stubFaceWorker } from '../../../tests/support/face-worker';
import { findDialog } from '../../../tests/support/find-dialog';
import { renderPage } from '../../../tests/support/render-page';

afterEach(() => {
  vi.unstubAllGlobals();
  // It outlives the page.
  advisorRequest.set(undefined);
});

const openWithPhoto = async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const page = await renderPage('/lc-us/face-shape?ref=startFa');
  const dialog = within(await findDialog('Frame advisor'));
  const photo = new File(['picture'], 'me.jpg', { type: 'image/jpeg' });
  await page.user.upload(await dialog.findByLabelText('Choose a photo'), photo);
  return { ...page, dialog };
};

test('of a photo that was measured, the device stores three numbers and the shape; nothing is sent', async () => {
  const face = { ...RENDERED_FACE, points: Float32Array.from(RENDERED_FACE.points), score: 1 };
  stubFaceWorker({ faces: [face], brightness: 0.5, duration: 50 }, RENDERED_PICTURE);
  const { user, dialog, server, events } = await openWithPhoto();
  await dialog.findByText('Width of your frames');
  // Before the shopper uses it, nothing is stored.
  expect(Object.keys(localStorage)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Use these measurements' }));
  expect(await dialog.findByRole('heading', { level: 3, name: 'What shape is your face?' })).toBeVisible();
  const { choices, changedAt } = JSON.parse(localStorage.getItem('frame_advisor') ?? '{}');
  expect(changedAt).toEqual(expect.any(Number));
  expect(choices).toEqual({
    mood: 'harmony',
    productType: 'eyeglasses',
    faceShape: dialog.getByRole('radio', { checked: true }).getAttribute('value'),
    optimalHinge: Number(localStorage.getItem('optimalHinge')),
  });
  const pd = JSON.parse(localStorage.getItem('measured_pd') ?? '{}');
  expect(pd).toEqual({ value: expect.any(Number), spread: 3, method: 'photo' });
  expect(Object.keys(localStorage).sort()).toEqual(['frame_advisor', 'measured_pd', 'optimalHinge']);
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('advisor'))).toEqual([]);
  expect(server.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(JSON.stringify([server.requests.map(({ url }) => url), events])).not.toMatch(
    /optimalHinge|faceShape/,
  );
});

test('a face whose width cannot be measured goes on to the width, with its shape', async () => {
  // Eyes as far apart as before in a face half as wide: 70 mm are no frame.
  const points = Float32Array.from(RENDERED_FACE.points, (coordinate) => coordinate / 2);
  const face = { points, irises: RENDERED_FACE.irises, score: 1 };
  stubFaceWorker({ faces: [face], brightness: 0.5, duration: 50 }, RENDERED_PICTURE);
  const { user, dialog } = await openWithPhoto();
  expect(await dialog.findByText('Could not be measured. You can enter it in the next steps.')).toBeVisible();
  const shape = dialog.getByRole('radio', { checked: true }).getAttribute('value');
  await user.click(dialog.getByRole('button', { name: 'Use these measurements' }));
  expect(await dialog.findByRole('heading', { level: 3, name: 'What shape is your face?' })).toBeVisible();
  expect(dialog.getByRole('radio', { checked: true })).toHaveAttribute('value', shape);
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  const heading = await dialog.findByRole('heading', { level: 3, name: 'How wide must your frames be?' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(JSON.parse(localStorage.getItem('frame_advisor') ?? '{}')).toMatchObject({
    choices: { faceShape: shape },
  });
  expect(localStorage.getItem('optimalHinge')).toBeNull();
});
