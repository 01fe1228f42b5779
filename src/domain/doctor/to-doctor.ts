import type { Doctor as WireDoctor } from '@generated/prescriptions/model/doctor';
import { regionCode } from '../places/region-names';
import type { Doctor } from './doctor';

/** Returns a doctor of the commerce API under the names that the site uses (003 §3); texts are trimmed. */
export function toDoctor(wire: WireDoctor): Doctor {
  const address = wire.doctorAddress ?? {};
  return {
    id: text(wire.doctorId),
    name: text(wire.doctorName),
    clinic: text(wire.officeName),
    phone: text(wire.doctorPhoneNumber),
    officePhone: text(wire.doctorOfficeNumber),
    fax: text(wire.doctorFaxNumber),
    address: {
      address1: text(address.address1),
      address2: text(address.address2),
      city: text(address.city),
      stateProvince: regionCode(text(address.stateProvince)),
      zipPostalCode: text(address.zipPostalCode),
      country: text(address.country),
    },
    languages: languageList(wire.languages),
    license: text(wire.stateLicense),
    npi: text(wire.npi),
    acceptsNewPatients: wire.newPatients === undefined ? undefined : wire.newPatients === 'Y',
  };
}

const text = (value: string | undefined) => value?.trim() ?? '';

/** Splits the languages, which the API sends as a list, or as a text with commas. */
function languageList(languages: WireDoctor['languages'] = []): string[] {
  const list = typeof languages === 'string' ? languages.split(',') : languages;
  return list.map((language) => language.trim()).filter((language) => language !== '');
}
