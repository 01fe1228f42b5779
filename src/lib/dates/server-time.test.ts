import { afterEach, expect, it } from 'vitest';
import { noteServerDate, serverNow, setServerTime } from './server-time';

afterEach(() => setServerTime(undefined));

it('is learned from the latest response, not from a cached one', () => {
  noteServerDate('Mon, 15 Jun 2026 12:00:00 GMT');
  expect(serverNow().getUTCFullYear()).toBe(2026);
  for (const older of ['Sun, 15 Jun 2025 12:00:00 GMT', null, 'yesterday']) noteServerDate(older);
  expect(serverNow().getUTCFullYear()).toBe(2026);
  noteServerDate('Tue, 15 Jun 2027 12:00:00 GMT');
  expect(serverNow().getUTCFullYear()).toBe(2027);
});
