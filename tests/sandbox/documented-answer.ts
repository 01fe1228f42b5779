import { Observer } from '@sandbox/checking/observation';
import type { RawAnswer, RawRequest } from './raw-http';

const observer = new Observer();

/** The contract violation of a response; undefined when it conforms. */
export async function undocumented(request: RawRequest, answer: RawAnswer): Promise<string | undefined> {
  const { problems } = await observer.observe(
    new Request(new URL(request.path, 'http://sandbox.test'), { method: request.method }),
    new Response(answer.text, { status: answer.status, headers: { 'content-type': answer.contentType } }),
  );
  const [first] = problems;
  return first && `${answer.status} ${first.field} ${first.message}`;
}
