import type { Doctor as WireDoctor } from '@generated/prescriptions/model/doctor';
import { expect, it } from 'vitest';
import { submittedDoctor } from '@/domain/doctor/submitted-doctor';
import { toDoctor } from './to-doctor';

const wire: WireDoctor = {
  doctorId: '88121',
  doctorName: ' Dr. Mei Okafor',
  officeName: 'Mason Eye Care',
  doctorPhoneNumber: '513-555-0101',
  doctorOfficeNumber: '5135550100',
  doctorFaxNumber: '',
  doctorAddress: { address1: '5000 Main St', city: 'Mason', stateProvince: 'Ohio', zipPostalCode: '45040' },
  languages: 'English, Spanish,',
  stateLicense: 'OH-1',
  npi: '1',
  newPatients: 'N',
};

it('has the names of the site', () => {
  expect(toDoctor(wire)).toEqual({
    id: '88121',
    name: 'Dr. Mei Okafor',
    clinic: 'Mason Eye Care',
    phone: '513-555-0101',
    officePhone: '5135550100',
    fax: '',
    address: {
      address1: '5000 Main St',
      address2: '',
      city: 'Mason',
      stateProvince: 'OH',
      zipPostalCode: '45040',
      country: '',
    },
    languages: ['English', 'Spanish'],
    license: 'OH-1',
    npi: '1',
    acceptsNewPatients: false,
  });
});

it('takes languages as a list, and knows nothing about the rest of a bare doctor', () => {
  expect(toDoctor({ doctorId: '1', languages: ['French'] })).toMatchObject({
    name: '',
    phone: '',
    languages: ['French'],
    acceptsNewPatients: undefined,
  });
  expect(toDoctor({ doctorId: '1' }).languages).toEqual([]);
});

it('is submitted under the names of the API, with digits as numbers', () => {
  expect(submittedDoctor(toDoctor(wire))).toEqual({
    doctorId: '88121',
    doctorName: 'Dr. Mei Okafor',
    officeName: 'Mason Eye Care',
    doctorPhoneNumber: '5135550101',
    doctorNumber: '5135550100',
    doctorFaxNumber: '',
    doctorAddress: {
      address1: '5000 Main St',
      address2: '',
      city: 'Mason',
      stateProvince: 'OH',
      zipPostalCode: '45040',
      country: '',
    },
  });
});
