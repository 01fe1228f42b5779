import { expect, test } from 'vitest';
import { testSandbox } from '../../testing/test-sandbox';

const { sandbox, caller } = testSandbox();

test('returns the availability of each part number, and false for an unknown one', async () => {
  const colors = sandbox.context.catalog.frames.flatMap((frame) => frame.colors);
  const scanned = colors.find(({ tryOn }) => tryOn)?.upc ?? '';
  const other = colors.find(({ tryOn }) => !tryOn)?.upc ?? '';
  const { body } = await caller().get(`/vto/availability?upc=${scanned}&upc=${other}&upc=NONE-9999`);
  expect(body).toEqual({ [scanned]: true, [other]: false, 'NONE-9999': false });
});

test('returns 400 without a part number', async () => {
  expect((await caller().get('/vto/availability')).status).toBe(400);
});
