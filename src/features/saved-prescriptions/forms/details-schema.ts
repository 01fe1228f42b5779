import {
  accountPrescriptionDoctorMax,
  accountPrescriptionFirstNameMax,
  accountPrescriptionPrescriptionNameMax,
} from '@generated/prescriptions/prescriptions.limits';
import { z } from 'zod/mini';
import { cleanText } from '@/domain/text/typed-text';

/** Field error keys; `useDetailsMessages` has the copy. */
export type DetailsError = 'name-missing' | 'first-name-missing' | 'last-name-missing' | 'name-digits';

const required = (error: DetailsError, max: number) =>
  z.string().check(z.overwrite(cleanText), z.minLength(1, error), z.maxLength(max, error));

/** Names of people accept no digits (003 §5). */
const person = (error: DetailsError) =>
  required(error, accountPrescriptionFirstNameMax).check(
    z.regex(/^\P{Nd}*$/u, 'name-digits' satisfies DetailsError),
  );

/** Validates the account's data beyond the values. */
export const detailsSchema = z.object({
  name: required('name-missing', accountPrescriptionPrescriptionNameMax),
  firstName: person('first-name-missing'),
  lastName: person('last-name-missing'),
  doctor: z.string().check(z.overwrite(cleanText), z.maxLength(accountPrescriptionDoctorMax)),
});

export type DetailsValues = z.infer<typeof detailsSchema>;
