import { ApiError } from './api-error';

type Fields = Record<string, unknown>;

/**
 * Returns the error in a response, or undefined on success.
 *
 * REST services fail with an error status and `{errors: [...]}`. Servlet commands always respond with HTTP 200 and fail with an
 * errorCode, errorMessage or errorMessageKey.
 */
export function toApiError(status: number, body: unknown): ApiError | undefined {
  if (status >= 400) return toRestError(status, body);
  const fields = asFields(body);
  if (fields && ('errorCode' in fields || 'errorMessage' in fields || 'errorMessageKey' in fields)) {
    return new ApiError({
      kind: 'command-failed',
      status,
      key: text(fields.errorMessageKey) || text(fields.errorCode),
      code: text(fields.errorCode),
      parameters: parameterList(fields.errorMessageParam),
      message: text(fields.errorMessage),
      body,
    });
  }
  return undefined;
}

function toRestError(status: number, body: unknown): ApiError {
  const errors = asFields(body)?.errors;
  const first = Array.isArray(errors) ? asFields(errors[0]) : undefined;
  if (!first) return new ApiError({ kind: 'invalid-response', status, body });
  return new ApiError({
    kind: 'rejected',
    status,
    key: text(first.errorKey),
    code: text(first.errorCode),
    parameters: parameterList(first.errorParameters),
    message: text(first.errorMessage),
    body,
  });
}

function asFields(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Splits the parameters, which the API sends as an array or as a comma-separated list. */
function parameterList(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(text);
  return text(value)
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
