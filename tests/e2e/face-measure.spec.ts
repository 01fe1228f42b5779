import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/fixtures';
import { DESKTOP_ONLY } from './support/variants';

/** Longest body of a call of the store here; a picture is larger. */
const LONGEST_BODY = 20_000;

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

test('measures a face by camera; no picture leaves the device, and the camera goes off', {
  tag: DESKTOP_ONLY,
}, async ({ shopper }) => {
  test.slow();
  const { page } = shopper;
  const sent: { url: string; type: string; length: number }[] = [];
  page.on('request', (request) => {
    const type = request.headers()['content-type'] ?? '';
    sent.push({ url: request.url(), type, length: request.postDataBuffer()?.length ?? 0 });
  });
  await page.addInitScript(() => {
    const { getUserMedia } = MediaDevices.prototype;
    MediaDevices.prototype.getUserMedia = async function open(constraints) {
      const stream = await getUserMedia.call(this, constraints);
      for (const track of stream.getTracks())
        (document as { tracks?: MediaStreamTrack[] } & Document).tracks = [track];
      return stream;
    };
  });
  await shopper.open('/lc-us/face-shape?ref=startFa');
  const dialog = page.getByRole('dialog', { name: 'Frame advisor' });
  await dialog.getByRole('button', { name: 'Use my camera' }).click();
  const use = dialog.getByRole('button', { name: 'Use these measurements' });
  await expect(use).toBeVisible({ timeout: 60_000 });
  await expectNoAxeViolations(page, 'measured face');
  const tracks = await page.evaluate(() =>
    ((document as { tracks?: MediaStreamTrack[] } & Document).tracks ?? []).map(
      ({ readyState }) => readyState,
    ),
  );
  expect(tracks).toEqual(['ended']);
  await use.click();
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1);

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
});
