import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { formatPhone } from '@/domain/contact/phone';
import { useSite } from '../site/site';
import type { Address } from './address';
import { type AddressField, type AddressValues, addressSchema } from './address-schema';
import type { AddressFieldsProps } from './slot-props';
import { warnOfRegion } from './warn-of-region';

/** The form of an address. Its output is trimmed and formatted as it is sent. */
export type AddressForm = UseFormReturn<AddressValues, unknown, Address>;

/**
 * Manages the form of an address. @param defaults initial values; a field without one keeps what was typed before hydration.
 */
export function useAddressForm(defaults: Partial<AddressValues> = {}): AddressForm {
  const { country } = useSite();
  const [resolver] = useState(() => warnOfRegion(zodResolver(addressSchema(country))));
  return useForm<AddressValues, unknown, Address>({
    resolver,
    defaultValues: defaults,
  });
}

/** Returns an address as its fields show it. */
export function toAddressValues(address: Address): AddressValues {
  return { ...address, phone: formatPhone(address.phone) };
}

/** Returns the form's part of the props of its fields. Call it during rendering. */
export function addressFieldProps({
  register,
  formState: { errors },
}: AddressForm): Pick<AddressFieldsProps, 'register' | 'errorOf'> {
  return { register, errorOf: (name: AddressField) => errors[name]?.message };
}
