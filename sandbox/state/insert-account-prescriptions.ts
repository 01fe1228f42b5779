import type { ShopperSeed } from '../seed/models/shopper';
import { type DemoSeed, demoAccount } from '../seed/patients/demo-account-prescriptions';
import type { SandboxState } from './state';

/** Inserts the demo shoppers' saved prescriptions. */
export function insertAccountPrescriptions(
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
