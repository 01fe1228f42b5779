import { z } from 'zod/mini';
import { isValidPhone } from '@/domain/contact/phone';
import { isSearchableName } from '@/domain/doctor/doctor-query';
import { cleanText } from '@/domain/text/typed-text';

/** Field error keys; `useDoctorMessages` has the copy. */
export type DoctorFieldError =
  | 'name-too-short'
  | 'name-missing'
  | 'region-missing'
  | 'phone-wrong'
  | 'fax-wrong';

const error = (name: DoctorFieldError) => name;

const text = () => z.string().check(z.overwrite(cleanText));
const phone = (message: DoctorFieldError) => z.string().check(z.refine(isValidPhone, message));
const region = z.string().check(z.minLength(1, error('region-missing')));

/** Search by name in a state or province (003 §5). */
export const nameSearchSchema = z.object({
  name: text().check(z.refine(isSearchableName, error('name-too-short'))),
  region,
  city: text(),
});

/** Search by phone number (003 §5). */
export const phoneSearchSchema = z.object({ phone: phone('phone-wrong') });

/** A doctor whom the search does not find. The phone number is required (003 §5). */
export const addDoctorSchema = z.object({
  name: text().check(z.minLength(1, error('name-missing'))),
  phone: phone('phone-wrong'),
  stateProvince: region,
  clinic: text(),
  fax: z.string().check(z.refine((number) => number === '' || isValidPhone(number), error('fax-wrong'))),
  address1: text(),
  address2: text(),
  city: text(),
  zipPostalCode: text(),
});

export type NameSearchValues = z.infer<typeof nameSearchSchema>;
export type PhoneSearchValues = z.infer<typeof phoneSearchSchema>;
export type AddDoctorValues = z.infer<typeof addDoctorSchema>;
