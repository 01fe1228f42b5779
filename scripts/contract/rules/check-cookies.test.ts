import { expect, it } from 'vitest';
import { readResponse } from '../../contract-checker/http/read-response';
import { checkResponse, checkSuccess } from '../../contract-checker/rules/check-response';
import { storeContract } from '../store-contract';

const COOKIE = 'WC_USERACTIVITY_7=7; Path=/; SameSite=Lax; HttpOnly; Secure';
const URL = 'https://host.test/wcs/resources/store/10851/guestidentity?updateCookies=true';

async function problemsOf(cookies: string[], url = URL): Promise<string[]> {
  const operation = storeContract.byId.get('createGuestIdentity');
  if (!operation) throw new Error('no operation');
  const headers = new Headers({ 'content-type': 'application/json' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  const response = new Response('{"userId":"7"}', { status: 201, headers });
  const exchange = {
    operation,
    params: {},
    request: { method: 'POST', url, headers: {} },
    response: { ...(await readResponse(response)), status: 201, headers },
  };
  const violations = [...checkResponse(exchange), ...checkSuccess(exchange)];
  return violations.flatMap(({ rule, subject }) => (rule === 'header' ? [subject] : []));
}

it('cookies as the contract has them fit, beside others', async () => {
  expect(await problemsOf([COOKIE, 'WC_SESSION_ESTABLISHED=true'])).toEqual([]);
});

it.each(['Path=/', 'SameSite=Lax', 'HttpOnly', 'Secure'])(
  'a session cookie without %s',
  async (attribute) => {
    const problem = `Set-Cookie ${attribute}`;
    expect(await problemsOf([COOKIE.replace(`; ${attribute}`, '')])).toEqual([problem]);
  },
);

it('over HTTP no cookie can be Secure', async () => {
  expect(await problemsOf([COOKIE.replace('; Secure', '')], URL.replace('https', 'http'))).toEqual([]);
});

it('a session without its cookies, unless the call takes the tokens alone', async () => {
  expect(await problemsOf([])).toEqual(['Set-Cookie']);
  expect(await problemsOf(['other=1'])).toEqual(['Set-Cookie']);
  expect(await problemsOf([], URL.replace('true', 'false'))).toEqual([]);
});
