import { type CommonOperation, commonOperations, type Server } from './common-operations.ts';
import type { ContractChange } from './contract-change.ts';
import type { Severity } from './judge-change.ts';
import type { OpenApiDocument } from './read-contract.ts';

/** What changes in where requests are sent. */
export function compareServers(before: OpenApiDocument, after: OpenApiDocument): ContractChange[] {
  return commonOperations(before, after).flatMap(changedServers);
}

function changedServers({ id, before, after }: CommonOperation): ContractChange[] {
  const change = (severity: Severity, description: string): ContractChange => ({
    severity,
    direction: 'request',
    description,
    operations: [id],
  });
  const others = new Map(after.servers.map((server) => [server.url, server]));
  const own = new Set(before.servers.map(({ url }) => url));
  return [
    ...before.servers.flatMap((server) => {
      const other = others.get(server.url);
      if (!other) return [change('breaking', `server ${server.url}: removed`)];
      return changedVariables(server, other).map(([severity, text]) =>
        change(severity, `server ${server.url} ${text}`),
      );
    }),
    ...after.servers
      .filter(({ url }) => !own.has(url))
      .map(({ url }) => change('compatible', `server ${url}: added`)),
  ];
}

/** A client may have any value of a variable in its settings, or rely on the default. */
function changedVariables(before: Server, after: Server): [Severity, string][] {
  return Object.entries(before.variables ?? {}).flatMap(([name, variable]) => {
    const other = after.variables?.[name] ?? {};
    const isLimitedNow = other.enum !== undefined && variable.enum === undefined;
    const gone = (variable.enum ?? []).filter((value) => other.enum && !other.enum.includes(value));
    return [
      ...(isLimitedNow
        ? [['breaking', `variable ${name}: limited to ${other.enum?.join(', ')}`] as const]
        : []),
      ...gone.map((value) => ['breaking', `variable ${name}: removed ${JSON.stringify(value)}`] as const),
      ...(variable.default === other.default
        ? []
        : [['review', `variable ${name}: default ${variable.default} → ${other.default}`] as const]),
    ].map(([severity, text]): [Severity, string] => [severity, text]);
  });
}
