import type { ProtectionPlan } from '../seed/catalogue/protection-plans';
import type { Catalogue } from '../seed/catalogue/seed-catalogue';
import type { ContactLens } from '../seed/models/contact-lens';
import type { FrameColour, FrameModel } from '../seed/models/frame';
import type { LensPackage } from '../seed/models/lens-package';

/** A catalog item that a line item can refer to: the colors of a frame, not its model. */
export type Sellable =
  | { kind: 'frame'; model: FrameModel; colour: FrameColour }
  | { kind: 'contact-lens'; lens: ContactLens }
  | { kind: 'lens-package'; lens: LensPackage }
  | { kind: 'protection-plan'; plan: ProtectionPlan };

interface Index {
  byCatentryId: Map<string, Sellable>;
  byPartNumber: Map<string, Sellable>;
}

const indexes = new WeakMap<Catalogue, Index>();

/** The item with this catentry id. */
export function sellableById(catalogue: Catalogue, catentryId: string): Sellable | undefined {
  return indexOf(catalogue).byCatentryId.get(catentryId);
}

/** The item with this part number: the UPC, or a protection plan's id. */
export function sellableByPartNumber(catalogue: Catalogue, partNumber: string): Sellable | undefined {
  return indexOf(catalogue).byPartNumber.get(partNumber);
}

/** The ids that a line item refers to. */
export function idsOf(sellable: Sellable): { catentryId: string; partNumber: string } {
  switch (sellable.kind) {
    case 'frame':
      return { catentryId: sellable.colour.catentryId, partNumber: sellable.colour.upc };
    case 'protection-plan':
      return { catentryId: sellable.plan.catentryId, partNumber: sellable.plan.id };
    default:
      return { catentryId: sellable.lens.catentryId, partNumber: sellable.lens.upc };
  }
}

function indexOf(catalogue: Catalogue): Index {
  const known = indexes.get(catalogue);
  if (known) return known;
  const sellables = allOf(catalogue);
  const index = {
    byCatentryId: new Map(sellables.map((sellable) => [idsOf(sellable).catentryId, sellable])),
    byPartNumber: new Map(sellables.map((sellable) => [idsOf(sellable).partNumber, sellable])),
  };
  indexes.set(catalogue, index);
  return index;
}

function allOf(catalogue: Catalogue): Sellable[] {
  return [
    ...catalogue.frames.flatMap((model) =>
      model.colours.map((colour): Sellable => ({ kind: 'frame', model, colour })),
    ),
    ...catalogue.contactLenses.map((lens): Sellable => ({ kind: 'contact-lens', lens })),
    ...catalogue.lensPackages.map((lens): Sellable => ({ kind: 'lens-package', lens })),
    ...catalogue.warranties.map((plan): Sellable => ({ kind: 'protection-plan', plan })),
  ];
}
