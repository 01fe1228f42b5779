import type { SavedPrescription } from '@generated/prescriptions/model/savedPrescription';
import { describe, expect, it } from 'vitest';
import { fitsItem, toSavedPrescription } from './saved-prescription';

const wire: SavedPrescription = { prescriptionId: '33001', productCategory: 'GLASSES' };

describe('a saved prescription', () => {
  it('has its values, its day of issue and its people', () => {
    expect(
      toSavedPrescription({
        ...wire,
        prescriptionName: ' Reading ',
        prescriptionOriginMode: 'rxcPrescription',
        firstName: 'Ana',
        lastName: 'Linden',
        rightSphere: '+0.50',
        leftSphere: '-0.75',
        leftCyl: '-0.50',
        leftAxis: '85',
        rightAdd: '+2.00',
        leftAdd: '+2.00',
        rPDistance: '31.5',
        lPDistance: '30.5',
        prismEnable: true,
        odHPrism: '2.00',
        odHPrismBase: 'Out',
        issue: '03/04/2026',
        expiration: '03/04/2028',
        lastUpdate: '2026-03-05T09:02:47.000Z',
        doctor: 'Dr. Mei Okafor',
        isSpeedyRXEligible: false,
      }),
    ).toEqual({
      id: '33001',
      itemType: 'frame',
      kind: 'values',
      name: 'Reading',
      firstName: 'Ana',
      lastName: 'Linden',
      values: {
        right: { sphere: 0.5, add: 2, prism: { horizontal: { amount: 2, base: 'out' } } },
        left: { sphere: -0.75, cylinder: -0.5, axis: 85, add: 2 },
        pd: { kind: 'dual', right: 31.5, left: 30.5 },
        issueDate: { year: 2026, month: 3, day: 4 },
      },
      issued: { year: 2026, month: 3, day: 4 },
      expires: { year: 2028, month: 3, day: 4 },
      updated: '2026-03-05T09:02:47.000Z',
      doctor: { name: 'Dr. Mei Okafor' },
      isSpeedyEligible: false,
    });
  });

  it.each<[Partial<SavedPrescription>, 'values' | 'file' | 'doctor']>([
    [{ prescriptionType_p: 'uploadPrescription' }, 'file'],
    [{ prescriptionOriginMode: 'uploadPrescription' }, 'file'],
    [{ prescriptionType_p: 'callDoctor', prescriptionOriginMode: 'rxcPrescription' }, 'doctor'],
    [{ prescriptionOriginMode: 'callDoctor' }, 'doctor'],
    [{ rightSphere: '0.00', leftSphere: '-1.00' }, 'values'],
    [{ prescriptionOriginMode: 'rxcPrescription', rightSphere: '0.00', leftSphere: '-1.00' }, 'values'],
    [{ fileName: '70030001_1.pdf' }, 'file'],
    [{ doctor: 'Dr. Mei Okafor' }, 'doctor'],
  ])('%j is given by %s', (fields, kind) => {
    expect(toSavedPrescription({ ...wire, ...fields }).kind).toBe(kind);
  });

  it.each<[Partial<SavedPrescription>, object | undefined]>([
    [{ dob_p: '1988-07-21' }, { year: 1988, month: 7, day: 21 }],
    [{ birthDate: '1988-07-21' }, { year: 1988, month: 7, day: 21 }],
    [
      { birthDate: '', dob_p: '1988-07-21' },
      { year: 1988, month: 7, day: 21 },
    ],
    [{}, undefined],
    [{ birthDate: 'unknown' }, undefined],
  ])('%j has the birth date %j', (fields, birthDate) => {
    expect(toSavedPrescription({ ...wire, ...fields }).birthDate).toEqual(birthDate);
  });

  it('has the parts of a doctor that are not empty', () => {
    const { doctor } = toSavedPrescription({
      ...wire,
      doctor: 'Dr. Mei Okafor',
      clinic_p: 'Mason Eye Care',
      doctorAddress_p: '5000 Main St',
      doctorCity_p: 'Mason',
      doctorState_p: 'OH',
      doctorZip_p: '45040',
      doctorFax_p: '',
      telephone: '5135550101',
    });
    expect(doctor).toEqual({
      name: 'Dr. Mei Okafor',
      clinic: 'Mason Eye Care',
      street: '5000 Main St',
      city: 'Mason',
      state: 'OH',
      postalCode: '45040',
      phone: '5135550101',
    });
    expect(toSavedPrescription({ ...wire, doctor: ' ' }).doctor).toBeUndefined();
  });

  it('has its file, or the name of it alone', () => {
    const editFile = {
      savedFileName: '70030001_1741100000.pdf',
      path: '/wcs/file.pdf',
      name: 'prescription.pdf',
      type: 'application/pdf',
      size: 48213,
      previewAllowed: true,
    };
    const { savedFileName: savedName, ...rest } = editFile;
    expect(toSavedPrescription({ ...wire, fileName: savedName, editFile }).file).toEqual({
      ...rest,
      savedName,
    });
    expect(toSavedPrescription({ ...wire, fileName: savedName }).file).toMatchObject({
      name: savedName,
      savedName,
      previewAllowed: false,
    });
    expect(toSavedPrescription(wire).file).toBeUndefined();
  });

  it('leaves out the values of one eye alone', () => {
    expect(toSavedPrescription({ ...wire, rightSphere: '-1.00' }).values).toBeUndefined();
  });
});

describe('fits an item', () => {
  const glasses = toSavedPrescription(wire);
  const contacts = toSavedPrescription({
    ...wire,
    productCategory: 'CONTACTS',
    rightCatentryId: '302031',
    leftCatentryId: '302032',
  });
  const bothEyes = { itemType: 'contact', rightCatentryId: '302031', leftCatentryId: '302032' } as const;

  it('of its kind', () => {
    expect(fitsItem(glasses, { itemType: 'frame' })).toBe(true);
    expect(fitsItem(contacts, { itemType: 'frame' })).toBe(false);
    expect(fitsItem(glasses, bothEyes)).toBe(false);
  });

  it('with the same contact lenses', () => {
    expect(fitsItem(contacts, bothEyes)).toBe(true);
    expect(fitsItem(contacts, { ...bothEyes, leftCatentryId: '302031' })).toBe(false);
    expect(fitsItem(contacts, { itemType: 'contact', rightCatentryId: '302031' })).toBe(true);
    expect(fitsItem(contacts, { itemType: 'contact', leftCatentryId: '302032' })).toBe(true);
    expect(fitsItem(contacts, { itemType: 'contact', leftCatentryId: '302031' })).toBe(false);
    expect(fitsItem(contacts, { itemType: 'contact', rightCatentryId: '302032' })).toBe(false);
    expect(fitsItem(contacts, { ...bothEyes, rightCatentryId: '302032' })).toBe(false);
    expect(fitsItem(contacts, { itemType: 'contact' })).toBe(false);
  });
});
