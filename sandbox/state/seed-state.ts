import { toCalendarDate } from '@/domain/dates/calendar-date';
import type { Seed } from '../seed/shared-seed';
import { seedAdvisorProfiles } from '../seed/shoppers/seed-advisor-profiles';
import { seedPayments } from '../seed/shoppers/seed-payments';
import { seedShoppers } from '../seed/shoppers/seed-shoppers';
import { insertAccountPrescriptions } from './insert-account-prescriptions';
import { insertPayments } from './insert-payments';
import { insertShoppers } from './insert-shoppers';
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
