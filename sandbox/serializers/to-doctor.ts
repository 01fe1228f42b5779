import type { Doctor } from '@generated/prescriptions/model/doctor';
import type { DoctorSeed } from '../seed/models/doctor';

/** Returns a doctor as the commerce API lists one. Canadian doctors have their languages as one text, the others as a list. */
export function toDoctor(doctor: DoctorSeed): Doctor {
  const { address, languages, npi } = doctor;
  return {
    doctorId: doctor.doctorId,
    doctorName: doctor.name,
    officeName: doctor.officeName,
    doctorPhoneNumber: doctor.phone,
    doctorOfficeNumber: doctor.officePhone,
    doctorFaxNumber: doctor.fax,
    doctorAddress: {
      address1: address.address1,
      address2: address.address2,
      city: address.city,
      stateProvince: address.region,
      zipPostalCode: address.postalCode,
      country: address.country,
    },
    languages: address.country === 'CA' ? languages.join(', ') : [...languages],
    stateLicense: doctor.stateLicense,
    ...(npi && { npi }),
    newPatients: doctor.acceptsNewPatients ? 'Y' : 'N',
  };
}
