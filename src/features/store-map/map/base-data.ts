import type { BaseTopology } from './base-shapes';
import type { LabelData } from './map-labels';

/** First data of every map. The detailed outlines load when needed. */
export interface BaseData {
  readonly overview: BaseTopology;
  readonly labels: LabelData;
}

/** Loads the data separately from the map's code, so that both load at once. */
export async function loadBaseData(): Promise<BaseData> {
  const [overview, labels] = await Promise.all([
    import('../data/base-overview.json'),
    import('../data/map-labels.json'),
  ]);
  return {
    overview: overview.default as unknown as BaseTopology,
    labels: labels.default as unknown as LabelData,
  };
}

/** Outlines with more points, for closer views. */
export async function loadBaseDetail(): Promise<BaseTopology> {
  return (await import('../data/base-detail.json')).default as unknown as BaseTopology;
}
