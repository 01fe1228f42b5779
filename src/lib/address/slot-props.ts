import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { LocaleConfig } from '@/domain/locale/locales';
import type { AddressField } from './address-schema';

/** Fields of an address, which the feature `address` renders into a form of another one. */
export interface AddressFieldsProps {
  register: (name: AddressField) => UseFormRegisterReturn;
  /** Message key of a field's fault. */
  errorOf: (name: AddressField) => string | undefined;
  /** Purpose, for the browser's autofill. A US postal code of a card has digits only (002 §5). */
  kind: 'shipping' | 'billing';
  /** The store's by default. */
  country?: LocaleConfig['country'] | undefined;
  /** Texts for message keys that only this form has. */
  messages?: Readonly<Record<string, string>>;
  /** Fields that are left out. */
  without?: readonly ('unit' | 'phone')[];
  /** Additional fields after the names. Each spans the columns that it needs, out of six. */
  children?: ReactNode;
}
