import type { SentRequest } from '../http/exchange.ts';
import type { Operation } from '../plugin.ts';
import { fieldsOf, withField } from './field-paths.ts';
import type { Negative } from './negative.ts';
import { paramsToObject } from './url-parts.ts';
import { wrongJsonValues, wrongTexts } from './wrong-values.ts';

const FORM = 'application/x-www-form-urlencoded';

/** Each field of the body missing where it is required, and with each kind of wrong value; and bodies that are no bodies. */
export function bodyNegatives(operation: Operation, request: SentRequest): Negative[] {
  if (!operation.body || request.body === undefined) return [];
  const contentType = contentTypeOf(request);
  const fields = contentType === FORM ? formNegatives(operation, request) : jsonNegatives(operation, request);
  return [...fields, ...wholeBodyNegatives(operation, request)];
}

export function contentTypeOf({ headers }: Pick<SentRequest, 'headers'>): string {
  return (headers['content-type'] ?? '').split(';')[0]?.trim() ?? '';
}

function jsonNegatives(operation: Operation, request: SentRequest): Negative[] {
  const contentType = contentTypeOf(request);
  const schema = operation.requestSchema(contentType);
  const body: unknown = JSON.parse(request.body ?? 'null');
  if (!schema) return [];
  return fieldsOf(schema, body).flatMap(({ path, schema: fieldSchema, required, value: current }) => {
    const candidates = [
      ...(required ? [{ reason: 'missing', value: undefined }] : []),
      ...wrongJsonValues(fieldSchema, current),
    ];
    return candidates.flatMap(({ reason, value }) => {
      const changed = withField(body, path, value);
      if (operation.contract.checker.checkBody(operation, contentType, changed).length === 0) return [];
      return [
        {
          change: `${reason} body.${path.join('.')}`,
          request: { ...request, body: JSON.stringify(changed) },
        },
      ];
    });
  });
}

function formNegatives(operation: Operation, request: SentRequest): Negative[] {
  const properties = fieldsOf(
    operation.requestSchema(FORM) ?? {},
    Object.fromEntries(new URLSearchParams(request.body)),
  );
  return properties.flatMap(({ path: [name = ''], schema, required }) => {
    const candidates = [
      ...(required ? [{ reason: 'missing', value: undefined }] : []),
      ...wrongTexts(schema),
    ];
    return candidates.flatMap(({ reason, value }) => {
      const form = new URLSearchParams(request.body);
      if (value === undefined) form.delete(String(name));
      else form.set(String(name), String(value));
      if (operation.contract.checker.checkBody(operation, FORM, paramsToObject(form)).length === 0) return [];
      return [{ change: `${reason} body.${name}`, request: { ...request, body: form.toString() } }];
    });
  });
}

function wholeBodyNegatives(operation: Operation, request: SentRequest): Negative[] {
  const { body = '' } = request;
  const isForm = contentTypeOf(request) === FORM;
  const { body: _, ...withoutBody } = request;
  const padding = isForm ? `${body}&padding=` : body;
  return [
    ...(operation.body?.required ? [{ change: 'missing body', request: withoutBody }] : []),
    ...(isForm ? [] : [{ change: 'broken JSON', request: { ...request, body: `${body.slice(0, -1)},` } }]),
    {
      change: 'another content type',
      request: { ...request, headers: { ...request.headers, 'content-type': 'text/plain' } },
    },
    ...(Number.isFinite(operation.maxBodyBytes)
      ? [
          {
            change: 'oversized body',
            request: { ...request, body: padding.padEnd(operation.maxBodyBytes + 1024, isForm ? 'x' : ' ') },
          },
        ]
      : []),
  ];
}
