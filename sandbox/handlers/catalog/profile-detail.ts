import type { Detail } from '../../serializers/search-family/search-entry';

/** How much a profile asks for, by the end of its name. */
const DETAILS: Record<string, Detail> = { Details: 'details', Summary: 'summary', Tiles: 'tiles' };

/** How much a profile asks for: its name ends in _Details, _Summary or _Tiles; `usual` stands for any other and for none. */
export function profileDetail(profileName: string | undefined, usual: Detail): Detail {
  return DETAILS[profileName?.split('_').at(-1) ?? ''] ?? usual;
}
