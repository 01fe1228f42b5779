import type { RawRequest } from '../raw-http';
import { badTexts } from './bad-values';
import { formMutants, jsonMutants } from './body-mutants';
import { type ExampleCall, pathOf, serialize } from './example-call';
import { followed } from './schema';

/** An invalid request and its documented error status. */
export interface BadRequest {
  what: string;
  status: number;
  request: RawRequest;
}

/** Maximum JSON size of an upload, in bytes; other bodies are limited further. */
const LARGEST_UPLOAD = 15 * 1024 * 1024;
const ELEVEN_MB = 11 * 1024 * 1024;
const UPLOADS = ['uploadPrescription', 'uploadItemPrescription'];

/** Every bad request of one operation. */
export function badRequests(call: ExampleCall): BadRequest[] {
  return [...badParameters(call), ...badFields(call), ...badTransports(call)];
}

function badParameters(call: ExampleCall): BadRequest[] {
  return call.parameters.flatMap(({ name, in: place, required, schema }) => {
    const itemSchema = schema.items ? followed(schema.items) : schema;
    const wrong = badTexts(itemSchema)
      // An empty segment is another path.
      .filter(({ value }) => place === 'query' || value !== '')
      .map(({ what, value }) => bad(call, `${place}.${name} ${what}`, { [name]: value }));
    const missing =
      place === 'query' && required ? [bad(call, `query.${name} is missing`, { [name]: undefined })] : [];
    return [...wrong, ...missing];
  });
}

function badFields(call: ExampleCall): BadRequest[] {
  const { body } = call;
  if (!body) return [];
  const isForm = body.contentType === 'application/x-www-form-urlencoded';
  const mutants = isForm ? formMutants(body.schema, body.value) : jsonMutants(body.schema, body.value);
  return mutants.map(({ what, body: value }) =>
    withBody(call, what, 400, serialize(body.contentType, value)),
  );
}

function badTransports(call: ExampleCall): BadRequest[] {
  const { body } = call;
  if (!body) return [];
  const good = serialize(body.contentType, body.value);
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
    withBody(call, 'the body is plain text', 415, good, 'text/plain'),
    withBody(call, 'the body is XML', 415, '<a/>', 'application/xml'),
    withBody(call, 'the body has no content type', 415, good, ''),
    ...(body.required ? [withBody(call, 'the body is empty', 400, '')] : []),
  ];
}

function bad(call: ExampleCall, what: string, changes: Record<string, unknown>): BadRequest {
  const { body, method } = call;
  const path = pathOf(call, changes);
  const sent = body && {
    headers: { 'content-type': body.contentType },
    body: serialize(body.contentType, body.value),
  };
  return { what, status: 400, request: { method, path, ...sent } };
}

function withBody(
  call: ExampleCall,
  what: string,
  status: number,
  body: string | Buffer,
  contentType = call.body?.contentType ?? '',
): BadRequest {
  const headers: Record<string, string> = contentType === '' ? {} : { 'content-type': contentType };
  return { what, status, request: { method: call.method, path: pathOf(call), headers, body } };
}
