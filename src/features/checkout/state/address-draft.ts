import { createStore } from '@/lib/state/create-store';
import type { AddressValues } from '../forms/address-schema';

/** The delivery address as typed, while it is not saved: it survives a look at another page. In memory only. */
export const addressDraft = createStore<Partial<AddressValues> | undefined>(undefined);
