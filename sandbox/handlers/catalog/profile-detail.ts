import type { Detail } from '../../serializers/search-family/search-entry';

const DETAILS: Record<string, Detail> = { Details: 'details', Summary: 'summary', Tiles: 'tiles' };

/** Detail level of a profile: its name ends in _Details, _Summary or _Tiles. `defaultDetail` for any other name and for none. */
export function profileDetail(profileName: string | undefined, usual: Detail): Detail {
  return DETAILS[profileName?.split('_').at(-1) ?? ''] ?? usual;
}
