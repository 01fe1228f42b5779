import type { Catalog } from '../seed/catalog/seed-catalog';
import { addContactLens, addGlassesOf } from './prescriptions';
import { becomeGuest, logOn } from './shoppers';
import type { TestClient } from './test-client';

/** Creates the new shoppers of a sandbox whose cart needs a prescription. */
export function prescriptionShoppers(client: () => TestClient, catalog: Catalog) {
  async function guest() {
    const shopper = client();
    await becomeGuest(shopper);
    return shopper;
  }
  return {
    async member(name = 'noor.haddad') {
      const shopper = client();
      await logOn(shopper, name);
      return shopper;
    },
    async guestWithGlasses() {
      const shopper = await guest();
      return { shopper, frame: await addGlassesOf(shopper, catalog) };
    },
    /** Creates a pair: one item for each eye. */
    async guestWithContacts() {
      const shopper = await guest();
      const right = await addContactLens(shopper, catalog, 'RCON');
      return { shopper, right, left: await addContactLens(shopper, catalog, 'LCON') };
    },
  };
}
