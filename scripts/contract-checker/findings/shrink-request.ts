import type { SentRequest } from '../http/exchange.ts';
import { withQueryValue } from '../negatives/url-parts.ts';

/** Calls that one finding may take. */
const MAX_CALLS = 24;

/**
 * The request without everything that the finding does not need: query parameters, headers, top-level fields of the body.
 *
 * @param stillShows sends a smaller request and says whether the finding is still there.
 */
export async function shrinkRequest(
  request: SentRequest,
  stillShows: (smaller: SentRequest) => Promise<boolean>,
): Promise<SentRequest> {
  let smallest = request;
  let calls = 0;
  for (const remove of removals(request)) {
    if (calls >= MAX_CALLS) break;
    const smaller = remove(smallest);
    if (!smaller) continue;
    calls += 1;
    if (await stillShows(smaller)) smallest = smaller;
  }
  return smallest;
}

type Removal = (request: SentRequest) => SentRequest | undefined;

function removals({ url, headers, body }: SentRequest): Removal[] {
  return [
    ...[...new Set(new URL(url).searchParams.keys())].map(
      (name): Removal =>
        (request) => ({ ...request, url: withQueryValue(request.url, name, undefined) }),
    ),
    ...Object.keys(headers)
      .filter((name) => name !== 'content-type')
      .map(
        (name): Removal =>
          (request) => {
            const { [name]: _, ...others } = request.headers;
            return { ...request, headers: others };
          },
      ),
    ...fieldNames(body).map(
      (name): Removal =>
        (request) =>
          withoutField(request, name),
    ),
  ];
}

function fieldNames(body: string | undefined): string[] {
  const parsed = parseObject(body);
  return parsed ? Object.keys(parsed) : [];
}

function withoutField(request: SentRequest, name: string): SentRequest | undefined {
  const parsed = parseObject(request.body);
  if (!parsed) return undefined;
  const { [name]: _, ...others } = parsed;
  return { ...request, body: JSON.stringify(others) };
}

function parseObject(body: string | undefined): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(body ?? '');
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
      ? (parsed as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
