import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Operation, Problem, Validator } from '../plugin.ts';

const CONTRACT_ID = 'contract';
const FORM = 'application/x-www-form-urlencoded';

export function isJson(contentType: string): boolean {
  return /^application\/([\w.-]+\+)?json$/.test(contentType);
}

/**
 * Validates messages against the contract's schemas. Validators are compiled on first use. Values sent as text (path, query,
 * forms) are coerced to the contract's types.
 */
export class ContractChecker implements Validator {
  /** JSON bodies: types must be exact. */
  readonly #exact: Ajv2020;
  /** Path, query and form values: text becomes numbers, booleans and one-element lists. */
  readonly #fromText: Ajv2020;
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor(document: object) {
    this.#exact = newValidator(document, false);
    this.#fromText = newValidator(document, true);
  }

  /** Checks path or query values; coerces `values` in place. */
  checkParameters(
    operation: Operation,
    source: 'path' | 'query',
    values: Record<string, unknown>,
  ): Problem[] {
    const validate = this.#validator(`${operation.id} ${source}`, () => parameterSchema(operation, source));
    return validate(values) ? [] : problemsOf(validate, source);
  }

  /** Checks a request body; coerces a form's values in place. */
  checkBody(operation: Operation, contentType: string, body: unknown): Problem[] {
    const pointer = operation.body?.pointer(contentType);
    if (!pointer || (!isJson(contentType) && contentType !== FORM)) return [];
    const validate = this.#validator(pointer, () => ({ $ref: CONTRACT_ID + pointer }), contentType === FORM);
    return validate(body) ? [] : problemsOf(validate, 'body');
  }

  /** Checks the body of a documented response. What is not JSON is checked by its type only, elsewhere. */
  checkResponse(operation: Operation, status: number, contentType: string, body: unknown): Problem[] {
    const pointer = operation.responsePointer(status, contentType);
    if (!pointer || !isJson(contentType) || body === undefined) return [];
    const validate = this.#validator(pointer, () => ({ $ref: CONTRACT_ID + pointer }), false);
    return validate(body) ? [] : problemsOf(validate, 'body');
  }

  #validator(key: string, schema: () => object, fromText = true): ValidateFunction {
    const cached = this.#compiled.get(key);
    if (cached) return cached;
    const compiled = (fromText ? this.#fromText : this.#exact).compile(schema());
    this.#compiled.set(key, compiled);
    return compiled;
  }
}

function newValidator(document: object, fromText: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    // OpenAPI adds keywords (example, encoding) that JSON Schema's strict mode rejects, and descriptions have formats of their own.
    strict: false,
    logger: false,
    allErrors: false,
    coerceTypes: fromText ? 'array' : false,
    validateSchema: false,
    // Takes a third of the time to compile a schema, and saves little of that to run it.
    code: { optimize: false },
  });
  addFormats(ajv);
  // RFC 3339 §5.6 lets a space stand for the T; parsers of ISO 8601 reject it.
  const dateTime = ajv.formats['date-time'] as { validate: (text: string) => boolean };
  ajv.addFormat('date-time', (text: string) => text[10] === 'T' && dateTime.validate(text));
  // RFC 6531: other letters may stand where ASCII ones do.
  const email = ajv.formats.email as RegExp;
  ajv.addFormat('idn-email', (text: string) => email.test(text.replace(/\P{ASCII}/gu, 'a')));
  ajv.addSchema(document, CONTRACT_ID);
  return ajv;
}

function parameterSchema(operation: Operation, source: 'path' | 'query'): object {
  const parameters = operation.parameters.filter((parameter) => parameter.in === source);
  return {
    type: 'object',
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(
      parameters.map(({ name, pointer }) => [name, { $ref: CONTRACT_ID + pointer }]),
    ),
  };
}

function problemsOf(validate: ValidateFunction, source: string): Problem[] {
  return (validate.errors ?? []).map((error) => ({
    field: fieldOf(error, source),
    message: error.message ?? error.keyword,
  }));
}

/** Keywords whose error is about a field that is not there. */
const MISSING_KEYWORDS: readonly string[] = ['required', 'dependentRequired'];

function fieldOf(error: ErrorObject, source: string): string {
  const { missingProperty } = error.params as { missingProperty?: string };
  const missing = MISSING_KEYWORDS.includes(error.keyword) ? `/${missingProperty}` : '';
  return `${source}${error.instancePath}${missing}`.replaceAll('/', '.');
}
