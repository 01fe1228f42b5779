import { parseArgs } from 'node:util';
import { contractOperations, type OperationId } from '@sandbox/contract/operations';

export const usage = `Checks a live host against the contract, operation by operation.

npm run contract -- check --url URL [options]

  --url URL                 the host, such as https://www.example.com
  --store 10851 | 10852     the US store (default) or the Canadian one
  --only NAME[,NAME]        only these operations, and what they need
  --member E-MAIL:PASSWORD  an account for calls that only a member may make; better given as CONTRACT_MEMBER in the
                            environment, where no list of processes shows it
  --lasting                 also make calls that leave something behind: orders, accounts, exams, subscriptions
  --json                    print the results as JSON

Exit code: 0 when everything that was checked fits, 1 when something does not fit or is not reachable, 2 for wrong options.
`;

export interface CheckArguments {
  url: string;
  storeId: '10851' | '10852';
  only?: OperationId[];
  member?: { logonId: string; password: string };
  lasting: boolean;
  json: boolean;
}

/**
 * Parses the command line.
 *
 * @throws Error with a readable message for invalid options.
 */
export function parseArguments(args: string[], environment: NodeJS.ProcessEnv): CheckArguments | 'help' {
  const { values } = parseArgs({
    args,
    options: {
      url: { type: 'string' },
      store: { type: 'string', default: '10851' },
      only: { type: 'string', multiple: true },
      member: { type: 'string', default: environment.CONTRACT_MEMBER },
      lasting: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  const only = parseOnly(values.only);
  const member = values.member === undefined ? undefined : parseMember(values.member);
  return {
    url: parseUrl(values.url),
    storeId: parseStoreId(values.store),
    ...(only ? { only } : {}),
    ...(member ? { member } : {}),
    lasting: values.lasting,
    json: values.json,
  };
}

function parseUrl(text: string | undefined): string {
  if (text === undefined) throw new Error('--url is missing.');
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`--url: "${text}" is not an http URL.`);
  return url.href.replace(/\/$/, '');
}

function parseStoreId(text: string): '10851' | '10852' {
  if (text !== '10851' && text !== '10852') throw new Error(`--store: "${text}" is neither 10851 nor 10852.`);
  return text;
}

function parseOnly(values: string[] | undefined): OperationId[] | undefined {
  const operationIds = new Map<string, OperationId>(contractOperations().map(({ id }) => [id, id]));
  return values
    ?.flatMap((text) => text.split(','))
    .map((name) => {
      const id = operationIds.get(name);
      if (!id) throw new Error(`--only: the contract has no operation "${name}".`);
      return id;
    });
}

function parseMember(text: string): { logonId: string; password: string } {
  const separator = text.indexOf(':');
  if (separator < 1) throw new Error('--member: give E-MAIL:PASSWORD.');
  return { logonId: text.slice(0, separator), password: text.slice(separator + 1) };
}
