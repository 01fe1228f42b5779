import { describe, expect, test } from 'vitest';
import { addGlassesTo, prescriptionSku, someLens } from '../../testing/carts';
import { becomeGuest, logOn } from '../../testing/shoppers';
import type { TestClient } from '../../testing/test-client';
import { testSandbox } from '../../testing/test-sandbox';

const RX = '/wcs/resources/store/10851/rxc/prescription';
const PDF = '%PDF-1.7\n';
const JPEG = '\u00ff\u00d8\u00ff\u00e0 picture';

const { sandbox, client } = testSandbox();

async function guest(): Promise<TestClient> {
  const shopper = client();
  await becomeGuest(shopper);
  return shopper;
}

const upload = (shopper: TestClient, fileName: string, content: string, fields: object = {}) =>
  shopper.postJson(`${RX}/upload`, {
    storeId: '10851',
    langId: '-1',
    catalogId: '10101',
    userId: '1',
    isItemFile: false,
    fileName,
    fileData: btoa(content),
    ...fields,
  });
const download = (shopper: TestClient, name: string) => shopper.get(`${RX}/download/${name}`);

test('saves a file for its owner', async () => {
  const shopper = await guest();
  const { body } = await upload(shopper, 'my paper.PDF', PDF);
  expect(body).toEqual({
    status: 'Success',
    savedFileName: expect.stringMatching(/^\d+_\d+\.pdf$/),
    file_checksum: expect.stringMatching(/^[0-9a-f]{64}$/),
    messages: [],
  });
  const file = await download(shopper, body.savedFileName);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(file.headers.get('cache-control')).toBe('no-store');
  expect(file.text).toBe(PDF);
});

test('another shopper gets 404, as for an unknown file', async () => {
  const { body } = await upload(await guest(), 'a.pdf', PDF);
  const stranger = await guest();
  for (const name of [body.savedFileName, 'unknown.pdf']) {
    expect((await download(stranger, name)).status).toBe(404);
  }
  expect((await download(client(), body.savedFileName)).status).toBe(404);
});

test('moves to the account at sign-in', async () => {
  const shopper = await guest();
  const { body } = await upload(shopper, 'a.jpeg', JPEG);
  await logOn(shopper, 'ada.marsh');
  expect((await download(shopper, body.savedFileName)).headers.get('content-type')).toBe('image/jpeg');
});

describe('rejects', () => {
  test.each([
    ['another extension', 'paper.pages', PDF],
    ['the short name of an extension', 'paper.jpg', JPEG],
    ['no extension', 'paper', PDF],
    ['a name that does not match the content', 'paper.png', PDF],
    ['a program with the name of a picture', 'paper.jpeg', 'MZ\u0090'],
  ])('%s', async (_, fileName, content) => {
    const { body } = await upload(await guest(), fileName, content);
    expect(body.status).toBe('Fail');
    expect(body.messages.join()).toContain('extension');
  });

  test('more than 10 MB', async () => {
    const { body } = await upload(await guest(), 'a.pdf', PDF + ' '.repeat(10_485_760));
    expect(body.messages.join()).toContain('length');
  });

  test('the generic user, text that is no base64, and a line of another shopper', async () => {
    const anonymous = await upload(client(), 'a.pdf', PDF);
    expect(anonymous.body.errors[0].errorKey).toBe('USR.CWXFR0130E');
    const shopper = await guest();
    expect((await upload(shopper, 'a.pdf', '', { fileData: '-----' })).status).toBe(400);
    expect((await upload(shopper, 'a.pdf', PDF, { isItemFile: true })).status).toBe(400);
    expect((await upload(shopper, 'a.pdf', PDF, { isItemFile: true, orderItemId: '1' })).status).toBe(404);
  });
});

test('becomes the prescription of a line, for its owner only', async () => {
  const [shopper, stranger] = [await guest(), await guest()];
  const sku = prescriptionSku(sandbox.context.catalog);
  const glassesOf = async (owner: TestClient) =>
    (await addGlassesTo(owner, sku, { lens: someLens(sku) })).body.orderItemId[0];
  const { body } = await upload(shopper, 'a.jpeg', JPEG);
  const picture = { prescriptionOriginMode: 'uploadPrescription', savedFileName: body.savedFileName };
  const lineId = await glassesOf(shopper);
  expect((await shopper.postJson(`${RX}/insert/${lineId}`, picture)).body.status).toBe('Success');
  const saved = await shopper.get(`${RX}/byOrderItemId/${lineId}`);
  expect(saved.body.prescription).toMatchObject(picture);
  expect((await stranger.postJson(`${RX}/insert/${await glassesOf(stranger)}`, picture)).status).toBe(404);
  const withoutFile = { prescriptionOriginMode: 'uploadPrescription' };
  expect((await shopper.postJson(`${RX}/insert/${lineId}`, withoutFile)).status).toBe(400);
});
