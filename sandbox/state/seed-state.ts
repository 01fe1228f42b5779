import { EMPTY_TOKENS, toProfileTokens } from '@/domain/advisor/profile-token';
import { toCalendarDate } from '@/domain/dates/calendar-date';
import type { ShopperSeed } from '../seed/models/shopper';
import { type DemoSeed, demoAccount } from '../seed/patients/demo-account-prescriptions';
import type { Seed } from '../seed/shared-seed';
import { seedShoppers } from '../seed/shoppers/seed-shoppers';
import type { AdvisorProfile } from './advisor-profile';
import type { StoredCard } from './order-checkout';
import type { SandboxState } from './state';

/** Inserts the demo shoppers and their saved data into an empty state. */
export function seedState(state: SandboxState, { catalog, doctors }: Seed, now: Date): void {
  if (state.users.count() > 0) return;
  const shoppers = seedShoppers();
  insertShoppers(state, shoppers);
  insertPayments(state, seedPayments);
  state.transaction(() => {
    for (const profile of seedAdvisorProfiles) state.advisorProfiles.insert(profile);
  });
  const contactLens = catalog.contactLenses.find(({ kind }) => kind === 'sphere');
  if (!contactLens) throw new Error('The catalog has no spherical contact lens.');
  insertAccountPrescriptions(state, shoppers, { today: toCalendarDate(now), contactLens, doctors });
}

/** Demo accounts are older than any session. */
const CREATED_AT = Date.UTC(2025, 0, 15);

function insertShoppers(state: SandboxState, shoppers: ShopperSeed[]): void {
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

/** Saves the demo cards, with the address of their holder. */
function insertPayments(state: SandboxState, payments: readonly PaymentSeed[]): void {
  state.transaction(() => {
    for (const { userId, card, isDefault } of payments) {
      const holder = state.users.get(userId);
      if (!holder?.address) throw new Error(`There is no demo shopper ${userId} with an address.`);
      const { firstName, lastName, email, address } = holder;
      state.savedPayments.insert({
        paymentId: state.nextId('savedPayment'),
        userId,
        card,
        isDefault,
        billTo: {
          firstName,
          lastName,
          email,
          street1: address.addressLines[0] ?? '',
          city: address.city,
          state: address.region,
          postalCode: address.postalCode,
          country: address.country,
        },
      });
    }
  });
}

/** Inserts the demo shoppers' saved prescriptions. */
function insertAccountPrescriptions(
  state: SandboxState,
  shoppers: readonly ShopperSeed[],
  seed: DemoSeed,
): void {
  state.transaction(() => {
    for (const shopper of shoppers) {
      const { prescriptions = [], files = [] } = demoAccount(shopper, seed) ?? {};
      for (const prescription of prescriptions) state.accountPrescriptions.insert(prescription);
      for (const file of files) state.prescriptionFiles.insert(file);
    }
  });
}

/** A card that a demo shopper has saved. */
interface PaymentSeed {
  userId: string;
  card: StoredCard;
  isDefault: boolean;
}

const card = (
  brand: StoredCard['brand'],
  maskedNumber: string,
  [expMonth, expYear]: [month: string, year: string],
): StoredCard => ({ brand, maskedNumber, expMonth, expYear, chargeCode: '100' });

/** Cards of the demo shoppers: two with the second as the default, an expired one, and one in Canada. Noor has none. */
const seedPayments: readonly PaymentSeed[] = [
  { userId: '510001', card: card('VISA', 'xxxxxxxxxxxx1111', ['09', '2031']), isDefault: false },
  { userId: '510001', card: card('AMEX', 'xxxxxxxxxxx0005', ['01', '2032']), isDefault: true },
  { userId: '510002', card: card('MasterCard', 'xxxxxxxxxxxx4444', ['03', '2021']), isDefault: true },
  { userId: '520002', card: card('VISA', 'xxxxxxxxxxxx1111', ['06', '2031']), isDefault: true },
];

/** Frame advisor profiles of the demo shoppers: Ada has one, Rafael reset his, Noor never had one. */
const seedAdvisorProfiles: readonly AdvisorProfile[] = [
  {
    userId: '510001',
    storeId: '10851',
    ...toProfileTokens(
      {
        choices: { faceShape: 'oval', mood: 'harmony', productType: 'eyeglasses', optimalHinge: 136 },
        changedAt: Date.UTC(2026, 4, 2),
      },
      '5f0c8a2e-3b64-4c1d-9e57-20a1d3f4b6c8',
    ),
  },
  { userId: '510002', storeId: '10851', ...EMPTY_TOKENS },
];
