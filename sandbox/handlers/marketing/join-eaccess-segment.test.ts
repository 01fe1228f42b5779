import { expect, it } from 'vitest';
import { becomeGuest } from '../../testing/shoppers';
import { testSandbox } from '../../testing/test-sandbox';

const PATH = '/wcs/resources/store/10851/espot/Eaccess_engagement_add_customerSegment';

it('adds only the shopper to the segment', async () => {
  const { client, sandbox } = testSandbox();
  const { users } = sandbox.context.state;
  const [one, other] = [client(), client()];
  const [oneId, otherId] = [await becomeGuest(one), await becomeGuest(other)];
  const { status, body } = await one.get(`${PATH}?t=1781524800000`);
  expect(status).toBe(200);
  expect(body.MarketingSpotData[0].eSpotName).toBe('Eaccess_engagement_add_customerSegment');
  expect(users.get(oneId)?.inEaccessSegment).toBe(true);
  expect(users.get(otherId)?.inEaccessSegment).not.toBe(true);
});

it('returns the same response to the generic user', async () => {
  const { client, sandbox } = testSandbox();
  expect((await client().get(PATH)).status).toBe(200);
  expect(sandbox.context.state.users.all().some(({ inEaccessSegment }) => inEaccessSegment)).toBe(false);
});

it('rejects an invalid time and an expired session', async () => {
  const { client, advanceClock } = testSandbox();
  const shopper = client();
  expect((await shopper.get(`${PATH}?t=now`)).status).toBe(400);
  await becomeGuest(shopper);
  advanceClock(31 * 24 * 60 * 60 * 1000);
  expect((await shopper.get(PATH)).status).toBe(401);
});
