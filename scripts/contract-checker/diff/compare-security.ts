import { isDeepStrictEqual } from 'node:util';
import { type CommonOperation, commonOperations, type SecurityScheme } from './common-operations.ts';
import type { ContractChange } from './contract-change.ts';
import type { Severity } from './judge-change.ts';
import { locate } from './locate.ts';
import type { OpenApiDocument } from './read-contract.ts';

/** Keys of a security scheme that only describe it, and change no request. */
const DESCRIPTIVE = /^(description|bearerFormat|x-.*)$/;

/** What changes in how a caller proves who it is: the alternatives of each operation, and the schemes that they name. */
export function compareSecurity(before: OpenApiDocument, after: OpenApiDocument): ContractChange[] {
  const operations = commonOperations(before, after);
  return [
    ...operations.flatMap(changedAlternatives),
    ...Object.entries(schemesOf(before)).flatMap(([name, scheme]) => {
      const users = operations.filter((operation) => isUsed(name, operation)).map(({ id }) => id);
      const other = schemesOf(after)[name];
      // A client that needs a removed scheme has lost an alternative, too.
      if (users.length === 0 || !other) return [];
      return changedScheme(scheme, other).map(({ severity, text }) =>
        ofRequest(severity, `security scheme ${name} ${text}`, users),
      );
    }),
  ];
}

function changedAlternatives({ id, before, after }: CommonOperation): ContractChange[] {
  // Without any alternative everyone may call.
  const own = (before.security.length > 0 ? before.security : [{}]).map(needsOf);
  const others = (after.security.length > 0 ? after.security : [{}]).map(needsOf);
  const gone = own.filter((needs) => !others.some((other) => isSame(other, needs)));
  const added = others.filter((needs) => !own.some((other) => isSame(other, needs)));
  return [
    ...gone.map((needs) => {
      const isEnough = others.some((other) => other.every((need) => needs.includes(need)));
      return ofRequest(isEnough ? 'review' : 'breaking', `security: removed ${namesOf(needs)}`, [id]);
    }),
    ...added.map((needs) => ofRequest('compatible', `security: added ${namesOf(needs)}`, [id])),
  ];
}

/** `sessionCookie`, or one entry for each scope. */
function needsOf(alternative: Record<string, string[]>): string[] {
  return Object.entries(alternative)
    .flatMap(([name, scopes]) => (scopes.length === 0 ? [name] : scopes.map((scope) => `${name} (${scope})`)))
    .sort();
}

function isSame(left: string[], right: string[]): boolean {
  return isDeepStrictEqual(left, right);
}

function namesOf(needs: string[]): string {
  return needs.length === 0 ? 'calls without any' : needs.join(' with ');
}

function isUsed(name: string, { before, after }: CommonOperation): boolean {
  return [before, after].every(({ security }) => security.some((alternative) => name in alternative));
}

/** Every other key says how a request is sent. Of OAuth 2, scopes may be added. */
function changedScheme(
  before: SecurityScheme,
  after: SecurityScheme,
): { severity: Severity; text: string }[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys
    .filter((key) => !isDeepStrictEqual(before[key], after[key]))
    .map((key) => {
      const isText = typeof before[key] === 'string' && typeof after[key] === 'string';
      const text = isText
        ? `${key}: ${JSON.stringify(before[key])} → ${JSON.stringify(after[key])}`
        : `${key}: changed`;
      if (DESCRIPTIVE.test(key)) return { severity: 'compatible', text };
      return {
        severity: key === 'flows' && hasAll(after[key], before[key]) ? 'compatible' : 'breaking',
        text,
      };
    });
}

/** Whether a value has everything that another one has, with the same values. */
function hasAll(value: unknown, other: unknown): boolean {
  if (typeof other !== 'object' || other === null) return value === other;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(other).every(([key, child]) =>
    hasAll((value as Record<string, unknown>)[key], child),
  );
}

function schemesOf(document: OpenApiDocument): Record<string, SecurityScheme> {
  const names = Object.keys(document.components?.securitySchemes ?? {});
  return Object.fromEntries(
    names.map((name) => [
      name,
      locate(document, ['components', 'securitySchemes', name]).value as SecurityScheme,
    ]),
  );
}

function ofRequest(severity: Severity, description: string, operations: string[]): ContractChange {
  return { severity, direction: 'request', description, operations };
}
