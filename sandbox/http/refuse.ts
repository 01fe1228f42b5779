import type { PlatformErrors } from '@generated/cart/model/platformErrors';
import { HttpResponse } from 'msw';

/** An error of the commerce API: the status and the error body of a response. */
export interface Refusal {
  status: number;
  errorKey: string;
  errorCode: string;
  errorMessage: string;
  errorParameters?: string[];
}

export class RefusalError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.errorMessage);
    this.refusal = refusal;
  }
}

/** Ends the handler with an error response. */
export function refuse(refusal: Refusal): never {
  throw new RefusalError(refusal);
}

export function refusalBody(refusal: Refusal): PlatformErrors {
  return {
    errors: [
      {
        errorKey: refusal.errorKey,
        errorCode: refusal.errorCode,
        errorMessage: refusal.errorMessage,
        errorParameters: (refusal.errorParameters ?? []).join(','),
      },
    ],
  };
}

export function refusalResponse(refusal: Refusal): Response {
  return HttpResponse.json(refusalBody(refusal), { status: refusal.status });
}

/** The same error as servlet commands return it: with HTTP 200. */
export function commandFailureResponse({
  errorKey,
  errorCode,
  errorMessage,
  errorParameters = [],
}: Refusal): Response {
  return HttpResponse.json({
    errorCode,
    errorMessage,
    errorMessageKey: errorKey,
    errorMessageParam: errorParameters,
  });
}

export const refusals = {
  invalidField: (field: string, message: string): Refusal => ({
    status: 400,
    errorKey: '_ERR_BAD_PARMS',
    errorCode: '2080',
    errorMessage: `${field} ${message}`,
    errorParameters: [field],
  }),
  userNeeded: (): Refusal => ({
    status: 400,
    errorKey: 'USR.CWXFR0130E',
    errorCode: 'USR.CWXFR0130E',
    errorMessage: 'A user is needed for this request.',
  }),
  sessionExpired: (): Refusal => ({
    status: 401,
    errorKey: 'CWXBB1011E',
    errorCode: '1011',
    errorMessage: 'Your session has expired.',
  }),
  invalidCookie: (): Refusal => ({
    status: 401,
    errorKey: '_ERR_INVALID_COOKIE',
    errorCode: 'CMN1039E',
    errorMessage: 'The session cookie is not valid.',
  }),
  notFound: (what: string): Refusal => ({
    status: 404,
    errorKey: '_ERR_NOT_FOUND',
    errorCode: 'CMN0404E',
    errorMessage: `${what} was not found.`,
    errorParameters: [what],
  }),
  methodNotAllowed: (method: string): Refusal => ({
    status: 405,
    errorKey: '_ERR_METHOD_NOT_ALLOWED',
    errorCode: 'CMN0405E',
    errorMessage: `${method} is not supported here.`,
    errorParameters: [method],
  }),
  tooLarge: (limit: number): Refusal => ({
    status: 413,
    errorKey: '_ERR_PAYLOAD_TOO_LARGE',
    errorCode: 'CMN0413E',
    errorMessage: `The request body is larger than ${limit} bytes.`,
    errorParameters: ['body'],
  }),
  unsupportedMediaType: (contentType: string): Refusal => ({
    status: 415,
    errorKey: '_ERR_UNSUPPORTED_MEDIA_TYPE',
    errorCode: 'CMN0415E',
    errorMessage: `The content type ${contentType || '(none)'} is not supported here.`,
    errorParameters: [contentType],
  }),
  systemError: (): Refusal => ({
    status: 500,
    errorKey: '_ERR_GENERIC',
    errorCode: 'CMN0203E',
    errorMessage: 'The system has encountered a problem.',
  }),
};
