import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ApiError } from './api-error';
import { callApi, type Transport } from './call-api';
import { onMutation } from './mutation-listener';
import { onMissingUser } from './user-recovery';

const CART = '/wcs/resources/store/10851/cart/@self';
const COMMAND = '/webapp/wcs/stores/servlet/LCOrderItemAddGlassesCmd';

const json =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });
const html =
  (text: string, status = 200) =>
  async () =>
    new Response(text, { status, headers: { 'Content-Type': 'text/html' } });

const userNeeded = {
  errors: [{ errorKey: 'USR.CWXFR0130E', errorCode: 'USR.CWXFR0130E', errorMessage: 'A user is needed.' }],
};

async function errorOf(url: string, transport: Transport, options: object = {}): Promise<ApiError> {
  try {
    await callApi(url, { transport, ...options });
  } catch (error) {
    return error as ApiError;
  }
  throw new Error('The call did not fail.');
}

/** Returns the error of a call for which 15 seconds pass. */
async function errorAfterLimit(transport: Transport): Promise<ApiError> {
  vi.useFakeTimers();
  const error = errorOf(CART, transport);
  await vi.advanceTimersByTimeAsync(15_000);
  return error;
}

afterEach(() => {
  vi.useRealTimers();
  onMissingUser(undefined);
  onMutation(undefined);
});

describe('callApi: blocked cookies', () => {
  it('has no message of the API when a user was created and is still missing', async () => {
    onMissingUser(async () => {});
    const error = await errorOf(CART, json(userNeeded, 400));
    expect([error.key, error.serverMessage]).toEqual(['USR.CWXFR0130E', '']);
  });
});

describe('callApi: a shopper who opens the next page meanwhile', () => {
  const isSentToItsEnd = async (options: object) => {
    let request: Request | undefined;
    const transport: Transport = async (sent) => {
      request = sent;
      return Response.json({});
    };
    await callApi(CART, { transport, ...options });
    return request?.keepalive;
  };

  it('has a small change made', async () => {
    expect(await isSentToItsEnd({ method: 'PUT', body: '{"quantity":2}' })).toBe(true);
    expect(await isSentToItsEnd({ method: 'DELETE' })).toBe(true);
  });

  it('ends queries, and uploads, which a browser would refuse otherwise', async () => {
    expect(await isSentToItsEnd({})).toBe(false);
    expect(await isSentToItsEnd({ method: 'POST', body: 'x'.repeat(20_000) })).toBe(false);
    expect(await isSentToItsEnd({ method: 'POST', body: new FormData() })).toBe(false);
  });
});

describe('callApi: responses', () => {
  it('returns the JSON of a response', async () => {
    await expect(callApi(CART, { transport: json({ orderId: '1' }) })).resolves.toEqual({
      orderId: '1',
    });
  });

  it('parses JSON in a block comment, as some servlet commands respond', async () => {
    const transport = html('/*\n{ "orderId": ["90210001"] }\n*/');
    await expect(callApi(COMMAND, { transport })).resolves.toEqual({ orderId: ['90210001'] });
  });

  it("adds a page's query; the parameters of the contract take precedence", async () => {
    const urls: string[] = [];
    const transport: Transport = async ({ url }) => {
      urls.push(url);
      return Response.json({});
    };
    const extraQuery = new URLSearchParams('cid=a b&langId=-25&facet=x&facet=y');
    await callApi(`${CART}?langId=-1`, { transport, extraQuery });
    expect(urls).toEqual([`http://localhost${CART}?langId=-1&cid=a+b&facet=x&facet=y`]);
  });

  it('treats a redirect of a command as success', async () => {
    const transport = async () => new Response(null, { status: 302, headers: { Location: '/' } });
    await expect(callApi(COMMAND, { transport })).resolves.toBeUndefined();
  });

  it('returns a file as a Blob', async () => {
    const transport = async () => new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } });
    expect(await callApi('/file', { transport })).toBeInstanceOf(Blob);
  });
});

describe('callApi: errors', () => {
  it('rejected: key, code, parameters and message of the API', async () => {
    const body = {
      errors: [
        { errorKey: '_ERR_BAD_PARMS', errorCode: '2080', errorMessage: 'Bad.', errorParameters: 'a, b' },
      ],
    };
    expect(await errorOf(CART, json(body, 400))).toMatchObject({
      kind: 'rejected',
      status: 400,
      key: '_ERR_BAD_PARMS',
      code: '2080',
      parameters: ['a', 'b'],
      serverMessage: 'Bad.',
    });
  });

  it('command-failed: HTTP 200 with an error code, plain and in a comment', async () => {
    const body = {
      errorCode: '2500',
      errorMessage: 'Out of stock.',
      errorMessageKey: '_API_CANT_RESOLVE_FFMCENTER',
    };
    const expected = {
      kind: 'command-failed',
      key: '_API_CANT_RESOLVE_FFMCENTER',
      code: '2500',
      status: 200,
    };
    expect(await errorOf(COMMAND, json(body))).toMatchObject(expected);
    expect(await errorOf(COMMAND, html(`/* ${JSON.stringify(body)} */`))).toMatchObject(expected);
  });

  it('invalid-response: an HTML page, and an error status without an error body', async () => {
    expect(await errorOf(CART, html('<!doctype html>'))).toMatchObject({
      kind: 'invalid-response',
      status: 200,
    });
    expect(await errorOf(CART, json({ message: 'no' }, 502))).toMatchObject({
      kind: 'invalid-response',
      status: 502,
    });
  });

  it('timeout: no response in time', async () => {
    const never: Transport = (request) =>
      new Promise((_, reject) =>
        request.signal.addEventListener('abort', () => reject(request.signal.reason)),
      );
    expect(await errorAfterLimit(never)).toMatchObject({ kind: 'timeout', status: 0 });
  });

  it('aborted: by the caller', async () => {
    const controller = new AbortController();
    const never: Transport = (request) =>
      new Promise((_, reject) =>
        request.signal.addEventListener('abort', () => reject(request.signal.reason)),
      );
    const pendingError = errorOf(CART, never, { signal: controller.signal });
    controller.abort();
    expect(await pendingError).toMatchObject({ kind: 'aborted' });
  });

  it('aborted: by the caller before the call', async () => {
    const fails: Transport = async ({ signal }) => {
      signal.throwIfAborted();
      return Response.json({});
    };
    expect(await errorOf(CART, fails, { signal: AbortSignal.abort() })).toMatchObject({ kind: 'aborted' });
  });

  it('timeout: no response in time to a call that its caller may abort', async () => {
    const never: Transport = (request) =>
      new Promise((_, reject) =>
        request.signal.addEventListener('abort', () => reject(request.signal.reason)),
      );
    vi.useFakeTimers();
    const error = errorOf(CART, never, { signal: new AbortController().signal });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await error).toMatchObject({ kind: 'timeout' });
  });

  it('network-error: the connection fails', async () => {
    const broken: Transport = async () => {
      throw new TypeError('Failed to fetch');
    };
    expect(await errorOf(CART, broken)).toMatchObject({ kind: 'network-error', status: 0 });
  });

  it('network-error and timeout: the response breaks off, or stalls', async () => {
    const partly =
      (finish: (controller: ReadableStreamDefaultController, signal: AbortSignal) => void): Transport =>
      async ({ signal }) =>
        new Response(
          new ReadableStream({
            start(controller) {
              controller.enqueue(new TextEncoder().encode('{"orderId":'));
              finish(controller, signal);
            },
          }),
        );
    const breaksOff = partly((controller) => controller.error(new TypeError('terminated')));
    expect(await errorOf(CART, breaksOff)).toMatchObject({ kind: 'network-error', status: 0 });
    const stalls = partly((controller, signal) =>
      signal.addEventListener('abort', () => controller.error(signal.reason)),
    );
    expect(await errorAfterLimit(stalls)).toMatchObject({ kind: 'timeout', status: 0 });
  });
});

describe('callApi: missing user', () => {
  it('creates one guest and retries the call once', async () => {
    const createGuest = vi.fn(async () => {});
    onMissingUser(createGuest);
    const responses = [json(userNeeded, 400), json({ orderId: '1' })];
    const transport = vi.fn<Transport>(async () => (await responses.shift()?.()) ?? Response.error());
    await expect(callApi(CART, { transport })).resolves.toEqual({ orderId: '1' });
    expect(createGuest).toHaveBeenCalledExactlyOnceWith('10851', 'USR.CWXFR0130E');
    expect(transport).toHaveBeenCalledTimes(2);
  });

  it('does the same for a servlet command, with the store id from its form', async () => {
    const createGuest = vi.fn(async () => {});
    onMissingUser(createGuest);
    const commandError = { errorCode: '2510', errorMessage: 'Expired.', errorMessageKey: 'CWXBB1011E' };
    const responses = [json(commandError), json({ orderId: ['1'] })];
    const transport = vi.fn<Transport>(async () => (await responses.shift()?.()) ?? Response.error());
    const body = new URLSearchParams({ storeId: '10852' });
    await expect(callApi(COMMAND, { method: 'POST', body, transport })).resolves.toEqual({
      orderId: ['1'],
    });
    expect(createGuest).toHaveBeenCalledExactlyOnceWith('10852', 'CWXBB1011E');
  });

  it('retries only once', async () => {
    onMissingUser(async () => {});
    const transport = vi.fn<Transport>(json(userNeeded, 400));
    await expect(callApi(CART, { transport })).rejects.toMatchObject({ key: 'USR.CWXFR0130E' });
    expect(transport).toHaveBeenCalledTimes(2);
  });

  it('creates one guest for several calls rejected at the same time', async () => {
    const createGuest = vi.fn(async () => {});
    onMissingUser(createGuest);
    let rejections = 2;
    const transport: Transport = async () => {
      rejections -= 1;
      return rejections >= 0 ? Response.json(userNeeded, { status: 400 }) : Response.json({ done: true });
    };
    await Promise.all([callApi(CART, { transport }), callApi(CART, { transport })]);
    expect(createGuest).toHaveBeenCalledTimes(1);
  });

  it('retries the call without creating a guest when the shopper signs in meanwhile', async () => {
    const createGuest = vi.fn(async () => {});
    onMissingUser(createGuest);
    const signedIn = Promise.withResolvers<void>();
    const rejected = Promise.withResolvers<void>();
    let urls = 0;
    const cart = callApi(CART, {
      transport: async () => {
        urls += 1;
        if (urls > 1) return Response.json({ orderId: '7' });
        await rejected.promise;
        return Response.json(userNeeded, { status: 401 });
      },
    });
    const signIn = callApi('/webapp/wcs/stores/servlet/LogonAjax', {
      method: 'POST',
      transport: async () => {
        await signedIn.promise;
        return Response.json({});
      },
    });
    rejected.resolve();
    signedIn.resolve();
    await signIn;
    await expect(cart).resolves.toEqual({ orderId: '7' });
    expect(createGuest).not.toHaveBeenCalled();
  });

  it('throws the original error when no guest could be created', async () => {
    onMissingUser(() => Promise.reject(new Error('no')));
    await expect(callApi(CART, { transport: json(userNeeded, 400) })).rejects.toMatchObject({
      kind: 'rejected',
    });
  });
});

describe('callApi: mutations', () => {
  it('emits successful mutations, but no failed ones and no GET', async () => {
    const emitted: string[] = [];
    onMutation((method, path) => emitted.push(`${method} ${path}`));
    await callApi(CART, { transport: json({}) });
    await errorOf(COMMAND, json({ errorCode: '1', errorMessage: '' }), { method: 'POST' });
    await callApi(COMMAND, { method: 'POST', transport: json({ orderId: ['1'] }) });
    expect(emitted).toEqual([`POST ${COMMAND}`]);
  });
});
