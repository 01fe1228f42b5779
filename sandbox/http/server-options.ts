import { parseArgs } from 'node:util';
import { parseUrl } from '@/domain/navigation/parse-url';
import { wholeNumberSetting } from '@/lib/http/whole-number-setting';
import { MAX_LATENCY_MS } from '../scenarios/latency';

export const usage = `The sandbox alone over HTTP: the commerce API for any app.

npm run sandbox -- [options]

  --port N            port, 0 for a free one (default 4010, or PORT)
  --latency MS        delay of each response
  --scenario NAME     holds for each call that names no other (docs/scenarios.md)
  --seed N            another catalog, other stores and doctors; their data is in a file of its own
  --data memory|FILE  where carts, accounts and orders are stored (default .data/sandbox.sqlite, or SANDBOX_DATA)
  --origin ORIGIN     another origin that may call, such as https://app.test; may be repeated (or SANDBOX_ORIGIN, with
                      commas). Pages of this machine always may
  --open              opens the panel in the browser
  --help              prints this

HOST in the environment is another address to listen on than that of this machine, such as 0.0.0.0.
`;

/** The usual catalog, on which tests and documents rely. */
const USUAL_SEED = 0;
const MAX_SEED = 999_999;

export interface ServerOptions {
  port: number;
  /** Address to listen on; undefined: loopback, which no other machine reaches. */
  host: string | undefined;
  dataFile: string;
  /** Latency of calls that request none, in milliseconds. */
  latency: number;
  /** Scenario of calls that name none; '' for none. */
  scenario: string;
  seed: number;
  /** Origins other than this machine's that may call. */
  origins: string[];
  open: boolean;
}

/**
 * Returns the options of the sandbox's server, from the command line and the environment.
 *
 * @throws Error with one sentence for an option that is unknown or not valid.
 */
export function parseServerOptions(
  args: string[],
  environment: Record<string, string | undefined>,
): ServerOptions | 'help' {
  const values = parseOptions(args);
  if (values.help) return 'help';
  const setting = (name: string) => environment[name]?.trim() || undefined;
  const seed = wholeNumberSetting('--seed', [0, MAX_SEED], values.seed) ?? USUAL_SEED;
  return {
    port:
      wholeNumberSetting('--port', [0, 65_535], values.port) ??
      wholeNumberSetting('PORT', [0, 65_535], environment.PORT) ??
      4010,
    host: setting('HOST'),
    dataFile: values.data ? dataFile(values.data) : (setting('SANDBOX_DATA') ?? dataFileOf(seed)),
    latency: wholeNumberSetting('--latency', [0, MAX_LATENCY_MS], values.latency) ?? 0,
    scenario: values.scenario ?? '',
    seed,
    origins: values.origin
      ? values.origin.map((origin) => parseOrigin('--origin', origin))
      : (setting('SANDBOX_ORIGIN')?.split(',') ?? []).map((origin) => parseOrigin('SANDBOX_ORIGIN', origin)),
    open: values.open,
  };
}

function parseOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: 'string' },
        latency: { type: 'string' },
        scenario: { type: 'string' },
        seed: { type: 'string' },
        data: { type: 'string' },
        origin: { type: 'string', multiple: true },
        open: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    // Drops Node's hint about positional arguments, which this command does not have.
    const [problem] = (error as Error).message.split(/\. |\n/);
    throw new Error(`${problem?.replace(/\.$/, '')}; --help lists the options.`);
  }
}

function dataFile(text: string): string {
  return text === 'memory' ? ':memory:' : text;
}

/** Carts of one seed name products that another one does not have. */
function dataFileOf(seed: number): string {
  return seed === USUAL_SEED ? '.data/sandbox.sqlite' : `.data/sandbox-seed-${seed}.sqlite`;
}

function parseOrigin(name: string, text: string): string {
  const trimmed = text.trim().replace(/\/$/, '');
  const url = parseUrl(trimmed);
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== trimmed.toLowerCase())
    throw new Error(
      `${name} must be a scheme and host such as https://app.test, without a path, not "${trimmed}".`,
    );
  return url.origin;
}
