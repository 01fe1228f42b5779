import type { Catalogue } from '../seed/catalogue/seed-catalogue';
import type { FrameColour, FrameModel } from '../seed/models/frame';

export interface FoundSku {
  model: FrameModel;
  colour: FrameColour;
}

const indexes = new WeakMap<Catalogue, Map<string, FoundSku>>();

/** Finds the color of a frame by its catentry id. */
export function findSku(catalogue: Catalogue, catentryId: string): FoundSku | undefined {
  let index = indexes.get(catalogue);
  if (!index) {
    index = new Map(
      catalogue.frames.flatMap((model) =>
        model.colours.map((colour) => [colour.catentryId, { model, colour }] as const),
      ),
    );
    indexes.set(catalogue, index);
  }
  return index.get(catentryId);
}
