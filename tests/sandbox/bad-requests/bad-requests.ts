import type { RawRequest } from '../raw-http';
import { badTexts } from './bad-values';
import { formMutants, jsonMutants } from './body-mutants';
import { type ExampleCall, pathOf, serialize } from './example-call';
import { resolveRef } from './schema';

/** An invalid request and its documented error status. */
export interface BadRequest {
  description: string;
  status: number;
  request: RawRequest;
}

/** Maximum JSON size of an upload, in bytes; other bodies are limited further. */
const LARGEST_UPLOAD = 15 * 1024 * 1024;
const ELEVEN_MB = 11 * 1024 * 1024;
const UPLOADS = ['uploadPrescription', 'uploadItemPrescription'];

/** Returns every bad request of one operation. */
export function badRequests(call: ExampleCall): BadRequest[] {
  return [...badParameters(call), ...badFields(call), ...badTransports(call)];
}

function badParameters(call: ExampleCall): BadRequest[] {
  return call.parameters.flatMap(({ name, in: source, required, schema }) => {
    const itemSchema = schema.items ? resolveRef(schema.items) : schema;
    const invalid = badTexts(itemSchema)
      // An empty segment is another path.
      .filter(({ value }) => source === 'query' || value !== '')
      .map(({ description, value }) =>
        badParameterRequest(call, `${source}.${name} ${description}`, { [name]: value }),
      );
    const missing =
      source === 'query' && required
        ? [badParameterRequest(call, `query.${name} is missing`, { [name]: undefined })]
        : [];
    return [...invalid, ...missing];
  });
}

function badFields(call: ExampleCall): BadRequest[] {
  const { body } = call;
  if (!body) return [];
  const isForm = body.contentType === 'application/x-www-form-urlencoded';
  const mutants = isForm ? formMutants(body.schema, body.value) : jsonMutants(body.schema, body.value);
  return mutants.map(({ description, body: value }) =>
    withBody(call, description, 400, serialize(body.contentType, value)),
  );
}

function badTransports(call: ExampleCall): BadRequest[] {
  const { body } = call;
  if (!body) return [];
  const validBody = serialize(body.contentType, body.value);
  const size = UPLOADS.includes(call.operationId) ? LARGEST_UPLOAD + 1 : ELEVEN_MB;
  const large = Buffer.alloc(size, 'x');
  const ofJson =
    body.contentType === 'application/json'
      ? ['{"a":', 'null', '[]', '"text"', '12', '['.repeat(50_000), '{"__proto__":'].map((text) =>
          withBody(call, `the body is ${text.slice(0, 12)}`, 400, text),
        )
      : [];
  return [
    ...ofJson,
    withBody(call, 'the body is of 11 MB or more', 413, large),
    withBody(call, 'the body is plain text', 415, validBody, 'text/plain'),
    withBody(call, 'the body is XML', 415, '<a/>', 'application/xml'),
    withBody(call, 'the body has no content type', 415, validBody, ''),
    ...(body.required ? [withBody(call, 'the body is empty', 400, '')] : []),
  ];
}

function badParameterRequest(
  call: ExampleCall,
  description: string,
  changes: Record<string, unknown>,
): BadRequest {
  const { body, method } = call;
  const path = pathOf(call, changes);
  const bodyInit = body && {
    headers: { 'content-type': body.contentType },
    body: serialize(body.contentType, body.value),
  };
  return { description, status: 400, request: { method, path, ...bodyInit } };
}

function withBody(
  call: ExampleCall,
  description: string,
  status: number,
  body: string | Buffer,
  contentType = call.body?.contentType ?? '',
): BadRequest {
  const headers: Record<string, string> = contentType === '' ? {} : { 'content-type': contentType };
  return { description, status, request: { method: call.method, path: pathOf(call), headers, body } };
}
