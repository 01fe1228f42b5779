import { join } from 'node:path';
import { clientCredentials, type Exchange, type Plugin } from '../../index.ts';

/** What the checker must know of the print shop beside its description. */
export const plugin: Plugin = {
  callers: {
    client: clientCredentials({
      tokenUrl: '/token',
      clients: [
        { id: 'north', secret: 'north-secret' },
        { id: 'south', secret: 'south-secret' },
      ],
    }),
  },
  access: Object.fromEntries(
    ['getJob', 'changeJob', 'cancelJob'].map((id) => [id, { needs: 'client', owns: ['path.jobId'] }]),
  ),
  fixtures: { 'body.file': 'poster.pdf', 'body.copies': () => 12 },
  ignoredFields: ['changedAt'],
  personalFields: ['file'],
  invariants: {
    'a job has two sheets for each copy': ({ response: { body } }: Exchange) => {
      const { copies, sheets } = body as { copies?: number; sheets?: number };
      return sheets === undefined || sheets === 2 * Number(copies) ? undefined : 'another number';
    },
    'IDs grow': ({ operation, response: { body } }, earlier) => {
      if (operation.id !== 'createJob') return undefined;
      const idOf = (value: unknown) => (value as { id: number }).id;
      const last = earlier.findLast((other) => other.operation.id === 'createJob');
      return last && idOf(last.response.body) >= idOf(body) ? 'an ID that does not grow' : undefined;
    },
  },
  workflows: [join(import.meta.dirname, 'jobs.arazzo.yaml')],
};
