import { describe, expect, it } from 'vitest';
import { RequestLog } from './request-log';

const request = {
  at: 0,
  method: 'GET',
  url: new URL('http://a.test/'),
  operation: undefined,
  status: 200,
  milliseconds: 1,
};

function logOf(count: number): RequestLog {
  const log = new RequestLog();
  for (let number = 1; number <= count; number += 1) log.add({ ...request, findings: [] });
  return log;
}

describe('the request log', () => {
  it('returns the requests after an ID, in order', () => {
    expect(
      logOf(5)
        .after(3)
        .map(({ id }) => id),
    ).toEqual([4, 5]);
    expect(logOf(0).after(0)).toEqual([]);
  });

  it('stores the latest 200', () => {
    const ids = logOf(450)
      .after(0)
      .map(({ id }) => id);
    expect(ids).toHaveLength(200);
    expect([ids[0], ids.at(-1)]).toEqual([251, 450]);
  });

  it('continues counting after it was cleared', () => {
    const log = logOf(3);
    log.clear();
    expect([log.after(0), log.last]).toEqual([[], 3]);
    log.add({ ...request, findings: [] });
    expect(log.after(0).map(({ id }) => id)).toEqual([4]);
  });
});
