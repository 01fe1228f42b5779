import {
  cartAddressAddressLineItemMax,
  cartAddressCityMax,
  cartAddressFirstNameMax,
  cartAddressLastNameMax,
} from '@generated/cart/cart.limits';
import { useLingui } from '@lingui/react/macro';
import { regionsOf } from '@/domain/places/region-names';
import { cleanCode, digitsOf } from '@/domain/text/typed-text';
import type { AddressField, AddressMessage } from '@/lib/address/address-schema';
import type { AddressFieldsProps } from '@/lib/address/slot-props';
import { useExtensionHint } from '@/lib/forms/use-extension-hint';
import { useSite } from '@/lib/site/site';
import { MaskedField } from '@/ui/fields/masked-field';
import { PhoneField } from '@/ui/fields/phone-field';
import { Select } from '@/ui/fields/select';
import { TextField } from '@/ui/fields/text-field';

const ZIP_PLUS_FOUR_DIGITS = 9;

/** Shows the fields of an address in one country. */
export function AddressFields(props: AddressFieldsProps) {
  const { register, errorOf, kind, messages, without = [], children } = props;
  const { t } = useLingui();
  const site = useSite();
  const extensionHint = useExtensionHint();
  const country = props.country ?? site.country;
  const isCanada = country === 'ca';
  const copy: Readonly<Record<string, string>> = { ...useAddressMessages(country), ...messages };
  const field = (name: AddressField, autoComplete: string) => {
    const message = errorOf(name);
    return {
      ...register(name),
      autoComplete: `${kind} ${autoComplete}`,
      error: message === undefined ? undefined : copy[message],
    };
  };
  const hasUnit = !without.includes('unit');
  // In its place below, since the focus on the first fault follows the order of registration.
  const postalCode = () => ({
    ...field('postalCode', 'postal-code'),
    className: 'sm:col-span-2',
    label: isCanada ? t`Postal code` : t`ZIP code`,
  });
  return (
    <div className="grid gap-5 sm:grid-cols-6">
      <TextField
        {...field('firstName', 'given-name')}
        className="sm:col-span-3"
        label={t`First name`}
        maxLength={cartAddressFirstNameMax}
      />
      <TextField
        {...field('lastName', 'family-name')}
        className="sm:col-span-3"
        label={t`Last name`}
        maxLength={cartAddressLastNameMax}
      />
      {children}
      <TextField
        {...field('street', 'address-line1')}
        className={hasUnit ? 'sm:col-span-4' : 'sm:col-span-6'}
        label={t`Street and number`}
        maxLength={cartAddressAddressLineItemMax}
      />
      {hasUnit ? (
        <TextField
          {...field('unit', 'address-line2')}
          className="sm:col-span-2"
          label={t`Apartment`}
          optionalLabel={t`optional`}
          maxLength={cartAddressAddressLineItemMax}
        />
      ) : null}
      <TextField
        {...field('city', 'address-level2')}
        className="sm:col-span-2"
        label={t`City`}
        maxLength={cartAddressCityMax}
      />
      <Select
        {...field('region', 'address-level1')}
        className="sm:col-span-2"
        label={isCanada ? t`Province` : t`State`}
        emptyLabel={t`Choose`}
        options={regionsOf(country, site.displayLanguage).map(({ code, name }) => ({
          value: code,
          label: name,
        }))}
      />
      {kind === 'billing' && !isCanada ? (
        <MaskedField {...postalCode()} format={(text) => digitsOf(text).slice(0, ZIP_PLUS_FOUR_DIGITS)} />
      ) : (
        <TextField
          {...postalCode()}
          inputMode={isCanada ? 'text' : 'numeric'}
          autoCapitalize="characters"
          clean={cleanCode}
          maxLength={10}
        />
      )}
      {without.includes('phone') ? null : (
        <PhoneField
          {...field('phone', 'tel-national')}
          className="sm:col-span-3"
          label={t`Phone number`}
          optionalLabel={t`optional`}
          hint={t`For questions of the carrier only.`}
          extensionHint={extensionHint}
        />
      )}
    </div>
  );
}

/** Returns the messages for the keys of an address. */
function useAddressMessages(country: 'us' | 'ca'): Record<AddressMessage, string> {
  const { t } = useLingui();
  const isCanada = country === 'ca';
  return {
    'first-name-missing': t`Enter a first name`,
    'last-name-missing': t`Enter a last name`,
    'street-missing': t`Enter the street and number`,
    'city-missing': t`Enter the city`,
    'region-missing': isCanada ? t`Choose a province or territory` : t`Choose a state or territory`,
    'postal-code-missing': isCanada ? t`Enter the postal code` : t`Enter the ZIP code`,
    'postal-code-malformed': isCanada
      ? t`Enter a postal code such as G1K 3B5`
      : t`Enter a ZIP code with 5 digits, such as 45040`,
    'postal-code-doubtful': isCanada
      ? t`This postal code seems to be outside of the province. Check both, or continue with them.`
      : t`This ZIP code seems to be outside of the state. Check both, or continue with them.`,
    'postal-code-rejected': isCanada
      ? t`This postal code was not accepted. Check it, and the province.`
      : t`This ZIP code was not accepted. Check it, and the state.`,
    'phone-malformed': t`Enter a phone number with 10 digits`,
  };
}
