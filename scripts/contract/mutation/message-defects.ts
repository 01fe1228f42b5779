import { flatten } from '../../contract-checker/model/schema';
import { type Field, fieldsOf, withField } from '../../contract-checker/negatives/field-paths';
import type { Operation } from '../../contract-checker/plugin';
import { copyOf, type ReadCopy, rebuild, systemError } from './change-response';
import type { Behavior, DefectKind } from './planted-defect';

export type Change = (copy: ReadCopy, operation: Operation) => Response | 'hang' | undefined;

/** Changes the operation's successes. */
export function onSuccess(change: Change): DefectKind['plant'] {
  return (operation): Behavior =>
    async ({ isTarget, forward }) => {
      if (!isTarget) return undefined;
      const copy = await copyOf(await forward());
      return copy.isSuccess ? change(copy, operation) : undefined;
    };
}

export const everywhere = () => true;
export const returnsJson = (operation: Operation) =>
  operation.statuses.some(
    (status) => status < 300 && operation.responseTypes(status).includes('application/json'),
  );

/** A change of the first field of the body that then breaks its schema. */
export function onField(candidates: (field: Field) => unknown[]): DefectKind['plant'] {
  return onSuccess((copy, operation) => {
    const schema = operation.responseSchema(copy.status, 'application/json');
    if (!schema || copy.json === undefined) return undefined;
    for (const field of fieldsOf(schema, copy.json)) {
      for (const value of candidates(field)) {
        const json = withField(copy.json, field.path, value);
        const problems = operation.contract.checker.checkResponse(
          operation,
          copy.status,
          'application/json',
          json,
        );
        if (problems.length > 0) return rebuild(copy, { json });
      }
    }
    return undefined;
  });
}

/** Defects of single messages. */
export const messageDefects: DefectKind[] = [
  {
    name: 'undocumented status',
    appliesTo: everywhere,
    plant: onSuccess((copy) => rebuild(copy, { status: 418 })),
  },
  {
    name: 'another success status',
    appliesTo: everywhere,
    plant: onSuccess((copy) => rebuild(copy, { status: copy.status === 202 ? 203 : 202 })),
  },
  {
    name: 'another content type',
    appliesTo: returnsJson,
    plant: onSuccess((copy) => rebuild(copy, { headers: { 'content-type': 'text/plain' } })),
  },
  {
    name: 'HTML page with success',
    report: 'itchio/itch.io#499',
    appliesTo: returnsJson,
    plant: onSuccess((copy) =>
      rebuild(copy, {
        text: '<!doctype html><title>Login</title>',
        headers: { 'content-type': 'text/html' },
      }),
    ),
  },
  {
    name: 'truncated body',
    appliesTo: returnsJson,
    plant: onSuccess((copy) =>
      copy.json === undefined ? undefined : rebuild(copy, { text: copy.text.slice(0, -1) }),
    ),
  },
  {
    name: 'empty body',
    appliesTo: returnsJson,
    plant: onSuccess((copy) => (copy.json === undefined ? undefined : rebuild(copy, { text: '' }))),
  },
  { name: 'field missing', appliesTo: returnsJson, plant: onField(() => [undefined]) },
  {
    name: 'field of another type',
    appliesTo: returnsJson,
    plant: onField(({ value }) => [typeof value === 'string' ? { no: 'text' } : 'not that type']),
  },
  {
    name: 'field null',
    appliesTo: returnsJson,
    plant: onField(({ value }) => (value === null ? [] : [null])),
  },
  {
    name: 'value outside its enum',
    appliesTo: returnsJson,
    plant: onField(({ schema }) => (flatten(schema).enum ? ['no-such-value'] : [])),
  },
  {
    name: 'value outside its pattern or format',
    appliesTo: returnsJson,
    plant: onField(({ schema }) => {
      const { pattern, format } = flatten(schema);
      return pattern === undefined && format === undefined ? [] : ['~ no ~'];
    }),
  },
  {
    name: 'number out of range',
    appliesTo: returnsJson,
    plant: onField(({ schema, value }) => {
      const { minimum, maximum } = flatten(schema);
      if (typeof value !== 'number') return [];
      return [
        ...(minimum === undefined ? [] : [minimum - 1]),
        ...(maximum === undefined ? [] : [maximum + 1]),
      ];
    }),
  },
  {
    name: 'header missing',
    appliesTo: ({ responseHeaders }) => hasRequiredHeader(responseHeaders),
    plant: onSuccess((copy) =>
      copy.headers.has('location') ? rebuild(copy, { headers: { location: undefined } }) : undefined,
    ),
  },
  {
    name: "a shopper's response may be cached",
    appliesTo: ({ statuses, responseHeaders }) =>
      statuses.some((status) => responseHeaders(status)['Cache-Control']?.schema.enum),
    plant: onSuccess((copy) => rebuild(copy, { headers: { 'cache-control': 'public, max-age=600' } })),
  },
  {
    name: 'failure served as success',
    report: 'openspending/openspending#775',
    appliesTo: returnsJson,
    plant: onSuccess((copy) =>
      rebuild(copy, {
        json: { errors: [{ errorKey: '_ERR_GENERIC', errorCode: 'CMN0203E', errorMessage: 'It broke.' }] },
      }),
    ),
  },
  { name: 'always a server error', appliesTo: everywhere, plant: onSuccess(() => systemError()) },
  { name: 'no response', appliesTo: everywhere, plant: onSuccess(() => 'hang') },
];

function hasRequiredHeader(headers: (status: number) => Record<string, { required?: boolean }>): boolean {
  return [200, 201, 302].some((status) => headers(status).Location?.required === true);
}
