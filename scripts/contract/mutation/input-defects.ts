import type { Operation } from '../../contract-checker/plugin';
import { type ReadCopy, rebuild, systemError } from './change-response';
import type { DefectKind } from './planted-defect';
import { hasStatus, isBadInput, onRejection, takesBody, takesInput, toSuccess } from './rejection-defects';

/** Rules of a schema that a host may not have, by the text with which the sandbox rejects. */
const RULES: Record<string, RegExp> = {
  'a missing field': /must have required property/,
  'a value of another type': /must be (string|integer|number|boolean|object|array)/,
  'a value outside the enum': /allowed values/,
  'a value outside the pattern': /must match pattern/,
  'a number out of range': /must be [<>]=/,
  'a text of another length': /must NOT have (more|fewer)/,
  'a text of another format': /must match format/,
};

/** A host may ignore all but one of repeated parameters. */
const isMeant = (copy: ReadCopy, request: Request, text: RegExp) =>
  isBadInput(copy) && text.test(copy.text) && !repeatsParameter(new URL(request.url));

/** Whether a parameter is there twice that takes one value. */
function repeatsParameter({ searchParams }: URL): boolean {
  const names = [...searchParams.keys()].filter(
    (name) => !['partNumber', 'calculationUsageId'].includes(name),
  );
  return new Set(names).size < names.length;
}

const byRule = Object.entries(RULES).flatMap(([what, text]): DefectKind[] => [
  {
    name: `accepts ${what}`,
    appliesTo: takesInput,
    plant: onRejection((copy, request) => isMeant(copy, request, text), toSuccess),
  },
  {
    name: `breaks at ${what}`,
    appliesTo: takesInput,
    plant: onRejection((copy, request) => isMeant(copy, request, text), systemError),
  },
]);

/** Another response where the request is of that kind. */
function onRequest(
  isMeant: (request: Request, url: URL) => boolean,
  respond: (request: Request) => Response = systemError,
): DefectKind['plant'] {
  return () =>
    async ({ isTarget, request }) =>
      isTarget && isMeant(request, new URL(request.url)) ? respond(request) : undefined;
}

const isSafe = (operation: Operation) => operation.isSafe;
const isGet = ({ method }: Operation) => method === 'get';
const hasQuery = (operation: Operation) => operation.parameters.some((parameter) => parameter.in === 'query');
const hasParameter = (name: string) => (operation: Operation) =>
  isSafe(operation) && operation.parameters.some((parameter) => parameter.name === name);
const inUrl = (text: RegExp) => (_: Request, url: URL) =>
  text.test(decodeURIComponent(url.href.replaceAll('+', ' ')));
const otherLanguage = (_: Request, url: URL) => !['-1', null].includes(url.searchParams.get('langId'));
const isMethod = (name: string) => (request: Request) => request.method === name;

const whenStatus = (from: number, to: number): DefectKind['plant'] =>
  onRejection(hasStatus(from), (copy) => rebuild(copy, { status: to }));
const documents =
  (...statuses: number[]) =>
  (operation: Operation) =>
    statuses.every((status) => operation.statuses.includes(status));
const withAllow = (allow: string | undefined): DefectKind['plant'] =>
  onRejection(hasStatus(405), (copy) => rebuild(copy, { headers: { allow } }));
const withErrorBody = (text: string, contentType: string): DefectKind['plant'] =>
  onRejection(isBadInput, (copy) => rebuild(copy, { text, headers: { 'content-type': contentType } }));

/** Defects in what a host makes of unusual requests. */
export const inputDefects: DefectKind[] = [
  ...byRule,
  { name: '404 as 400', appliesTo: documents(404, 400), plant: whenStatus(404, 400) },
  { name: '400 as 404', appliesTo: documents(404, 400), plant: whenStatus(400, 404) },
  { name: '400 as 401', appliesTo: documents(401, 400), plant: whenStatus(400, 401) },
  { name: '413 as 400', appliesTo: documents(413, 400), plant: whenStatus(413, 400) },
  { name: '415 as 400', appliesTo: documents(415, 400), plant: whenStatus(415, 400) },
  {
    name: 'errors with 200',
    report: 'Pirate-Weather/pirateweather#317',
    appliesTo: takesInput,
    plant: onRejection(isBadInput, () => Response.json({ status: 400, message: 'Invalid.' })),
  },
  {
    name: 'error as a page',
    report: 'nusmodifications/nusmods#1859',
    appliesTo: takesInput,
    plant: withErrorBody('<!doctype html><title>Error</title>', 'text/html'),
  },
  { name: 'error as text', appliesTo: takesInput, plant: withErrorBody('Bad request', 'text/plain') },
  { name: 'error without a body', appliesTo: takesInput, plant: withErrorBody('', 'application/json') },
  {
    name: 'error with a stack trace',
    report: 'nextgenhealthcare/connect#4345',
    appliesTo: takesInput,
    plant: onRejection(isBadInput, (copy) =>
      rebuild(copy, { text: copy.text.replace('{', '{"x_trace":"at com.a.B.run(B.java:12)",') }),
    ),
  },
  {
    name: 'broken JSON: accepted',
    appliesTo: takesBody,
    plant: onRejection((copy) => copy.text.includes('not valid JSON'), toSuccess),
  },
  {
    name: 'another content type: server error',
    appliesTo: takesBody,
    plant: onRejection(hasStatus(415), systemError),
  },
  { name: '405 as 404', appliesTo: documents(404), plant: whenStatus(405, 404) },
  {
    name: '405 without Allow',
    report: 'hanami/hanami-router#227',
    appliesTo: () => true,
    plant: withAllow(undefined),
  },
  {
    name: '405 with too many methods',
    appliesTo: () => true,
    plant: withAllow('GET, POST, PUT, PATCH, DELETE'),
  },
  { name: '405 with HEAD alone', appliesTo: () => true, plant: withAllow('HEAD') },
  {
    name: 'HEAD: server error',
    report: 'fontello/fontello#105',
    appliesTo: isGet,
    plant: onRequest(isMethod('HEAD')),
  },
  {
    name: 'HEAD: another status',
    report: 'ember-nexus/api#394',
    appliesTo: isGet,
    plant: onRequest(isMethod('HEAD'), () => new Response(null, { status: 204 })),
  },
  {
    name: 'HEAD: not found',
    report: 'zazuko/kopflos#59',
    appliesTo: isGet,
    plant: onRequest(isMethod('HEAD'), () => new Response(null, { status: 404 })),
  },
  {
    name: 'emoji: server error',
    report: 'autolab/Autolab#1061',
    appliesTo: isSafe,
    plant: onRequest(inUrl(/\u{1F453}/u)),
  },
  { name: 'combining accents: server error', appliesTo: isSafe, plant: onRequest(inUrl(/e\u0301/)) },
  { name: 'accents: server error', appliesTo: isSafe, plant: onRequest(inUrl(/caf\u00e9/)) },
  { name: 'quotes: server error', appliesTo: isSafe, plant: onRequest(inUrl(/O'Brien/)) },
  { name: 'right-to-left: server error', appliesTo: isSafe, plant: onRequest(inUrl(/\u05DE/)) },
  { name: 'percent: server error', appliesTo: isSafe, plant: onRequest(inUrl(/100%/)) },
  {
    name: 'null character: server error',
    report: 'ietf-tools/www#48',
    appliesTo: isSafe,
    plant: onRequest(inUrl(/\0/)),
  },
  {
    name: 'comment of SQL: error of the database',
    appliesTo: isSafe,
    plant: onRequest(inUrl(/OR 1=1/), () => Response.json({ message: 'SQLSTATE 42000' }, { status: 500 })),
  },
  {
    name: 'unknown query parameter: server error',
    appliesTo: isSafe,
    plant: onRequest((_, url) => url.searchParams.has('contractCheck')),
  },
  {
    name: 'repeated query parameter: server error',
    appliesTo: (operation) => isSafe(operation) && hasQuery(operation),
    plant: onRequest((_, url) => repeatsParameter(url)),
  },
  {
    name: 'other languages: server error',
    appliesTo: hasParameter('langId'),
    plant: onRequest(otherLanguage),
  },
  {
    name: 'other languages: rejected',
    appliesTo: (operation) => hasParameter('langId')(operation) && documents(400)(operation),
    plant: onRequest(otherLanguage, () =>
      Response.json(
        { errors: [{ errorKey: '_ERR_BAD_PARMS', errorCode: '2080', errorMessage: 'Unknown language.' }] },
        { status: 400 },
      ),
    ),
  },
  {
    name: 'sort order: rejected',
    report: 'Shopify/js-buy-sdk#434',
    appliesTo: hasParameter('orderBy'),
    plant: onRequest(
      (_, url) => url.searchParams.get('orderBy') === '4',
      () =>
        Response.json(
          { errors: [{ errorKey: '_ERR_BAD_PARMS', errorCode: '2080', errorMessage: 'Unknown order.' }] },
          { status: 400 },
        ),
    ),
  },
  {
    name: 'unknown store: server error',
    appliesTo: (operation) => operation.path.includes('{storeId}'),
    plant: onRequest((_, url) => url.pathname.includes('/99999/')),
  },
];
