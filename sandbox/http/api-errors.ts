import type { ErrorResponse } from '@generated/cart/model/errorResponse';
import { HttpResponse } from 'msw';

/** An error of the commerce API: the status and the error body of a response. */
export interface ApiError {
  status: number;
  errorKey: string;
  errorCode: string;
  errorMessage: string;
  errorParameters?: string[];
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
        errorParameters: (apiError.errorParameters ?? []).join(','),
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
  errorParameters = [],
}: ApiError): Response {
  return HttpResponse.json({
    errorCode,
    errorMessage,
    errorMessageKey: errorKey,
    errorMessageParam: errorParameters,
  });
}

export const apiErrors = {
  invalidField: (field: string, message: string): ApiError => ({
    status: 400,
    errorKey: '_ERR_BAD_PARMS',
    errorCode: '2080',
    errorMessage: `${field} ${message}`,
    errorParameters: [field],
  }),
  userNeeded: (): ApiError => ({
    status: 400,
    errorKey: 'USR.CWXFR0130E',
    errorCode: 'USR.CWXFR0130E',
    errorMessage: 'A user is needed for this request.',
  }),
  sessionExpired: (): ApiError => ({
    status: 401,
    errorKey: 'CWXBB1011E',
    errorCode: '1011',
    errorMessage: 'Your session has expired.',
  }),
  invalidCookie: (): ApiError => ({
    status: 401,
    errorKey: '_ERR_INVALID_COOKIE',
    errorCode: 'CMN1039E',
    errorMessage: 'The session cookie is not valid.',
  }),
  notFound: (resource: string): ApiError => ({
    status: 404,
    errorKey: '_ERR_NOT_FOUND',
    errorCode: 'CMN0404E',
    errorMessage: `${resource} was not found.`,
    errorParameters: [resource],
  }),
  methodNotAllowed: (method: string): ApiError => ({
    status: 405,
    errorKey: '_ERR_METHOD_NOT_ALLOWED',
    errorCode: 'CMN0405E',
    errorMessage: `${method} is not supported here.`,
    errorParameters: [method],
  }),
  tooLarge: (limit: number): ApiError => ({
    status: 413,
    errorKey: '_ERR_PAYLOAD_TOO_LARGE',
    errorCode: 'CMN0413E',
    errorMessage: `The request body is larger than ${limit} bytes.`,
    errorParameters: ['body'],
  }),
  unsupportedMediaType: (contentType: string): ApiError => ({
    status: 415,
    errorKey: '_ERR_UNSUPPORTED_MEDIA_TYPE',
    errorCode: 'CMN0415E',
    errorMessage: `The content type ${contentType || '(none)'} is not supported here.`,
    errorParameters: [contentType],
  }),
  systemError: (): ApiError => ({
    status: 500,
    errorKey: '_ERR_GENERIC',
    errorCode: 'CMN0203E',
    errorMessage: 'The system has encountered a problem.',
  }),
};
