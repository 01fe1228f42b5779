import type { Catalog } from '../seed/catalog/seed-catalog';
import type { FrameColor, FrameModel } from '../seed/models/frame';

export interface FrameSku {
  model: FrameModel;
  color: FrameColor;
}

const indexes = new WeakMap<Catalog, Map<string, FrameSku>>();

/** Finds the color of a frame by its catentry id. */
export function findSku(catalog: Catalog, catentryId: string): FrameSku | undefined {
  let index = indexes.get(catalog);
  if (!index) {
    index = new Map(
      catalog.frames.flatMap((model) =>
        model.colors.map((color) => [color.catentryId, { model, color }] as const),
      ),
    );
    indexes.set(catalog, index);
  }
  return index.get(catentryId);
}
