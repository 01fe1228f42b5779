import { expect, test } from 'vitest';
import { addGlassesTo, CART, prescriptionSku, someLens } from '../../testing/carts';
import { guestReadyToOrder, placeOrder } from '../../testing/checkout';
import {
  addContactLens,
  addGlassesOf,
  callDoctor,
  linkOf,
  RX,
  STEP,
  stepItemsOf,
  submit,
  uploadFile,
} from '../../testing/prescriptions';
import { becomeGuest, logOn } from '../../testing/shoppers';
import type { TestClient } from '../../testing/test-client';
import { testSandbox } from '../../testing/test-sandbox';

const { sandbox, client } = testSandbox();
const { catalog, state } = sandbox.context;
const VALUES = { rightSphere: '-2.25', leftSphere: '-2.00', rightCyl: '-0.75', rightAxis: '90' };

async function guest(): Promise<TestClient> {
  const shopper = client();
  await becomeGuest(shopper);
  return shopper;
}

const setup = (shopper: TestClient, order = '@self') => shopper.get(`${STEP}/setup/${order}`);

test('lists frames and contact lenses without a prescription, in the order of the cart', async () => {
  const shopper = await guest();
  const left = await addContactLens(shopper, catalog, 'LCON', { power: '-1.50' });
  const frame = await addGlassesOf(shopper, catalog, 'progressive');
  const right = await addContactLens(shopper, catalog, 'RCON');
  const { body } = await setup(shopper);
  expect(body.dataContent.lineCount).toBe(4);
  const [contact, glasses] = body.dataContent.rxDataContent;
  expect(contact).toMatchObject({
    itemId: right,
    pairedItemId: left,
    itemQuantity: 1,
    pairedItemQuantity: 1,
    itemType: 'contact',
    prescriptionId: null,
    prescriptionProvided: false,
    rightCL: { power: '-2.00' },
    leftCL: { power: '-1.50' },
  });
  expect(contact.rightCatentryId).toBe(contact.leftCatentryId);
  expect(glasses).toMatchObject({
    itemId: frame,
    itemType: 'frame',
    itemQuantity: 1,
    itemLensAttributes: { type: 'progressive', rxValues: { add: { min: 0.75 } } },
    minTotalPower: expect.any(Number),
    maxTotalPower: expect.any(Number),
  });
  expect(Object.keys(body.dataContent.itemNamesMap).sort()).toEqual([left, frame, right].sort());
});

test('names no item without a prescription lens', async () => {
  const shopper = await guest();
  const sku = prescriptionSku(catalog);
  await addGlassesTo(shopper, sku);
  await addGlassesTo(shopper, sku, { lens: someLens(sku, 'non-prescription') });
  const { body } = await setup(shopper);
  expect(body.dataContent).toMatchObject({ lineCount: 3, rxDataContent: [], itemNamesMap: {} });
});

test('an item goes with its lens', async () => {
  const shopper = await guest();
  const frame = await addGlassesOf(shopper, catalog);
  const { body } = await shopper.get(`${CART}/@self`);
  const lens = body.orderItem.find(({ comments }: { comments: string }) => comments === 'LENS');
  expect(await stepItemsOf(shopper)).toHaveLength(1);
  await shopper.putJson(`${CART}/@self/delete_order_item`, { orderId: '.', orderItemId: lens.orderItemId });
  expect(await stepItemsOf(shopper)).toEqual([]);
  expect(state.orders.by('item', frame)).toHaveLength(1);
});

test('distinguishes no order from one without such items', async () => {
  const { body } = await setup(await guest());
  expect(body.dataContent).toEqual({ lineCount: 0, rxDataContent: [], itemNamesMap: {} });
});

test('values given with the lenses count as provided; the lens and the frame name the prescription', async () => {
  const shopper = await guest();
  const frame = await addGlassesOf(shopper, catalog);
  const { prescriptionId } = (await shopper.postJson(`${RX}/insert/${frame}`, VALUES)).body;
  const [item] = await stepItemsOf(shopper);
  expect(item).toMatchObject({ prescriptionId, prescriptionProvided: true });
  expect(item.prescriptionData).toEqual({ rx: VALUES });
  const { body } = await shopper.get(`${CART}/@self`);
  const fields = body.orderItem.map((line: { xitem_field2: string }) => line.xitem_field2);
  expect(fields).toEqual([prescriptionId, prescriptionId]);
});

test('opens an order by its id for its owner only', async () => {
  const shopper = await guest();
  await addGlassesOf(shopper, catalog);
  const { orderId } = (await setup(shopper)).body.dataContent;
  expect((await setup(shopper, orderId)).body.dataContent.orderId).toBe(orderId);
  expect((await setup(await guest(), orderId)).body.errors[0].errorCode).toBe('CMN1501E');
  expect((await setup(shopper, '1')).status).toBe(404);
  expect((await setup(client(), orderId)).body.errors[0].errorKey).toBe('USR.CWXFR0130E');
  expect((await setup(client())).status).toBe(400);
});

test('a link opens its order without a session, but shows nothing that was given', async () => {
  const shopper = await guest();
  const frame = await addGlassesOf(shopper, catalog);
  await shopper.postJson(`${RX}/insert/${frame}`, VALUES);
  const link = await linkOf(shopper);
  const linked = (await setup(client(), `@self?id=${link}`)).body.dataContent;
  const [item] = linked.rxDataContent;
  expect(linked.isOwner).toBe(false);
  expect(item).toMatchObject({ itemId: frame, prescriptionId: null, prescriptionProvided: true });
  expect(item).not.toHaveProperty('prescriptionData');
  const own = (await setup(shopper, `@self?id=${link}`)).body.dataContent;
  expect(own).toMatchObject({ isOwner: true, rxDataContent: [{ prescriptionData: { rx: VALUES } }] });
  expect((await setup(client(), '@self?id=guessed')).status).toBe(404);
  expect((await setup(client(), `1?id=${link}`)).status).toBe(404);
});

test('the link survives the sign-in that merges the cart', async () => {
  const shopper = await guest();
  const member = client();
  await logOn(member, 'ada.marsh');
  await addGlassesOf(member, catalog);
  await addGlassesOf(shopper, catalog);
  const link = await linkOf(shopper);
  await logOn(shopper, 'ada.marsh');
  expect((await setup(shopper, `@self?id=${link}`)).body.dataContent.rxDataContent).toHaveLength(2);
});

test('shows an uploaded file that is not submitted yet, to its owner only', async () => {
  const shopper = await guest();
  const frame = await addGlassesOf(shopper, catalog);
  await uploadFile(shopper, frame, { fileName: 'first.pdf' });
  const { savedFileName, file_checksum } = (await uploadFile(shopper, frame)).body;
  const [item] = await stepItemsOf(shopper);
  expect(item).toMatchObject({ prescriptionId: null, prescriptionProvided: false });
  expect(item.prescriptionData).toMatchObject({
    prescriptionMode: 'uploadPrescription',
    uploadFileInput: { files: [savedFileName] },
    editFile: { savedFileName, file_checksum, name: 'paper.pdf', type: 'application/pdf', size: 9 },
  });
  const link = await linkOf(shopper);
  const stranger = await guest();
  await uploadFile(stranger, frame, { encOrderMemberId: link });
  const [linked] = (await setup(stranger, `@self?id=${link}`)).body.dataContent.rxDataContent;
  expect(linked).not.toHaveProperty('prescriptionData');
  expect((await stepItemsOf(shopper))[0].prescriptionData.editFile.savedFileName).toBe(savedFileName);
});

test('a submitted prescription takes the place of an uploaded file', async () => {
  const shopper = await guest();
  const frame = await addGlassesOf(shopper, catalog);
  await uploadFile(shopper, frame);
  await submit(shopper, frame, callDoctor());
  const [item] = await stepItemsOf(shopper);
  expect(item.prescriptionProvided).toBe(true);
  expect(item.prescriptionData.prescriptionMode).toBe('callDoctor');
  expect(item.prescriptionData).not.toHaveProperty('editFile');
});

test('an uploaded file survives the sign-in that merges contact lenses', async () => {
  const member = client();
  await logOn(member, 'ada.marsh');
  await addContactLens(member, catalog, 'RCON');
  const shopper = await guest();
  const { savedFileName } = (await uploadFile(shopper, await addContactLens(shopper, catalog, 'RCON'))).body;
  await logOn(shopper, 'ada.marsh');
  const contacts = (await stepItemsOf(shopper)).filter(
    ({ itemType }: { itemType: string }) => itemType === 'contact',
  );
  expect(contacts).toHaveLength(1);
  expect(contacts[0].prescriptionData.editFile.savedFileName).toBe(savedFileName);
});

test('names what a placed order still takes', async () => {
  const test = testSandbox();
  const shopper = await guestReadyToOrder(test);
  const link = await linkOf(shopper);
  const [frame] = await stepItemsOf(shopper);
  await submit(shopper, frame.itemId, callDoctor());
  await placeOrder(shopper);
  const read = async () =>
    (await shopper.get(`${STEP}/setup/@self?id=${encodeURIComponent(link)}`)).body.dataContent;
  const placed = await read();
  expect(placed).toMatchObject({ isPlaced: true });
  expect(placed.rxDataContent[0]).not.toHaveProperty('prescriptionLocked');
  test.advanceClock(14 * 86_400_000);
  const [shipped] = (await read()).rxDataContent;
  expect(shipped).toMatchObject({ prescriptionProvided: true, prescriptionLocked: true });
});
