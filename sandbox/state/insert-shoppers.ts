import type { ShopperSeed } from '../seed/models/shopper';
import type { SandboxState } from './state';

/** Demo accounts are older than any session. */
const CREATED_AT = Date.UTC(2025, 0, 15);

export function insertShoppers(state: SandboxState, shoppers: ShopperSeed[]): void {
  state.transaction(() => {
    for (const shopper of shoppers) {
      state.users.insert({
        userId: shopper.userId,
        registerType: 'R',
        personalizationId: `${CREATED_AT}-${shopper.userId}`,
        logonId: shopper.logonId.toLowerCase(),
        passwordHash: shopper.passwordHash,
        passwordExpired: shopper.passwordExpired,
        country: shopper.country,
        firstName: shopper.firstName,
        lastName: shopper.lastName,
        email: shopper.email,
        address: shopper.address,
        createdAt: CREATED_AT,
      });
    }
  });
}
