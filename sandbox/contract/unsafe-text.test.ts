import { expect, it } from 'vitest';
import { errorOf } from '../testing/checkout';
import { logOn } from '../testing/shoppers';
import { testSandbox } from '../testing/test-sandbox';
import { checkTexts } from './unsafe-text';

it.each(['a\0b', 'a\u001B[2Jb', 'a\u007Fb', 'a\u0085b', 'Ana\u202Egnilad', '\u2066Ana\u2069', 'Ana\uD83D'])(
  'the text %j is rejected, wherever it stands',
  (text) => {
    for (const value of [text, { a: [{ b: text }] }, { [text]: 'a' }])
      expect(checkTexts(value, 'body')).toHaveLength(1);
  },
);

it.each(['Núñez O’Brien', '李 👩🏽‍🚀', 'משקפיים', 'علی\u200Cرضا', 'first\r\nsecond\tline', 'a\u00A0b'])(
  'the text %j is fine',
  (text) => {
    expect(checkTexts({ a: [text], [text]: 1 }, 'body')).toEqual([]);
  },
);

it('no operation takes such a text: in its body, its query or its path', async () => {
  const shopper = testSandbox().client();
  await logOn(shopper, 'ada.marsh');
  const person = '/wcs/resources/store/10851/person/@self';
  const all = await Promise.all([
    shopper.putJson(`${person}/registration`, { firstName: 'Ada\u202E', lastName: 'Marsh' }),
    shopper.get('/geocode?address=Mason%00&key=a'),
    shopper.get('/wcs/resources/store/10851/provideprescription/searchdoctor/Linden%1B'),
  ]);
  expect(all.map((response) => errorOf(response).slice(0, 2))).toEqual(
    Array(3).fill([400, '_ERR_BAD_PARMS']),
  );
});
