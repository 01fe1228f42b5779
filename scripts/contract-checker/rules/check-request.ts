import type { RequestRule } from '../findings/finding.ts';
import { flatten } from '../model/schema.ts';
import { fieldPattern } from '../model/shown-names.ts';
import { paramsToObject, queryOf } from '../negatives/url-parts.ts';
import type { Operation } from '../plugin.ts';
import { describeValue, shownContentType, shownName, valueAtField } from './shown-values.ts';
import type { Violation } from './violation.ts';

/** A request as it came over the wire. */
export interface WireRequest {
  /** Decoded values of the path's parameters. */
  params: Record<string, string>;
  query: URLSearchParams;
  /** In lower case, without parameters; empty when there is none. */
  contentType: string;
  bodyBytes: number;
  /** Undefined when the body was not captured. */
  bodyText?: string | undefined;
}

const FORM = 'application/x-www-form-urlencoded';

/** What does not fit: parameters, content type, body. Empty when everything does. */
export function checkRequest(operation: Operation, request: WireRequest): Violation[] {
  return [...checkParameters(operation, request), ...checkRequestBody(operation, request)];
}

function checkParameters(operation: Operation, { params, query }: WireRequest): Violation[] {
  const documented = new Set(
    operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
  );
  const unknown = operation.hasOpenQuery
    ? []
    : [...new Set(query.keys())].filter((name) => !documented.has(name));
  return [
    ...checkValues(operation, 'path', params),
    ...checkValues(operation, 'query', queryOf(operation, `http://host.invalid/?${query}`)),
    ...unknown.map((name) =>
      parameterViolation(`query.${shownName(name)}`, 'a documented parameter', 'an unknown one'),
    ),
  ];
}

function checkValues(
  operation: Operation,
  source: 'path' | 'query',
  values: Record<string, unknown>,
): Violation[] {
  // Checking changes text to the type of the contract.
  const problems = operation.contract.checker.checkParameters(operation, source, { ...values });
  return problems.map(({ field, message }) =>
    parameterViolation(
      fieldPattern(operation.contract, field),
      message,
      describeValue(valueAtField(values, field)),
    ),
  );
}

function parameterViolation(subject: string, expected: string, received: string): Violation {
  return { rule: 'request-parameter', subject, expected, received, keys: ['parameters'] };
}

function checkRequestBody(operation: Operation, request: WireRequest): Violation[] {
  const { body } = operation;
  const { contentType, bodyBytes, bodyText } = request;
  const keys = ['requestBody'];
  const violation = (rule: RequestRule, expected: string, received: string): Violation[] => [
    { rule, subject: 'body', expected, received, keys },
  ];
  if (bodyBytes === 0) return body?.required ? violation('request-body', 'a body', 'none') : [];
  if (!body) return violation('request-body', 'no body', 'a body');
  const { maxBodyBytes } = operation;
  if (bodyBytes > maxBodyBytes)
    return violation('request-body', `at most ${maxBodyBytes} bytes`, `${bodyBytes} bytes`);
  if (!body.contentTypes.includes(contentType))
    return violation('request-content-type', body.contentTypes.join(' or '), shownContentType(contentType));
  if (bodyText === undefined) return [];
  const isForm = contentType === FORM;
  const parsed = isForm ? paramsToObject(new URLSearchParams(bodyText)) : parseJson(bodyText);
  if (parsed === undefined) return violation('request-body', 'JSON', `${bodyBytes} bytes that are not JSON`);
  return checkFields(operation, contentType, parsed);
}

function checkFields(operation: Operation, contentType: string, body: unknown): Violation[] {
  const add = (subject: string, expected: string, received: string): Violation => ({
    rule: 'request-body',
    subject,
    expected,
    received,
    keys: ['requestBody', 'content', contentType],
  });
  const unknown = unknownFields(operation, contentType, body).map((name) =>
    add(`body.${shownName(name)}`, 'a documented field', 'an unknown one'),
  );
  // Checking changes the text of forms to the type of the contract.
  const problems = operation.contract.checker.checkBody(operation, contentType, structuredClone(body));
  return [
    ...problems.map(({ field, message }) =>
      add(fieldPattern(operation.contract, field), message, describeValue(valueAtField(body, field))),
    ),
    ...unknown,
  ];
}

/** Top-level fields that the contract does not have. A host may ignore them, so that a misspelled one has no effect. */
function unknownFields(operation: Operation, contentType: string, body: unknown): string[] {
  const schema = operation.requestSchema(contentType);
  const { properties } = schema ? flatten(schema) : {};
  if (!properties || typeof body !== 'object' || body === null || Array.isArray(body)) return [];
  return Object.keys(body).filter((name) => !(name in properties));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
