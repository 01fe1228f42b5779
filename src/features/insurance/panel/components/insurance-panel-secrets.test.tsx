import Cookies from 'js-cookie';
import { mutate } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { heading, lookUp, MEMBERS, openPanel } from '../../../../../tests/support/insurance-panel';

afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
});

test('what was typed and found is in no URL, event, cache key, history or log', async () => {
  using log = vi.spyOn(console, 'log');
  const { user, server, events } = await openPanel();
  await lookUp(user, MEMBERS.ana);
  await heading('We found your benefits');
  const { token } = JSON.parse(Cookies.get('ria_1') ?? '');
  const keys: unknown[] = [];
  await mutate((key) => keys.push(key) < 0);
  expect(keys.length).toBeGreaterThan(0);
  const traces = JSON.stringify([
    keys,
    events,
    log.mock.calls,
    { ...localStorage },
    window.history.state,
    window.location.href,
    server.requests.map(({ url }) => url),
  ]);
  for (const secret of ['Linden', '07/21/1988', '45040', 'M1002003', 'PLAN-A1', 'Vision Choice', token])
    expect(traces).not.toContain(secret);
  const stored = JSON.stringify([document.cookie, { ...sessionStorage }]);
  for (const secret of ['Linden', '1988', '45040']) expect(stored).not.toContain(secret);
  expect(document.cookie.length).toBeLessThan(4096);
});
