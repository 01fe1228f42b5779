import { zodResolver } from '@hookform/resolvers/zod';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { formatPhone } from '@/domain/contact/phone';
import { useSite } from '@/lib/site/site';
import type { Address } from '../api/order-view';
import { type AddressValues, addressSchema } from './address-schema';

/** The form of an address. Its output is trimmed and formatted as it is sent. */
export type AddressForm = UseFormReturn<AddressValues, unknown, Address>;

/** @param defaults values to begin with; a field without one keeps what was typed before hydration. */
export function useAddressForm(defaults: Partial<AddressValues> = {}): AddressForm {
  const { country } = useSite();
  return useForm<AddressValues, unknown, Address>({
    resolver: zodResolver(addressSchema(country)),
    defaultValues: defaults,
  });
}

/** An address as its fields show it. */
export function toAddressValues(address: Address): AddressValues {
  return { ...address, phone: formatPhone(address.phone) };
}
