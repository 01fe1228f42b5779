import { z } from 'zod/mini';
import { cleanText } from '@/domain/text/typed-text';

/** Field error keys; `useDetailsMessages` has the copy. */
export type DetailsError = 'name-missing' | 'first-name-missing' | 'last-name-missing' | 'name-digits';

/** Lengths of the contract (003 §3, account payload). */
export const MAX_LENGTH = { name: 60, person: 60, doctor: 120 } as const;

const required = (error: DetailsError, max: number) =>
  z.string().check(z.overwrite(cleanText), z.minLength(1, error), z.maxLength(max, error));

/** Names of people accept no digits (003 §5). */
const person = (error: DetailsError) =>
  required(error, MAX_LENGTH.person).check(z.regex(/^\P{Nd}*$/u, 'name-digits' satisfies DetailsError));

/** Validates the account's data beyond the values. */
export const detailsSchema = z.object({
  name: required('name-missing', MAX_LENGTH.name),
  firstName: person('first-name-missing'),
  lastName: person('last-name-missing'),
  doctor: z.string().check(z.overwrite(cleanText), z.maxLength(MAX_LENGTH.doctor)),
});

export type DetailsValues = z.infer<typeof detailsSchema>;
