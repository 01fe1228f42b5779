import { createControlApp } from '../control/control-app';
import { handleControlRequest } from '../control/handle-control-request';
import { testSandbox } from './test-sandbox';

/** Creates a sandbox with its control API, called by the shopper's browser. */
export function controlClient(options?: Parameters<typeof testSandbox>[0]) {
  const testbed = testSandbox(options);
  const control = createControlApp(testbed.sandbox);
  const shopper = testbed.client();
  const call = async (method: string, path: string, body?: unknown, headers: HeadersInit = {}) => {
    const request = new Request(`http://sandbox.test/sandbox/api${path}`, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    });
    const { response, cookies } = await handleControlRequest(control, request, shopper.cookieHeader);
    shopper.setCookies(cookies);
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  return { ...testbed, shopper, call, status: async () => (await call('GET', '/status')).body };
}
