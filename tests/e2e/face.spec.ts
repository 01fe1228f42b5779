import type { Page } from '@playwright/test';
import { expectNoAxeViolations, expectNoAxeViolationsInFullRun } from './support/axe';
import { expect, test } from './support/fixtures';
import { POLYGON } from './support/polygon';
import { DESKTOP_ONLY, FULL_RUN_ONLY } from './support/variants';

/** Longest body of a call of the store here; a picture is larger. */
const LONGEST_BODY = 20_000;
/** Dark pixels of a face with a black frame on; without one there are fewer. */
const FRAME_PIXELS = 1200;

// A camera that shows a rendered head (scripts/bench/faces).
test.use({
  storeLocale: 'lc-us',
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        '--use-file-for-fake-video-capture=tests/e2e/media/face.mjpeg',
      ],
    }),
});

type RecordingDocument = Document & { tracks?: MediaStreamTrack[] };

/** Collects the tracks that the page opens. */
async function recordTracks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { getUserMedia } = MediaDevices.prototype;
    MediaDevices.prototype.getUserMedia = async function open(constraints) {
      const stream = await getUserMedia.call(this, constraints);
      for (const track of stream.getTracks()) (document as RecordingDocument).tracks = [track];
      return stream;
    };
  });
}

function trackStates(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ((document as RecordingDocument).tracks ?? []).map(({ readyState }) => readyState),
  );
}

interface SentRequest {
  url: string;
  type: string;
  length: number;
}

function recordRequests(page: Page): readonly SentRequest[] {
  const sent: SentRequest[] = [];
  page.on('request', (request) => {
    const type = request.headers()['content-type'] ?? '';
    sent.push({ url: request.url(), type, length: request.postDataBuffer()?.length ?? 0 });
  });
  return sent;
}

/** Checks that no picture and no point of a face has left the device, or stays on it. */
async function expectNothingSentOrStored(page: Page, sent: readonly SentRequest[]): Promise<void> {
  const { origin } = new URL(page.url());
  expect(
    sent.filter(({ url }) => !url.startsWith(origin) && !url.startsWith('blob:') && !url.startsWith('data:')),
  ).toEqual([]);
  expect(
    sent.filter(({ type, length }) => /image|octet|multipart/.test(type) || length > LONGEST_BODY),
  ).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored.length).toBeLessThan(LONGEST_BODY);
  expect(stored).not.toMatch(/data:image|points|landmark/i);
}

test('measures a face by camera; no picture leaves the device, and the camera goes off', {
  tag: [DESKTOP_ONLY, FULL_RUN_ONLY],
}, async ({ shopper }) => {
  const { page } = shopper;
  const sent = recordRequests(page);
  await recordTracks(page);
  await shopper.open('/lc-us/face-shape?ref=startFa');
  const dialog = page.getByRole('dialog', { name: 'Frame advisor' });
  await dialog.getByRole('button', { name: 'Use my camera' }).click();
  const use = dialog.getByRole('button', { name: 'Use these measurements' });
  await expect(use).toBeVisible();
  await expectNoAxeViolations(page, 'measured face');
  expect(await trackStates(page)).toEqual(['ended']);
  await dialog.getByRole('button', { name: 'Check with a bank card' }).press('Enter');
  await expect(dialog.getByText(/^Take any bank card/)).toBeVisible();
  await expectNoAxeViolationsInFullRun(page, 'ways to check with a card');
  await dialog.getByRole('button', { name: 'Without a card' }).press('Enter');
  await use.click();
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1);
  await expectNothingSentOrStored(page, sent);
  const pd = await page.evaluate(() => JSON.parse(localStorage.getItem('measured_pd') ?? 'null'));
  expect(pd).toEqual({ value: expect.any(Number), spread: expect.any(Number), method: 'camera' });
});

test('tries a frame on in another color, and beside another one; Escape turns the camera off', {
  tag: [DESKTOP_ONLY, FULL_RUN_ONLY],
}, async ({ shopper, errorMonitor }) => {
  // This test reads the canvas again and again; the store does not.
  errorMonitor.allow(/willReadFrequently/);
  const { page, main } = shopper;
  const sent = recordRequests(page);
  await recordTracks(page);
  await shopper.open(`/lc-us/${POLYGON.upc}`);
  await main.getByRole('button', { name: 'Try it on' }).click();
  const dialog = page.getByRole('dialog', { name: `Try on Corvenna ${POLYGON.name}` });
  await dialog.getByRole('button', { name: 'Use my camera' }).click();
  await expect(dialog.getByText('Turn your head a little')).toBeVisible();
  const stage = dialog.getByRole('img', { name: 'You, with the frame on' });
  const darkPixels = () => stage.evaluate(countDarkPixels);
  // The rendered head has dark pupils alone; the frame is black.
  await expect.poll(darkPixels).toBeGreaterThan(FRAME_PIXELS);
  await dialog.getByRole('radio', { name: 'Silver' }).check();
  await expect.poll(darkPixels).toBeLessThan(FRAME_PIXELS);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save this picture on my device' }).click();
  expect((await download).suggestedFilename()).toBe('corvenna-polygon-silver.jpg');
  await dialog.getByRole('button', { name: /^Compare two frames/ }).click();
  await dialog.getByRole('radio', { name: 'Corvenna Polygon, Navy' }).check();
  await expect(stage).toHaveCount(2);
  await expectNoAxeViolations(page, 'two frames side by side');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await trackStates(page)).toEqual(['ended']);
  await expectNothingSentOrStored(page, sent);
});

/** Runs in the page. */
function countDarkPixels(element: Element): number {
  const canvas = element as HTMLCanvasElement;
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  let count = 0;
  for (let start = 0; start < data.length; start += 4)
    if (Math.max(data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0) < 50) count += 1;
  return count;
}
