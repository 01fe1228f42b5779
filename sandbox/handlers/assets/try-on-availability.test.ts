import { expect, test } from 'vitest';
import { testSandbox } from '../../testing/test-sandbox';

const { sandbox, caller } = testSandbox();

test('each part number has its answer; an unknown one cannot be tried on', async () => {
  const colours = sandbox.context.catalogue.frames.flatMap((frame) => frame.colours);
  const scanned = colours.find(({ tryOn }) => tryOn)?.upc ?? '';
  const other = colours.find(({ tryOn }) => !tryOn)?.upc ?? '';
  const { body } = await caller().get(`/vto/availability?upc=${scanned}&upc=${other}&upc=NONE-9999`);
  expect(body).toEqual({ [scanned]: true, [other]: false, 'NONE-9999': false });
});

test('no part number is 400', async () => {
  expect((await caller().get('/vto/availability')).status).toBe(400);
});
