import { z } from 'zod/mini';
import { isEmail } from '@/domain/contact/email';
import { normalizePostalCode } from '@/domain/places/postal-code';

/** Field error keys; `useBillingMessages` has the copy. */
export type BillingMessage =
  | 'first-name-missing'
  | 'last-name-missing'
  | 'email-missing'
  | 'email-malformed'
  | 'street-missing'
  | 'city-missing'
  | 'region-missing'
  | 'postal-code-missing'
  | 'postal-code-malformed'
  /** Of the processor. */
  | 'first-name-refused'
  | 'last-name-refused'
  | 'email-refused'
  | 'country-refused'
  | 'street-refused'
  | 'city-refused'
  | 'region-refused'
  | 'postal-code-refused';

/** Countries of a billing address. */
export const COUNTRIES = ['US', 'CA'] as const;
export type Country = (typeof COUNTRIES)[number];

/** Longest texts of the contract (payments.yaml, AddPaymentRequest). */
export const MAX_NAME_LENGTH = 60;
export const MAX_STREET_LENGTH = 100;
export const MAX_EMAIL_LENGTH = 254;

const message = (name: BillingMessage) => name;
const text = (max: number, missing: BillingMessage) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(max, missing));

/** Who holds the card and where it is billed (002 §3, §5). The output has the postal code as it is sent. */
export const billingSchema = z.pipe(
  z
    .object({
      firstName: text(MAX_NAME_LENGTH, message('first-name-missing')),
      lastName: text(MAX_NAME_LENGTH, message('last-name-missing')),
      email: z.string().check(
        z.trim(),
        z.minLength(1, message('email-missing')),
        z.refine((email) => email === '' || isEmail(email), message('email-malformed')),
      ),
      country: z.enum(COUNTRIES),
      street: text(MAX_STREET_LENGTH, message('street-missing')),
      city: text(MAX_NAME_LENGTH, message('city-missing')),
      region: z.string().check(z.minLength(1, message('region-missing'))),
      postalCode: z.string().check(z.trim(), z.minLength(1, message('postal-code-missing'))),
    })
    .check(
      z.refine<{ postalCode: string; country: Country }>(
        (address) => address.postalCode === '' || sentPostalCode(address) !== undefined,
        { error: message('postal-code-malformed'), path: ['postalCode'] },
      ),
    ),
  z.transform((billing) => ({ ...billing, postalCode: sentPostalCode(billing) ?? billing.postalCode })),
);

/** Digits only in the US, a Canadian code with its letters (002 §5). */
function sentPostalCode({ postalCode, country }: { postalCode: string; country: Country }) {
  return normalizePostalCode(postalCode, country === 'CA' ? 'ca' : 'us');
}

/** As typed. */
export type BillingValues = z.input<typeof billingSchema>;
/** As sent. */
export type Billing = z.output<typeof billingSchema>;
