import type { ProtectionPlan } from '../seed/catalog/protection-plans';
import type { Catalog } from '../seed/catalog/seed-catalog';
import type { ContactLens } from '../seed/models/contact-lens';
import type { FrameColor, FrameModel } from '../seed/models/frame';
import type { LensPackage } from '../seed/models/lens-package';

/** A catalog item that a line item can refer to: the colors of a frame, not its model. */
export type Sellable =
  | { kind: 'frame'; model: FrameModel; color: FrameColor }
  | { kind: 'contact-lens'; lens: ContactLens }
  | { kind: 'lens-package'; lens: LensPackage }
  | { kind: 'protection-plan'; plan: ProtectionPlan };

interface Index {
  byCatentryId: Map<string, Sellable>;
  byPartNumber: Map<string, Sellable>;
}

const indexes = new WeakMap<Catalog, Index>();

/** Returns the item with this catentry id. */
export function sellableById(catalog: Catalog, catentryId: string): Sellable | undefined {
  return catalogIndex(catalog).byCatentryId.get(catentryId);
}

/** Returns the item with this part number: the UPC, or a protection plan's id. */
export function sellableByPartNumber(catalog: Catalog, partNumber: string): Sellable | undefined {
  return catalogIndex(catalog).byPartNumber.get(partNumber);
}

/** Returns the ids that a line item refers to. */
export function sellableIds(sellable: Sellable): { catentryId: string; partNumber: string } {
  switch (sellable.kind) {
    case 'frame':
      return { catentryId: sellable.color.catentryId, partNumber: sellable.color.upc };
    case 'protection-plan':
      return { catentryId: sellable.plan.catentryId, partNumber: sellable.plan.id };
    default:
      return { catentryId: sellable.lens.catentryId, partNumber: sellable.lens.upc };
  }
}

function catalogIndex(catalog: Catalog): Index {
  const cached = indexes.get(catalog);
  if (cached) return cached;
  const sellables = listSellables(catalog);
  const index = {
    byCatentryId: new Map(sellables.map((sellable) => [sellableIds(sellable).catentryId, sellable])),
    byPartNumber: new Map(sellables.map((sellable) => [sellableIds(sellable).partNumber, sellable])),
  };
  indexes.set(catalog, index);
  return index;
}

function listSellables(catalog: Catalog): Sellable[] {
  return [
    ...catalog.frames.flatMap((model) =>
      model.colors.map((color): Sellable => ({ kind: 'frame', model, color })),
    ),
    ...catalog.contactLenses.map((lens): Sellable => ({ kind: 'contact-lens', lens })),
    ...catalog.lensPackages.map((lens): Sellable => ({ kind: 'lens-package', lens })),
    ...catalog.warranties.map((plan): Sellable => ({ kind: 'protection-plan', plan })),
  ];
}
