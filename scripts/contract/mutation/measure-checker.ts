import { serve } from '@hono/node-server';
import { createSandbox } from '@sandbox/create-sandbox';
import { PINNED_NOW, testSandbox } from '@sandbox/testing/test-sandbox';
import { type RunningServer, startServer } from '../../bench/server-process';
import { limitTransport } from '../../contract-checker/http/limit-transport';
import type { Transport } from '../../contract-checker/http/transport';
import type { Operation } from '../../contract-checker/plugin';
import type { ContractReport } from '../../contract-checker/run-contract';
import { checkStore, storeContract } from '../store-contract';
import { defectKinds } from './defect-kinds';
import { type PlantedHost, plantDefect, withClock } from './plant-defect';
import type { DefectKind } from './planted-defect';

/** Operations of each kind that Prism is tried on; each takes two runs over HTTP. */
const PRISM_SAMPLE = 4;

/**
 * Prints how many planted defects the checker finds, by kind, beside Prism as a proxy; and that it finds nothing without a defect.
 *
 * @param binFolder where Prism is installed.
 */
export async function measureChecker(binFolder: string): Promise<void> {
  await printFalseAlarms();
  const prism = new PrismProxy();
  await prism.start(binFolder, newHost);
  const total = { planted: 0, found: 0, prismTried: 0, prismFound: 0 };
  console.log('\n| defect | planted | found | Prism found, of those tried |\n|---|---|---|---|');
  try {
    for (const kind of defectKinds) {
      const score = await scoreKind(kind, newHost);
      const tried = score.operations.slice(0, PRISM_SAMPLE);
      let prismFound = 0;
      for (const operation of tried) if (await prism.finds(kind, operation, newHost)) prismFound += 1;
      total.planted += score.planted;
      total.found += score.found;
      total.prismTried += tried.length;
      total.prismFound += prismFound;
      console.log(row(score, `${prismFound} of ${tried.length}`));
    }
  } finally {
    await prism.stop();
  }
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
  console.log(
    `| **all ${defectKinds.length} kinds** | ${total.planted} | ${total.found} (${percent(total.found, total.planted)}) | ` +
      `${total.prismFound} of ${total.prismTried} (${percent(total.prismFound, total.prismTried)}) |`,
  );
}

async function printFalseAlarms(): Promise<void> {
  for (const write of [false, true]) {
    const start = performance.now();
    const { findings } = await checkStore({
      baseUrl: 'http://host.test',
      write,
      ...newHost(),
    });
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    console.log(
      `Without a defect, ${write ? 'with --write' : 'read-only'}: ${findings.length} findings, ${seconds} s`,
    );
  }
}

/** A sandbox of its own, which may send what a defect makes of its responses. */
function newHost(): Host {
  const { context } = testSandbox().sandbox;
  return { transport: withClock(createSandbox({ context }).fetch, PINNED_NOW), now: PINNED_NOW };
}

function row({ kind, planted, found, missed }: KindScore, prism: string): string {
  const misses = missed.length === 0 ? '' : ` (not in ${missed.join(', ')})`;
  return `| ${kind} | ${planted} | ${found}${misses} | ${prism} |`;
}

const HOST_PORT = 4031;
const PRISM_PORT = 4032;
/** Milliseconds; a host on the same machine responds at once. */
const TIMEOUT_MS = 500;

/** What Prism reports about a message, in the header of its response. */
interface PrismViolation {
  location: string[];
  code?: string;
  message: string;
}

/** Prism as a proxy in front of a host with a defect, with the traffic of the same check. */
class PrismProxy {
  #transport: Transport = async () => new Response(null, { status: 503 });
  readonly #server = serve({ port: HOST_PORT, fetch: (request) => this.#transport(request) });
  #prism: RunningServer | undefined;

  /** @param binFolder where Prism is installed. */
  async start(binFolder: string, newHost: () => Host): Promise<void> {
    this.#transport = newHost().transport;
    this.#prism = await startServer({
      command: `${binFolder}/prism`,
      args: [
        'proxy',
        '-h',
        '127.0.0.1',
        '-p',
        String(PRISM_PORT),
        '--verboseLevel',
        'silent',
        'generated/contract.json',
        `http://127.0.0.1:${HOST_PORT}`,
      ],
      port: PRISM_PORT,
      readyPath: '/wcs/resources/store/10851/usercontext/@self/contextdata',
    });
  }

  async stop(): Promise<void> {
    await this.#prism?.stop();
    this.#server.close();
  }

  /** Whether Prism reports something about a response that it does not report without the defect. */
  async finds(kind: DefectKind, operation: Operation, newHost: () => Host): Promise<boolean> {
    const host = newHost();
    const planted = plantDefect(host.transport, kind, operation, () => new Promise(() => undefined));
    const withDefect = await this.#violations(planted.transport, operation, host.now);
    const without = await this.#violations(newHost().transport, operation, host.now);
    return [...withDefect].some((violation) => !without.has(violation));
  }

  async #violations(transport: Transport, operation: Operation, now: Date): Promise<Set<string>> {
    this.#transport = transport;
    const found = new Set<string>();
    const forward: Transport = (request) => this.#forward(request, found);
    const limited = limitTransport(forward, { concurrency: 256, timeoutMs: TIMEOUT_MS });
    await checkPlanted({ transport: limited }, operation, now);
    return found;
  }

  async #forward(request: Request, found: Set<string>): Promise<Response> {
    const url = new URL(request.url);
    const body = request.body === null ? undefined : await request.arrayBuffer();
    const { method, headers } = request;
    const response = await fetch(`http://127.0.0.1:${PRISM_PORT}${url.pathname}${url.search}`, {
      method,
      headers,
      redirect: 'manual',
      ...(body ? { body } : {}),
    });
    const violations = JSON.parse(response.headers.get('sl-violations') ?? '[]') as PrismViolation[];
    for (const { location, code, message } of violations)
      if (location[0] === 'response') found.add(`${location.join('.')} ${code} ${message}`);
    return withSeparateCookies(response);
  }
}

/** Prism joins Set-Cookie headers with commas, which would end every session. */
function withSeparateCookies(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.delete('set-cookie');
  for (const joined of response.headers.getSetCookie())
    for (const cookie of joined.split(/,(?=\w+=)/)) headers.append('set-cookie', cookie);
  return new Response(response.body, { status: response.status, headers });
}

/** A host without a defect. */
interface Host {
  transport: Transport;
  /** Its date. */
  now: Date;
}

/** How many defects of a kind were planted and found. */
interface KindScore {
  kind: string;
  planted: number;
  found: number;
  /** Operations in which the defect was not found. */
  missed: string[];
  /** Operations in which it was planted. */
  operations: Operation[];
}

/**
 * Plants one kind of defect into one operation after the other and counts how many the check finds. A defect that changed no
 * response of the run was not planted.
 *
 * @param newHost a host without a defect, new for each run.
 */
async function scoreKind(kind: DefectKind, newHost: () => Host): Promise<KindScore> {
  const score: KindScore = { kind: kind.name, planted: 0, found: 0, missed: [], operations: [] };
  for (const operation of storeContract.operations) {
    if (!kind.appliesTo(operation)) continue;
    const { transport, now } = newHost();
    const planted = plantDefect(transport, kind, operation);
    const { findings } = await checkPlanted(planted, operation, now);
    if (planted.changedResponses() === 0) continue;
    score.planted += 1;
    score.operations.push(operation);
    if (findings.some(({ operationId }) => operationId === operation.id)) score.found += 1;
    else score.missed.push(operation.id);
  }
  return score;
}

/** Checks one operation of a host with a defect. */
function checkPlanted(
  { transport }: Pick<PlantedHost, 'transport'>,
  operation: Operation,
  now: Date,
): Promise<ContractReport> {
  return checkStore({
    baseUrl: 'http://host.test',
    transport,
    write: true,
    now,
    only: [operation.id],
  });
}
