import { formatPhone, phoneDigits } from '@/domain/contact/phone';
import type { Doctor } from '@/domain/doctor/doctor';
import type { AddDoctorValues } from './doctor-schemas';

/** Creates the doctor that the shopper typed in. Such a doctor has no id. */
export function typedDoctor(values: AddDoctorValues, country: 'us' | 'ca'): Doctor {
  const { name, phone, clinic, fax, ...address } = values;
  return {
    id: '',
    name,
    clinic,
    phone: phoneDigits(phone),
    officePhone: '',
    fax: phoneDigits(fax),
    address: { ...address, country: country.toUpperCase() },
    languages: [],
    license: '',
    npi: '',
    acceptsNewPatients: undefined,
  };
}

/** Returns whether the shopper typed in the doctor. */
export function isTyped(doctor: Doctor | undefined): doctor is Doctor {
  return doctor?.id === '';
}

/** Returns the form of a typed doctor, to change it; empty for no doctor and for one of the search. */
export function toAddDoctorValues(doctor: Doctor | undefined): AddDoctorValues {
  const { name, phone, clinic, fax, address } = isTyped(doctor) ? doctor : NOBODY;
  const { country: _, ...typedAddress } = address;
  return { name, phone: formatPhone(phone), clinic, fax: formatPhone(fax), ...typedAddress };
}

const NOBODY = {
  name: '',
  phone: '',
  clinic: '',
  fax: '',
  address: { address1: '', address2: '', city: '', stateProvince: '', zipPostalCode: '', country: '' },
};
