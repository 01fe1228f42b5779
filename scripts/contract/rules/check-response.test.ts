import { expect, it } from 'vitest';
import { readResponse } from '../../contract-checker/http/read-response';
import { checkResponse } from '../../contract-checker/rules/check-response';
import { storeContract } from '../store-contract';

const operation = storeContract.byId.get('getEspot');
const VALID = '{"MarketingSpotData":[{"eSpotName":"X","marketingSpotIdentifier":"1"}]}';
const withField = (json: string) => VALID.replace('{', `{${json},`);

async function problemsOf(body: BodyInit, headers: Record<string, string> = {}, status = 200) {
  if (!operation) throw new Error('no operation');
  const response = new Response(body, {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  });
  const received = { ...(await readResponse(response)), status, headers: response.headers };
  return checkResponse({ operation, response: received }).map(({ rule, subject }) => `${rule} ${subject}`);
}

it('a response that fits has no problem', async () => {
  expect(await problemsOf(VALID)).toEqual([]);
  const spanish = withField('"a":"Montréal, año — “ñandú” 你好 🙂 ₡ 12"');
  expect(await problemsOf(spanish, { 'content-type': 'application/json; charset=UTF-8' })).toEqual([]);
});

it.each([
  ['bytes that are no UTF-8', Buffer.from(withField('"a":"Montréal"'), 'latin1'), {}, 'bytes UTF-8'],
  ['a byte-order mark', `\uFEFF${VALID}`, {}, 'bytes byte-order mark'],
  ['letters that were lost', withField('"a":"Montr\uFFFDal"'), {}, 'bytes letters'],
  ['letters that were encoded twice', withField('"a":"MontrÃ©al"'), {}, 'bytes letters'],
  ['a name twice', withField('"a":1,"a":2'), {}, 'bytes JSON names'],
  ['an integer that clients round', withField('"a":9007199254740993'), {}, 'bytes JSON numbers'],
  ['another charset', VALID, { 'content-type': 'application/json; charset=ISO-8859-1' }, 'bytes charset'],
  ['corrupt compression', VALID, { 'content-encoding': 'gzip' }, 'bytes Content-Encoding'],
  ['an unknown compression', VALID, { 'content-encoding': 'own' }, 'bytes Content-Encoding'],
  ['another length', VALID, { 'content-length': '7' }, 'bytes Content-Length'],
  ['a Java stack trace', withField('"a":"x\\n\\tat com.a.B.run(B.java:12)"'), {}, 'leak stack trace'],
  ['a Python stack trace', withField('"a":"Traceback (most recent call last):"'), {}, 'leak stack trace'],
  ['an error of the database', withField('"a":"SQLSTATE 42S02"'), {}, 'leak error of its database'],
  ['a full card number', withField('"a":"4111111111111111"'), {}, 'leak full card number'],
  ['a card number in groups', withField('"a":"4111 1111 1111 1111"'), {}, 'leak full card number'],
  ['a password hash', withField(`"a":"$2b$10$${'a'.repeat(53)}"`), {}, 'leak password hash'],
  [
    'credentials for pages of any origin',
    VALID,
    { 'access-control-allow-origin': '*', 'access-control-allow-credentials': 'true' },
    'header Access-Control-Allow-Origin',
  ],
])('%s', async (_, body, headers, problem) => {
  expect(await problemsOf(body, headers)).toContain(problem);
});

it('numbers that are no card', async () => {
  const others = '"a":"4111111111111112","b":"8056597625634","c":"411111******1111","d":41.111111111111111';
  expect(await problemsOf(withField(others))).toEqual([]);
});
