import type { Doctor } from '@generated/prescriptions/model/doctor';
import type { SavedPrescription } from '@generated/prescriptions/model/savedPrescription';

/** Returns a doctor in the fields of a saved prescription. */
export function toSavedDoctor(doctor: Doctor): Partial<SavedPrescription> {
  const { address1 = '', city = '', stateProvince = '', zipPostalCode = '' } = doctor.doctorAddress ?? {};
  return {
    doctor: doctor.doctorName ?? '',
    clinic_p: doctor.officeName ?? '',
    doctorAddress_p: address1,
    doctorCity_p: city,
    doctorState_p: stateProvince,
    doctorZip_p: zipPostalCode,
    doctorFax_p: doctor.doctorFaxNumber ?? '',
    telephone: doctor.doctorPhoneNumber ?? '',
  };
}

/** Returns the doctor of a saved prescription; undefined without one. */
export function fromSavedDoctor(saved: Partial<SavedPrescription>): Doctor | undefined {
  if (!saved.doctor) return undefined;
  return {
    doctorId: '',
    doctorName: saved.doctor,
    officeName: saved.clinic_p ?? '',
    doctorPhoneNumber: saved.telephone ?? '',
    doctorFaxNumber: saved.doctorFax_p ?? '',
    doctorAddress: {
      address1: saved.doctorAddress_p ?? '',
      city: saved.doctorCity_p ?? '',
      stateProvince: saved.doctorState_p ?? '',
      zipPostalCode: saved.doctorZip_p ?? '',
    },
  };
}
