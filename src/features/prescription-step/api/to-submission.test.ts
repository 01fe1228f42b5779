import { expect, it } from 'vitest';
import type { Doctor } from '@/domain/doctor/doctor';
import type { SavedPrescriptionView } from '@/domain/prescription/saved-prescription';
import { type ItemDraft, storedDraft } from '../forms/item-draft';
import type { StepItem } from './step-item';
import { toCopy, toSubmission } from './to-submission';

const frame: StepItem = {
  id: '70030001',
  pairedId: undefined,
  kind: 'frame',
  name: 'Oval Alder',
  upc: '8056000012345',
  quantity: 1,
  lensType: 'single-vision',
  glasses: undefined,
  right: undefined,
  left: undefined,
  rightCatentryId: undefined,
  leftCatentryId: undefined,
  prescriptionId: undefined,
  provided: false,
  skipped: false,
  locked: false,
  fromAccount: false,
  verified: false,
  given: {},
};
const contact: StepItem = { ...frame, id: '70030004', kind: 'contact', prescriptionId: '33001' };
const doctor: Doctor = {
  id: '88121',
  name: 'Dr. Mei Okafor',
  clinic: 'Mason Eye Care',
  phone: '(513) 555 - 0101',
  officePhone: '5135550100',
  fax: '',
  address: {
    address1: '5000 Main St',
    address2: '',
    city: 'Mason',
    stateProvince: 'OH',
    zipPostalCode: '45040',
    country: 'US',
  },
  languages: [],
  license: '',
  npi: '',
  acceptsNewPatients: true,
};
const file = {
  name: 'paper.pdf',
  savedName: '70030001_1.pdf',
  path: '/download/70030001_1.pdf',
  type: 'application/pdf',
  size: 9,
  previewAllowed: true,
  checksum: '4e0d',
};
const draft = (values: Partial<ItemDraft>): ItemDraft => ({ ...storedDraft(frame), ...values });
const guest = { needsConfirmation: false, link: undefined };
const member = { needsConfirmation: true, link: 'link-1' };

it('an uploaded file of a guest needs neither doctor nor confirmation', () => {
  expect(toSubmission(frame, draft({ method: 'uploadPrescription', file, doctor }), guest)).toEqual({
    orderitemid: '70030001',
    prescriptionMode: 'uploadPrescription',
    savedFileName: '70030001_1.pdf',
    fileName: 'paper.pdf',
    file_checksum: '4e0d',
    itemStatusUpdate: true,
  });
});

it('contact lenses have doctor, file and patient, with the date as YYYY-MM-DD', () => {
  const values = { firstName: ' Ana ', lastName: 'Linden', birthDate: '07/21/1988' };
  const body = toSubmission(
    contact,
    draft({ method: 'uploadPrescription', file, doctor, ...values, confirmed: true, saveToAccount: true }),
    member,
  );
  expect(body).toMatchObject({
    prescriptionId: '33001',
    doctorId: '88121',
    doctorPhoneNumber: '5135550101',
    doctorNumber: '5135550100',
    savedFileName: '70030001_1.pdf',
    patientFirstName: 'Ana',
    patientLastName: 'Linden',
    dateOfBirth: '1988-07-21',
    verified: true,
    savePrescriptionMyAccount: true,
    encOrderMemberId: 'link-1',
  });
});

it('a saved prescription has its values and origin, and a mode only as a file or a doctor', () => {
  const saved: SavedPrescriptionView = {
    id: '33991',
    itemType: 'frame',
    kind: 'values',
    isSpeedyEligible: false,
    values: { right: { sphere: -2.25 }, left: { sphere: -2 }, pd: { kind: 'single', value: 62 } },
  };
  const body = toSubmission(frame, draft({ method: 'saved', saved, doctor, confirmed: true }), member);
  expect(body).toEqual({
    orderitemid: '70030001',
    prescriptionIdMyAccountSelected: '33991',
    prescriptionOrigin: 'MANUAL',
    rx: expect.objectContaining({ rightSphere: '-2.25', leftSphere: '-2.00', pupillaryDistance: '62' }),
    verified: true,
    saveChangesMyAccount: false,
    itemStatusUpdate: true,
    encOrderMemberId: 'link-1',
  });
  const called = toSubmission(frame, draft({ method: 'saved', saved: { ...saved, kind: 'doctor' } }), member);
  expect(called.prescriptionMode).toBe('callDoctor');
});

it('a copy names the line and the prescription that are copied', () => {
  expect(toCopy(contact, { id: '70030002', prescriptionId: '33009' }, member)).toEqual({
    orderitemid: '70030004',
    prescriptionId: '33001',
    cp_rx_oid: '70030002',
    cp_rx_id: '33009',
    verified: true,
    itemStatusUpdate: true,
    encOrderMemberId: 'link-1',
  });
});
