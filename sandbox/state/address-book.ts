import type { SavedAddress } from './documents';
import type { SandboxState } from './state';
import type { User } from './user';

/** Name of the address that came with the account. */
export const OWN_ADDRESS_NAME = 'home';

/** Returns the id of the address that came with the account. */
export function addressIdOf({ userId }: Pick<User, 'userId'>): string {
  return `8${userId}`;
}

/** Returns the id of the default address: the chosen one while it exists, else the first one. */
export function primaryAddressId(user: User, savedAddresses: readonly SavedAddress[]): string | undefined {
  const { primaryAddressId: chosen } = user;
  const ids = [
    ...(hasOwnAddress(user) ? [addressIdOf(user)] : []),
    ...savedAddresses.map(({ addressId }) => addressId),
  ];
  return chosen !== undefined && ids.includes(chosen) ? chosen : ids[0];
}

export function hasOwnAddress({ address }: Pick<User, 'address'>): boolean {
  return address !== undefined && address.addressLines.length > 0;
}

/** Returns an address of the account by its name; that of the account itself becomes a saved one, so that it can be changed. */
export function findAddress(state: SandboxState, user: User, nickName: string): SavedAddress | undefined {
  const saved = state.savedAddresses
    .by('user', user.userId)
    .find((candidate) => candidate.nickName === nickName);
  return saved ?? (nickName === OWN_ADDRESS_NAME ? detachOwnAddress(state, user) : undefined);
}

function detachOwnAddress(state: SandboxState, user: User): SavedAddress | undefined {
  const { address, userId, firstName, lastName } = user;
  if (!address || !hasOwnAddress(user)) return undefined;
  // The first address was the default without a choice, and is the last one now.
  const primaryAddressId = user.primaryAddressId ?? addressIdOf(user);
  state.users.update(userId, { address: undefined, primaryAddressId });
  const { phone, ...rest } = address;
  return state.savedAddresses.insert({
    addressId: addressIdOf(user),
    userId,
    nickName: OWN_ADDRESS_NAME,
    addressType: 'ShippingAndBilling',
    address: { ...rest, firstName, lastName, ...(phone ? { phone } : {}), email: '' },
  });
}
