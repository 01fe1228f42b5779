import contract from '@generated/contract.json' with { type: 'json' };
import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Operation } from './operations';

/** One contract violation of a message. */
export interface Problem {
  /** Name of the field, dotted from the top: `query.pageSize`, `body.orderItem.0.quantity`. */
  field: string;
  message: string;
}

const CONTRACT_ID = 'contract';

/**
 * Validates messages against the contract's schemas. Validators are compiled on first use. Values sent as text (path, query,
 * forms) are coerced to the contract's types.
 */
export class ContractChecker {
  /** JSON bodies: types must be exact. */
  readonly #exact = newValidator(false);
  /** Path, query and form values: text becomes numbers, booleans and one-element lists. */
  readonly #fromText = newValidator(true);
  readonly #compiled = new Map<string, ValidateFunction>();

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
    if (!pointer) return [];
    const isForm = contentType === 'application/x-www-form-urlencoded';
    const validate = this.#validator(pointer, () => ({ $ref: CONTRACT_ID + pointer }), isForm);
    return validate(body) ? [] : problemsOf(validate, 'body');
  }

  /** Checks a response. An undocumented status or content type is a problem too. */
  checkResponse(operation: Operation, status: number, contentType: string, body: unknown): Problem[] {
    if (!operation.statuses.includes(status)) {
      return [{ field: 'status', message: `${status} is not among ${operation.statuses.join(', ')}` }];
    }
    const pointer = operation.responsePointer(status, contentType);
    if (!pointer) {
      const documentedTypes = operation.responseTypes(status);
      return documentedTypes.length === 0
        ? []
        : [{ field: 'content-type', message: `${contentType} is not among ${documentedTypes.join(', ')}` }];
    }
    // Files, and JSON in a comment, are checked by content type only.
    if (contentType !== 'application/json' || body === undefined) return [];
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

function newValidator(fromText: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    // OpenAPI adds keywords (example, encoding) that JSON Schema's strict mode rejects.
    strict: false,
    allErrors: false,
    coerceTypes: fromText ? 'array' : false,
    validateSchema: false,
  });
  addFormats(ajv);
  // RFC 3339 §5.6 lets a space stand for the T; parsers of ISO 8601 reject it.
  const dateTime = ajv.formats['date-time'] as { validate: (text: string) => boolean };
  ajv.addFormat('date-time', (text: string) => text[10] === 'T' && dateTime.validate(text));
  // RFC 6531: other letters may stand where ASCII ones do.
  const email = ajv.formats.email as RegExp;
  ajv.addFormat('idn-email', (text: string) => email.test(text.replace(/\P{ASCII}/gu, 'a')));
  ajv.addSchema(contract, CONTRACT_ID);
  return ajv;
}

function parameterSchema(operation: Operation, source: 'path' | 'query'): object {
  const parameters = operation.parameters.filter((parameter) => parameter.in === source);
  return {
    type: 'object',
    required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    properties: Object.fromEntries(
      parameters.map((parameter) => [parameter.name, absoluteReferences(parameter.schema)]),
    ),
  };
}

/** Makes references absolute, because parameter schemas are compiled outside the contract and need its id. */
function absoluteReferences(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${CONTRACT_ID}#/`)) as object;
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
