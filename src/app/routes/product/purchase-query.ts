import { getFrameLensesQuerySelectedPerkCodeMax } from '@generated/lens/lens.limits';

/** What the address of a product page says about the purchase. */
export interface PurchaseQuery {
  /** `selectedPerkCode` (000 §2). The lens service decides whether it is good for the frame. */
  perkCode: string | undefined;
  /** `tah`, which the add-glasses command passes through. Never invented. */
  tah: 'true' | 'false' | undefined;
}

export function readPurchaseQuery(search: URLSearchParams): PurchaseQuery {
  const tah = search.get('tah');
  return {
    perkCode:
      search.get('selectedPerkCode')?.trim().slice(0, getFrameLensesQuerySelectedPerkCodeMax) || undefined,
    tah: tah === 'true' || tah === 'false' ? tah : undefined,
  };
}
