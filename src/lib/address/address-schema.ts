import {
  cartAddressAddressLineItemMax,
  cartAddressCityMax,
  cartAddressFirstNameMax,
  cartAddressLastNameMax,
} from '@generated/cart/cart.limits';
import { z } from 'zod/mini';
import { isValidPhone, phoneDigits } from '@/domain/contact/phone';
import type { LocaleConfig } from '@/domain/locale/locales';
import { normalizePostalCode } from '@/domain/places/postal-code';
import { cleanText } from '@/domain/text/typed-text';

/** Field error keys; the address fields have the copy. */
export type AddressMessage =
  | 'first-name-missing'
  | 'last-name-missing'
  | 'street-missing'
  | 'city-missing'
  | 'region-missing'
  | 'postal-code-missing'
  | 'postal-code-malformed'
  /** A warning: it seems to be of another region. */
  | 'postal-code-doubtful'
  | 'phone-malformed'
  /** The commerce API or the payment processor rejected it. */
  | 'postal-code-rejected';

const message = (name: AddressMessage) => name;

const text = (max: number, missing: AddressMessage) =>
  z.string().check(z.overwrite(cleanText), z.minLength(1, missing), z.maxLength(max, missing));

/** Fields of every address, whatever its country. */
export const addressTexts = {
  firstName: text(cartAddressFirstNameMax, message('first-name-missing')),
  lastName: text(cartAddressLastNameMax, message('last-name-missing')),
  street: text(cartAddressAddressLineItemMax, message('street-missing')),
  city: text(cartAddressCityMax, message('city-missing')),
  region: z.string().check(z.minLength(1, message('region-missing'))),
  postalCode: z.string().check(z.overwrite(cleanText), z.minLength(1, message('postal-code-missing'))),
};

/** Validates an address within the store's country. The output has the postal code and phone number in wire format. */
export function addressSchema(country: LocaleConfig['country']) {
  return z.object({
    ...addressTexts,
    unit: z.string().check(z.overwrite(cleanText), z.maxLength(cartAddressAddressLineItemMax)),
    postalCode: z.pipe(
      addressTexts.postalCode.check(
        z.refine(
          (code) => code === '' || normalizePostalCode(code, country) !== undefined,
          message('postal-code-malformed'),
        ),
      ),
      z.transform((code) => normalizePostalCode(code, country) ?? code),
    ),
    phone: z.pipe(
      z
        .string()
        .check(z.refine((number) => number === '' || isValidPhone(number), message('phone-malformed'))),
      z.transform(phoneDigits),
    ),
  });
}

/** Input values. */
export type AddressValues = z.input<ReturnType<typeof addressSchema>>;
export type AddressField = keyof AddressValues;
