import type { Invariant } from '../contract-checker/invariants/invariant.ts';
import { describeInvariant } from './describe-invariant.ts';

/** The parts of the merged contract that its pages change. */
export interface ContractDocument {
  info: { title: string; description?: string };
  servers?: { url: string; description?: string }[];
  tags?: { name: string; description?: string; 'x-displayName'?: string }[];
  paths: Record<string, Record<string, ContractOperation>>;
}

export interface ContractOperation {
  operationId: string;
  tags?: string[];
  description?: string;
  'x-origin'?: 'doc' | 'std' | 'own';
  'x-source'?: string;
  'x-access'?: { needs?: 'shopper' | 'member'; owns?: string[] };
  'x-safe'?: boolean;
  'x-unknown-allowed'?: string[];
  'x-max-body-bytes'?: number;
  'x-invariants'?: Invariant[];
}

export interface DocsOptions {
  /** Titles of the services by tag. */
  titles: Record<string, string>;
  /** Host on which calls can be tried; undefined: the origin of the page, OpenAPI's default; none: no host. */
  server?: string | 'none' | undefined;
}

const CALLERS = { shopper: 'a guest or a member', member: 'a member' };
const ORIGINS = {
  doc: 'specification',
  std: 'standard service of the commerce API:',
  own: 'an addition of this project, beside',
};

/** A copy of the contract for readers: what its keywords say (`x-access` and others) is part of the descriptions. */
export function docsDocument(contract: ContractDocument, { titles, server }: DocsOptions): ContractDocument {
  const copy = structuredClone(contract);
  copy.info.description = introduction(server);
  if (server === undefined) delete copy.servers;
  else if (server !== 'none') copy.servers = [{ url: server }];
  // Its calls take no session, or make one: the first that a reader tries works.
  copy.tags?.sort((a, b) => Number(b.name === 'identity') - Number(a.name === 'identity'));
  for (const tag of copy.tags ?? []) tag['x-displayName'] = titles[tag.name] ?? tag.name;
  const operations = Object.values(copy.paths).flatMap((methods) =>
    Object.entries(methods).filter(([, { operationId }]) => operationId !== undefined),
  );
  const tagOf = new Map(operations.map(([, { operationId, tags = [] }]) => [operationId, tags[0] ?? '']));
  const linkTo = (id: string) => `[\`${id}\`](#tag/${tagOf.get(id)}/${id})`;
  for (const [method, operation] of operations) {
    const facts = factsOf(method, operation, linkTo).map((fact) => `- ${fact}`);
    operation.description = [operation.description ?? '', facts.join('\n')].join('\n\n').trim();
  }
  return copy;
}

function introduction(server: DocsOptions['server']): string {
  const calls =
    'Every call that the store makes to the commerce API, with examples of its requests and responses.';
  if (server === 'none') return calls;
  const session =
    server === undefined
      ? 'You are a guest from your first call on; for what needs a member, send [`registerPerson`](#tag/identity/registerPerson) first, with `updateCookies=true`.'
      : 'Calls that need a shopper take a session: send [`createGuestIdentity`](#tag/identity/createGuestIdentity) or [`registerPerson`](#tag/identity/registerPerson) first, with `updateCookies=true`.';
  const host = server === undefined ? 'the sandbox, which stands in for the commerce API' : `\`${server}\``;
  return `${calls}

**Try a call**: open an operation and choose *Test Request*. It goes to ${host}. ${session} The browser stores the cookies of a session and sends them with every later call.`;
}

function factsOf(method: string, operation: ContractOperation, linkTo: (id: string) => string): string[] {
  const access = operation['x-access'] ?? {};
  const isSafe = operation['x-safe'] ?? method === 'get';
  const unknownAllowed = operation['x-unknown-allowed'] ?? [];
  const maxBytes = operation['x-max-body-bytes'];
  const invariants = operation['x-invariants'] ?? [];
  return [
    `**Who may call**: ${access.needs ? CALLERS[access.needs] : 'anyone'}.${ownsOf(access.owns)}`,
    `**Changes something**: ${isSafe ? 'no' : 'yes'}.`,
    ...(unknownAllowed.length > 0
      ? [`**Unknown values are no error**: ${unknownAllowed.map(code).join(', ')}.`]
      : []),
    ...(maxBytes === undefined ? [] : [`**Largest body**: ${maxBytes / 1024 / 1024} MiB.`]),
    ...(invariants.length > 0
      ? [
          `**What holds**:\n${invariants.map((invariant) => `  - ${describeInvariant(invariant, linkTo)}`).join('\n')}`,
        ]
      : []),
    `**Source**: ${operation['x-origin'] ? ORIGINS[operation['x-origin']] : ''} ${operation['x-source'] ?? ''}.`,
  ];
}

function ownsOf(owns: string[] = []): string {
  if (owns.length === 0) return '';
  return ` ${owns.map(code).join(', ')} must be the caller's own; with another session ${owns.length > 1 ? 'they are' : 'it is'} unknown.`;
}

function code(text: string): string {
  return `\`${text}\``;
}
