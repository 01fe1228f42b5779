import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Transport } from '../http/transport.ts';
import { readWith } from '../model/load.ts';
import { runContract } from '../run-contract.ts';
import { startWatch } from '../watch/contract-watch.ts';
import { captureOf } from '../watch/testing/capture.ts';
import { jobs, jobsHost } from './jobs/host.ts';
import { restHost } from './rest-host.ts';

/** A fault between a caller and the host. */
type Fault = (request: Request, forward: Transport) => Promise<Response>;

const books = readWith(join(import.meta.dirname, 'books/books.yaml'));

function booksHost(): Transport {
  return restHost({
    contract: books,
    toList: (all, { offset = 0, limit = 20, language }) => {
      const found = all.filter((book) => language === undefined || book.language === language);
      return { total: found.length, books: found.slice(Number(offset), Number(offset) + Number(limit)) };
    },
  });
}

async function check(contract: typeof books, host: Transport, fault?: Fault, generated = 3) {
  const { findings, operations, createdRecords } = await runContract({
    contract,
    baseUrl: 'http://host.test',
    transport: fault ? (request) => fault(request, host) : host,
    write: true,
    now: new Date(),
    generated,
    seed: 7,
  });
  return {
    findings,
    operations,
    createdRecords,
    rules: findings.map(({ operationId, rule }) => `${operationId} ${rule}`),
  };
}

const isItem = ({ url }: Request) => /\/\d+$/.test(url);
const on =
  (method: string, change: (response: Response, request: Request) => Promise<Response> | Response): Fault =>
  async (request, forward) => {
    const response = await forward(request.clone());
    return request.method === method && response.ok ? change(response, request) : response;
  };
const withBody = (change: (body: Record<string, unknown>) => unknown) => async (response: Response) => {
  const { status, headers } = response;
  return new Response(JSON.stringify(change(await response.json())), { status, headers });
};
const echo: (method: string) => Fault = (method) => async (request, forward) => {
  if (request.method !== method) return forward(request);
  const item = await (await forward(new Request(request.url, { headers: request.headers }))).json();
  return Response.json({ ...item, ...(await request.json()) }, { headers: { 'cache-control': 'no-store' } });
};

describe.each([
  ['a library, OpenAPI 3.0', books, booksHost],
  ['a print shop with OAuth and PATCH, OpenAPI 3.1', jobs, jobsHost],
] as const)('%s', (_, contract, newHost) => {
  it('has no finding without a fault, is called completely, and keeps nothing', async () => {
    const { findings, operations, createdRecords } = await check(contract, newHost(), undefined, 30);
    expect(findings.map(({ id, received }) => `${id}: ${received}`)).toEqual([]);
    expect(operations.filter(({ outcome }) => outcome !== 'conforms')).toEqual([]);
    expect(createdRecords).toEqual({});
  });
});

/** Only faults that generated values show take many. */
const generatedFor = (found: string) => (found.endsWith('generated-input') ? 30 : 3);

describe('faults of the library', () => {
  const faults: [name: string, found: string, Fault][] = [
    [
      'a field that is missing',
      'getBook body',
      on('GET', (response, request) =>
        isItem(request) ? withBody(({ title: _, ...book }) => book)(response) : response,
      ),
    ],
    [
      'a field of another type',
      'listBooks body',
      on(
        'GET',
        withBody((body) => ('total' in body ? { ...body, total: '1' } : body)),
      ),
    ],
    [
      'no Location',
      'addBook header',
      on('POST', (response) => {
        response.headers.delete('location');
        return response;
      }),
    ],
    ['another success', 'removeBook status', on('DELETE', () => Response.json({}, { status: 202 }))],
    [
      'another book',
      'getBook invariant',
      on('GET', (response, request) =>
        isItem(request) ? withBody((book) => ({ ...book, id: 999 }))(response) : response,
      ),
    ],
    ['a change that is not stored', 'replaceBook invariant', echo('PUT')],
    [
      'a book that stays',
      'removeBook invariant',
      async (request, forward) =>
        request.method === 'DELETE' ? new Response(null, { status: 204 }) : forward(request),
    ],
    [
      'bad input that is accepted',
      'addBook bad-input-accepted',
      async (request, forward) => {
        const response = await forward(request.clone());
        return request.method === 'POST' && response.status === 400
          ? Response.json(
              { id: 1, title: 'x', language: 'en', pages: 1 },
              { status: 201, headers: { location: '/books/1' } },
            )
          : response;
      },
    ],
    [
      '404 as 400',
      'getBook bad-input-status',
      async (request, forward) => {
        const response = await forward(request);
        return response.status === 404
          ? new Response(response.body, { status: 400, headers: response.headers })
          : response;
      },
    ],
    [
      '405 without Allow',
      'listBooks method',
      async (request, forward) => {
        const response = await forward(request);
        response.headers.delete('allow');
        return response;
      },
    ],
    [
      'a server error for long titles',
      'addBook generated-input',
      async (request, forward) => {
        if (request.method !== 'POST') return forward(request);
        const { title } = await request
          .clone()
          .json()
          .catch(() => ({}));
        return typeof title === 'string' && title.length > 12 && title.length <= 80
          ? Response.json({ message: 'x' }, { status: 500 })
          : forward(request);
      },
    ],
  ];

  it.each(faults)('%s', async (_, found, fault) => {
    expect((await check(books, booksHost(), fault, generatedFor(found))).rules).toContain(found);
  });

  it('shrinks what is generated, the same for each seed', async () => {
    const [, , fault] = faults.at(-1) ?? [];
    const runs = [await check(books, booksHost(), fault, 30), await check(books, booksHost(), fault, 30)];
    const bodies = runs.map(
      ({ findings }) => findings.find(({ rule }) => rule === 'generated-input')?.request.body,
    );
    const { title, ...others } = JSON.parse(bodies[0] ?? '{}');
    expect(title).toHaveLength(13);
    expect(Object.keys(others).toSorted()).toEqual(['language', 'pages']);
    expect(bodies[1]).toBe(bodies[0]);
  });
});

describe('faults of the print shop', () => {
  const anonymous = (request: Request) => request.headers.get('authorization') === null;
  const asNorth = (request: Request) => {
    const changed = new Request(request);
    changed.headers.set('authorization', 'Bearer token-of-north');
    return changed;
  };
  it.each<[name: string, found: string, Fault]>([
    [
      'no token is needed',
      'getJob protection',
      async (request, forward) => forward(anonymous(request) ? asNorth(request) : request),
    ],
    [
      "another client's job",
      'getJob protection',
      async (request, forward) =>
        forward(isItem(request) && !anonymous(request) ? asNorth(request) : request),
    ],
    [
      'a list of all clients',
      'listJobs disclosure',
      async (request, forward) =>
        forward(request.url.endsWith('/jobs') && !anonymous(request) ? asNorth(request) : request),
    ],
    [
      'a server error without a token',
      'listJobs protection-error',
      async (request, forward) =>
        anonymous(request) && !request.url.endsWith('/token')
          ? Response.json({ message: 'x' }, { status: 500 })
          : forward(request),
    ],
    ['a change that is not stored', 'changeJob invariant', echo('PATCH')],
    [
      'what the plug-in says does not hold',
      'createJob invariant',
      on(
        'POST',
        withBody((job) => ({ ...job, sheets: 1 })),
      ),
    ],
    [
      'a step of a workflow',
      'getJob workflow',
      on(
        'GET',
        withBody((job) => ('copies' in job ? { ...job, copies: 7, sheets: 14 } : job)),
      ),
    ],
    [
      'a wrong time',
      'getJob body',
      on(
        'GET',
        withBody((job) => ('id' in job ? { ...job, changedAt: '2026-01-01 10:00' } : job)),
      ),
    ],
    [
      'a server error for a note of null',
      'createJob generated-input',
      async (request, forward) => {
        const body = request.method === 'POST' ? await request.clone().text() : '';
        return body.includes('"note":null')
          ? Response.json({ message: 'x' }, { status: 500 })
          : forward(request);
      },
    ],
  ])('%s', async (_, found, fault) => {
    expect((await check(jobs, jobsHost(), fault, generatedFor(found))).rules).toContain(found);
  });

  it('guessed IDs', async () => {
    // Whoever asks for a number that nobody has gets the last job.
    const { findings } = await check(jobs, jobsHost(), async (request, forward) => {
      const response = await forward(request);
      if (response.status !== 404 || request.method !== 'GET' || !isItem(request)) return response;
      const previous = request.url.replace(/\d+$/, (id) => String(Number(id) - 1));
      return forward(new Request(previous, { headers: { authorization: 'Bearer token-of-north' } }));
    });
    expect(findings.map(({ id }) => id)).toContain('getJob/protection/with-a-guessed-path.jobId');
  });

  it('findings have a shell that gets a token first', async () => {
    const { findings } = await check(
      jobs,
      jobsHost(),
      on(
        'GET',
        withBody(() => ({})),
      ),
    );
    const { curl, place } = findings.find(({ id }) => id.startsWith('getJob/body')) ?? {};
    expect(curl).toMatch(
      /^CONTRACT_AUTHORIZATION="Bearer \$\(curl .*\ncurl --include .*"authorization: \$CONTRACT_AUTHORIZATION"/,
    );
    expect(place).toMatch(/^scripts\/contract-checker\/tests\/jobs\/jobs\.yaml:\d+$/);
  });
});

it('watches traffic by another description, with what its plug-in says', async () => {
  const folder = join(import.meta.dirname, 'jobs');
  const watch = await startWatch({
    url: 'http://host.test',
    contract: join(folder, 'jobs.yaml'),
    plugin: folder,
  });
  const job = { id: 1, file: 'a.pdf', copies: 2, sheets: 3, changedAt: '2026-01-01T10:00:00Z' };
  watch.add(await captureOf(new Request('http://host.test/jobs/1'), Response.json(job)));
  watch.add(await captureOf(new Request('http://host.test/jobs/x'), Response.json(job)));
  await watch.settled();
  watch.close();
  const ids = watch.log.report().findings.map(({ id }) => id);
  expect(ids).toEqual([
    'getJob/invariant/a-job-has-two-sheets-for-each-copy',
    'getJob/request-parameter/path.jobId',
  ]);
});
