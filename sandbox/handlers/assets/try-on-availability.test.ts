import { expect, test } from 'vitest';
import { testSandbox } from '../../testing/test-sandbox';

const { sandbox, client } = testSandbox();

test('returns the availability of each part number, and false for an unknown one', async () => {
  const colors = sandbox.context.catalog.frames.flatMap((frame) => frame.colors);
  const available = colors.find(({ tryOn }) => tryOn)?.upc ?? '';
  const unavailable = colors.find(({ tryOn }) => !tryOn)?.upc ?? '';
  const { body } = await client().get(`/vto/availability?upc=${available}&upc=${unavailable}&upc=NONE-9999`);
  expect(body).toEqual({ [available]: true, [unavailable]: false, 'NONE-9999': false });
});

test('returns 400 without a part number', async () => {
  expect((await client().get('/vto/availability')).status).toBe(400);
});
