import type { ErrorResponse } from '@generated/cart/model/errorResponse';
import { HttpResponse } from 'msw';

/** An error of the commerce API: the status and the error body of a response. */
export interface ApiError {
  status: number;
  errorKey: string;
  errorCode: string;
  errorMessage: string;
  errorParameters: string[];
}

export class ApiErrorResponse extends Error {
  readonly apiError: ApiError;

  constructor(apiError: ApiError) {
    super(apiError.errorMessage);
    this.apiError = apiError;
  }
}

/** Ends the handler with an error response. */
export function reject(apiError: ApiError): never {
  throw new ApiErrorResponse(apiError);
}

export function errorBody(apiError: ApiError): ErrorResponse {
  return {
    errors: [
      {
        errorKey: apiError.errorKey,
        errorCode: apiError.errorCode,
        errorMessage: apiError.errorMessage,
        errorParameters: apiError.errorParameters.join(','),
      },
    ],
  };
}

export function errorResponse(apiError: ApiError): Response {
  return HttpResponse.json(errorBody(apiError), { status: apiError.status });
}

/** Returns the same error in the format of servlet commands: with HTTP 200. */
export function commandFailureResponse({
  errorKey,
  errorCode,
  errorMessage,
  errorParameters,
}: ApiError): Response {
  return HttpResponse.json({
    errorCode,
    errorMessage,
    errorMessageKey: errorKey,
    errorMessageParam: errorParameters,
  });
}

/** Creates an error of the commerce API. */
export function apiError(
  status: number,
  errorKey: string,
  errorCode: string,
  errorMessage: string,
  ...errorParameters: string[]
): ApiError {
  return { status, errorKey, errorCode, errorMessage, errorParameters };
}

/** Creates the error of a request that the rules of the store do not allow. Its code is its key. */
export function rejection(errorKey: string, errorMessage: string, ...errorParameters: string[]): ApiError {
  return apiError(400, errorKey, errorKey, errorMessage, ...errorParameters);
}

/** Creates the error of a shopper who may not do or see this. */
export function forbidden(errorMessage: string, ...errorParameters: string[]): ApiError {
  return apiError(403, '_ERR_USER_AUTHORITY', 'CMN1501E', errorMessage, ...errorParameters);
}

/** Errors that several services have. */
export const apiErrors = {
  invalidField: (field: string, message: string) =>
    apiError(400, '_ERR_BAD_PARMS', '2080', `${field} ${message}`, field),
  userNeeded: () => rejection('USR.CWXFR0130E', 'A user is needed for this request.'),
  sessionExpired: () => apiError(401, 'CWXBB1011E', '1011', 'Your session has expired.'),
  invalidCookie: () => apiError(401, '_ERR_INVALID_COOKIE', 'CMN1039E', 'The session cookie is not valid.'),
  notFound: (resource: string) =>
    apiError(404, '_ERR_NOT_FOUND', 'CMN0404E', `${resource} was not found.`, resource),
  methodNotAllowed: (method: string) =>
    apiError(405, '_ERR_METHOD_NOT_ALLOWED', 'CMN0405E', `${method} is not supported here.`, method),
  tooLarge: (limit: number) =>
    apiError(
      413,
      '_ERR_PAYLOAD_TOO_LARGE',
      'CMN0413E',
      `The request body is larger than ${limit} bytes.`,
      'body',
    ),
  unsupportedMediaType: (contentType: string) =>
    apiError(
      415,
      '_ERR_UNSUPPORTED_MEDIA_TYPE',
      'CMN0415E',
      `The content type ${contentType || '(none)'} is not supported here.`,
      contentType,
    ),
  systemError: () => apiError(500, '_ERR_GENERIC', 'CMN0203E', 'The system has encountered a problem.'),
};
