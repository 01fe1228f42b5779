import { expect, it } from 'vitest';
import { toStepOrder } from './to-step-order';
import { orderOf } from './use-step-order';

const base = {
  itemUPC: '8056000012345',
  prescriptionId: null,
  prescriptionProvided: false,
  prescriptionSkipped: false,
  prescriptionFromAccount: false,
  prescriptionVerified: false,
};

it('maps items with frames first, each kind in the order of the cart', () => {
  const { items, lineCount } = toStepOrder({
    orderId: '90210001',
    lineCount: 4,
    rxDataContent: [
      {
        ...base,
        itemId: '1',
        itemType: 'contact',
        itemQuantity: 2,
        pairedItemId: '4',
        pairedItemQuantity: 3,
        rightCL: { power: '-2.25' },
      },
      {
        ...base,
        itemId: '2',
        itemType: 'frame',
        itemLensAttributes: {
          type: 'progressive',
          rxValues: { sph: { min: -8, max: 6 }, add: { min: 0.75, max: 3.5 } },
        },
        minTotalPower: 0,
        maxTotalPower: 8,
      },
      { ...base, itemId: '3', itemType: 'frame', itemLensAttributes: { type: 'single-vision' } },
    ],
    itemNamesMap: { '1': 'Clearday monthly', '2': 'Oval Alder' },
  });
  expect(lineCount).toBe(4);
  expect(items.map(({ id, name, quantity }) => [id, name, quantity])).toEqual([
    ['2', 'Oval Alder', 1],
    ['3', '8056000012345', 1],
    ['1', 'Clearday monthly', 5],
  ]);
  expect(items[0]).toMatchObject({ kind: 'frame', lensType: 'progressive', given: {} });
  expect(items[0]?.glasses).toEqual({
    type: 'progressive',
    sphere: { min: -8, max: 6 },
    addition: { min: 0.75, max: 3.5 },
    totalPower: { min: 0, max: 8 },
  });
  // Unknown values limit nothing.
  expect(items[1]?.glasses).toMatchObject({
    sphere: { min: -99, max: 99 },
    totalPower: { min: -99, max: 99 },
  });
  expect(items[2]).toMatchObject({ kind: 'contact', right: { power: '-2.25' }, left: undefined });
});

it('maps what was given for an item', () => {
  const { items } = toStepOrder({
    lineCount: 1,
    rxDataContent: [
      {
        ...base,
        itemId: '1',
        itemType: 'contact',
        prescriptionId: '33001',
        prescriptionProvided: true,
        prescriptionData: {
          prescriptionMode: 'uploadPrescription',
          chosenDoctor: { doctorId: '88121', doctorName: 'Dr. Mei Okafor' },
          editFile: {
            savedFileName: '1_1.pdf',
            path: '/download/1_1.pdf',
            name: 'paper.pdf',
            type: 'application/pdf',
            size: 9,
            previewAllowed: true,
          },
          patient: { firstName: 'Ana', lastName: 'Linden', dateOfBirth: '1988-07-21' },
          rx: { rightSphere: '-2.25', leftSphere: '-2.00', pupillaryDistance: '62' },
        },
      },
    ],
    itemNamesMap: {},
  });
  expect(items[0]).toMatchObject({
    prescriptionId: '33001',
    provided: true,
    given: {
      mode: 'uploadPrescription',
      doctor: { id: '88121', name: 'Dr. Mei Okafor' },
      file: { name: 'paper.pdf', savedName: '1_1.pdf', previewAllowed: true },
      patient: { firstName: 'Ana', birthDate: { year: 1988, month: 7, day: 21 } },
      values: { right: { sphere: -2.25 }, pd: { kind: 'single', value: 62 } },
    },
  });
});

it('a Fail with status 200 is no order, and no response is none yet', () => {
  expect(orderOf({ status: 'Fail', messages: ['The order could not be read.'] })).toBeUndefined();
  expect(orderOf(undefined)).toBeUndefined();
  expect(orderOf(null)).toEqual({ items: [], lineCount: 0, isOwner: true, isPlaced: false });
});
