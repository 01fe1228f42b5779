import type { DetailLevel } from '../../serializers/search/search-item';

const DETAIL_BY_SUFFIX: Record<string, DetailLevel> = {
  Details: 'details',
  Summary: 'summary',
  Tiles: 'tiles',
};

/**
 * Returns the detail level of a profile: its name ends in _Details, _Summary or _Tiles. `defaultDetail` for any other name and
 * for none.
 */
export function profileDetail(profileName: string | undefined, defaultDetail: DetailLevel): DetailLevel {
  return DETAIL_BY_SUFFIX[profileName?.split('_').at(-1) ?? ''] ?? defaultDetail;
}
