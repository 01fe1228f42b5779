import { storeContract } from '../../scripts/contract/store-contract';
import { readResponse } from '../../scripts/contract-checker/http/read-response';
import { checkResponse } from '../../scripts/contract-checker/rules/check-response';
import type { RawRequest, RawResponse } from './raw-http';

/** Returns the contract violation of a response; undefined when it conforms. */
export async function findUndocumented(
  { method, path }: RawRequest,
  { status, text, contentType }: RawResponse,
): Promise<string | undefined> {
  const request = { method, url: new URL(path, 'http://sandbox.test').href, headers: {} };
  const headers = new Headers({ 'content-type': contentType });
  const response = { ...(await readResponse(new Response(text, { status, headers }))), status, headers };
  // Raw requests read only some of the headers.
  const [first] = checkResponse({ ...storeContract.operationOf(request), response }).filter(
    ({ rule }) => rule !== 'header',
  );
  return first && `${status} ${first.subject} ${first.expected}`;
}
