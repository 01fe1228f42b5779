import { z } from 'zod/mini';
import { cleanEmail, isEmail } from '@/domain/contact/email';
import { normalizePostalCode } from '@/domain/places/postal-code';
import { type AddressMessage, addressTexts } from '@/lib/address/address-schema';

/** Field error keys; those of the address have their copy there, `useBillingMessages` has the rest. */
export type BillingMessage = AddressMessage | OwnBillingMessage;

export type OwnBillingMessage =
  | 'email-missing'
  | 'email-malformed'
  /** The processor rejected it. */
  | 'first-name-refused'
  | 'last-name-refused'
  | 'email-refused'
  | 'country-refused'
  | 'street-refused'
  | 'city-refused'
  | 'region-refused';

/** Countries of a billing address. */
export const COUNTRIES = ['US', 'CA'] as const;
export type Country = (typeof COUNTRIES)[number];

const message = (name: BillingMessage) => name;

/** Validates the holder of the card and the billing address (002 §3, §5). The output has the postal code in wire format. */
export const billingSchema = z.pipe(
  z
    .object({
      ...addressTexts,
      email: z.string().check(
        z.overwrite(cleanEmail),
        z.minLength(1, message('email-missing')),
        z.refine((email) => email === '' || isEmail(email), message('email-malformed')),
      ),
      country: z.enum(COUNTRIES),
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

/** Input values. */
export type BillingValues = z.input<typeof billingSchema>;
/** Output values, in wire format. */
export type Billing = z.output<typeof billingSchema>;
