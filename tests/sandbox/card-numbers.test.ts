import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createControlApp } from '@sandbox/control/control-app';
import { createContext } from '@sandbox/create-context';
import { createSandbox } from '@sandbox/create-sandbox';
import { openDatabase } from '@sandbox/db/open-database';
import { sqlitePersistence } from '@sandbox/db/sqlite-persistence';
import { stateSchema } from '@sandbox/state/state';
import { addBox, placeOrder, setAddress, setCard } from '@sandbox/testing/checkout';
import { logOn } from '@sandbox/testing/shoppers';
import { TestClient } from '@sandbox/testing/test-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requestExample } from '../../scripts/contract/model/request-example';

const MYPAYMENTS = '/wcs/resources/store/10851/mypayments';
/** Numbers that are accepted, declined, saved and malformed, and security codes that nothing else contains. */
const NUMBERS = [
  '4111111111111111',
  '4000000000000002',
  '5555555555554444',
  '4111111111111112',
  '411111111111111x',
];
const CODES = ['90817', '7193', '6042'];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'card-numbers-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('no card number or security code is in the database, the export, the log, an email or the output', async () => {
  const output: string[] = [];
  const write = (text: unknown) => output.push(String(text)) > 0;
  const spies = [
    vi.spyOn(process.stderr, 'write').mockImplementation(write),
    vi.spyOn(process.stdout, 'write').mockImplementation(write),
  ];
  const state = openDatabase(stateSchema, sqlitePersistence(join(folder, 'sandbox.sqlite')));
  const sandbox = createSandbox({
    context: createContext({ state }),
    onFinding: (finding) => output.push(JSON.stringify(finding)),
    onFailure: (error) => output.push(String(error)),
  });
  const shopper = new TestClient(sandbox);
  await logOn(shopper, 'noor.haddad');
  await addBox({ sandbox } as Parameters<typeof addBox>[0], shopper);
  await setAddress(shopper);
  const payMethodId = { '5': 'MasterCard' } as Record<string, string>;
  for (const [index, account] of NUMBERS.entries()) {
    const brand = payMethodId[account.charAt(0)] ?? 'VISA';
    await setCard(shopper, {
      account,
      payMethodId: brand,
      cc_cvc: CODES[index % CODES.length],
      expire_year: '2040',
    });
    await setCard(shopper, { account, payMethodId: brand, expire_year: '2040', x_savePayment: 'true' });
    await shopper.putJson(MYPAYMENTS, {
      ...requestExample('addPayment', 'visa'),
      card_accountNumber: account,
      card_cardType: brand === 'VISA' ? '001' : '002',
      card_expirationYear: '2040',
    });
    await placeOrder(shopper);
    await addBox({ sandbox } as Parameters<typeof addBox>[0], shopper);
    await setAddress(shopper);
  }
  // Also in places where it does not belong.
  await shopper.get(`${MYPAYMENTS}/list/?number=${NUMBERS[0]}`);
  await shopper.get(`/wcs/resources/store/10851/order/${NUMBERS[0]}`);

  const control = createControlApp(sandbox);
  const read = async (path: string) => {
    const request = new Request(`http://sandbox.test/sandbox/api/${path}`);
    return (await control.fetch(request, { cookieHeader: shopper.cookieHeader, setCookie: () => {} })).text();
  };
  const views = await Promise.all(['data', 'requests', 'emails', 'status'].map(read));
  state.close();
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
  for (const spy of spies) spy.mockRestore();

  const texts = [...files, ...views, JSON.stringify(state.export()), ...output];
  expect(views.join()).toContain('xxxxxxxxxxxx1111');
  const found = (secret: string) => texts.filter((text) => text.includes(secret));
  for (const number of NUMBERS) {
    expect(found(number)).toEqual([]);
    expect(found(number.replace(/(.{4})(?=.)/g, '$1 '))).toEqual([]);
  }
  // Four digits also occur in times, so the value as JSON.
  for (const code of CODES) expect(found(`"${code}"`)).toEqual([]);
});
