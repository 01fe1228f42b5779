import { addPaymentRequestCcCvcRegExp } from '@generated/payments/payments.limits';
import { z } from 'zod/mini';
import { type CardBrand, cardBrand, isCardExpired, securityCodeLength } from '@/domain/payment/card-brand';
import { parseCardExpiry } from '@/domain/payment/card-expiry';
import { digitsOf } from '@/domain/text/typed-text';

/** Field error keys; the forms have the copy. */
export type CardMessage =
  | 'number-missing'
  /** No brand that the store accepts (002 §5). */
  | 'brand'
  | 'expiry-malformed'
  | 'expired'
  | 'security-code-malformed'
  /** The processor rejected it. */
  | 'number-rejected'
  | 'expiry-rejected'
  | 'security-code-rejected';

export interface CardRules {
  /** Brands that the store accepts; all while they are not known. */
  acceptedBrands: readonly CardBrand[] | undefined;
  /** The month by the server's clock. */
  today: { month: number; year: number };
}

const message = (name: CardMessage) => name;

/** Validates a new card (002 §5). Its values are never stored or logged. */
export function cardSchema({ acceptedBrands, today }: CardRules) {
  const isAccepted = (number: string) => {
    const brand = cardBrand(digitsOf(number));
    return brand !== undefined && (acceptedBrands?.includes(brand) ?? true);
  };
  const isExpired = (text: string) => {
    const expiry = parseCardExpiry(text);
    return expiry !== undefined && isCardExpired(expiry, today);
  };
  return z
    .object({
      number: z.string().check(
        z.minLength(1, message('number-missing')),
        z.refine((number) => number === '' || isAccepted(number), message('brand')),
      ),
      expiry: z.string().check(
        z.refine((text) => parseCardExpiry(text) !== undefined, message('expiry-malformed')),
        z.refine((text) => !isExpired(text), message('expired')),
      ),
      securityCode: z.string(),
    })
    .check(
      z.refine<{ number: string; expiry: string; securityCode: string }>(
        ({ number, securityCode }) => hasSecurityCode(cardBrand(digitsOf(number)), securityCode),
        { error: message('security-code-malformed'), path: ['securityCode'] },
      ),
    );
}

/** Requires three or four digits, by the brand when it is known. */
function hasSecurityCode(brand: CardBrand | undefined, securityCode: string): boolean {
  if (!addPaymentRequestCcCvcRegExp.test(securityCode)) return false;
  return brand === undefined || securityCode.length === securityCodeLength(brand);
}

export type CardValues = z.infer<ReturnType<typeof cardSchema>>;
export type CardField = keyof CardValues;
