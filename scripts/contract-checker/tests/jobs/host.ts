import { join } from 'node:path';
import type { Transport } from '../../http/transport.ts';
import { readWith } from '../../model/load.ts';
import { restHost } from '../rest-host.ts';
import { plugin } from './plugin.ts';

export const jobs = readWith(join(import.meta.dirname, 'jobs.yaml'), plugin);

const TOKENS: Record<string, string> = {
  'north:north-secret': 'token-of-north',
  'south:south-secret': 'token-of-south',
};

/** The print shop in memory, with the OAuth server of its clients. */
export function jobsHost(): Transport {
  const host = restHost({
    contract: jobs,
    complete: (job) => ({ ...job, sheets: 2 * Number(job.copies), changedAt: new Date().toISOString() }),
    toList: (all) => all,
    ownerOf: (request) =>
      Object.values(TOKENS).find((token) => request.headers.get('authorization') === `Bearer ${token}`),
  });
  return async (request) => {
    if (new URL(request.url).pathname !== '/token') return host(request);
    const user = atob(request.headers.get('authorization')?.replace('Basic ', '') ?? '');
    return Response.json({ access_token: TOKENS[user], token_type: 'bearer' });
  };
}
