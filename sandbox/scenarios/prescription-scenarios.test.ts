import { expect, it } from 'vitest';
import { addGlassesOf, callDoctor, stepItemsOf, submit } from '../testing/prescriptions';
import { becomeGuest } from '../testing/shoppers';
import { testSandbox } from '../testing/test-sandbox';

it('fails to copy a prescription to the next item, but not to the one after', async () => {
  const { sandbox, client } = testSandbox();
  const shopper = client({ sandbox_scenario: 'same-prescription-half-copied' });
  await becomeGuest(shopper);
  const frames: string[] = [];
  for (let count = 0; count < 3; count += 1)
    frames.push(await addGlassesOf(shopper, sandbox.context.catalog));
  const [first = '', ...others] = frames;
  expect((await submit(shopper, first, callDoctor())).body.status).toBe('Success');
  const copies = await Promise.all(others.map((frame) => submit(shopper, frame, { cp_rx_oid: first })));
  expect(copies.map(({ body }) => body.status)).toEqual(['Fail', 'Success']);
  const provided = (await stepItemsOf(shopper)).map(
    (item: { prescriptionProvided: boolean }) => item.prescriptionProvided,
  );
  expect(provided).toEqual([true, false, true]);
});
