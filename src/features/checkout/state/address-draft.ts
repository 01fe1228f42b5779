import type { AddressValues } from '@/lib/address/address-schema';
import { createStore } from '@/lib/state/create-store';

/** The delivery address as typed, until it is saved or the change is canceled: it survives a look at another page. In memory only. */
export const addressDraft = createStore<Partial<AddressValues> | undefined>(undefined);
