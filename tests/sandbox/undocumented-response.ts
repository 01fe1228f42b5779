import { ResponseChecker } from '../../scripts/contract/response-checker';
import type { RawRequest, RawResponse } from './raw-http';

const responseChecker = new ResponseChecker();

/** The contract violation of a response; undefined when it conforms. */
export async function findUndocumented(
  request: RawRequest,
  response: RawResponse,
): Promise<string | undefined> {
  const { problems } = await responseChecker.check(
    new Request(new URL(request.path, 'http://sandbox.test'), { method: request.method }),
    new Response(response.text, {
      status: response.status,
      headers: { 'content-type': response.contentType },
    }),
  );
  const [first] = problems;
  return first && `${response.status} ${first.field} ${first.message}`;
}
