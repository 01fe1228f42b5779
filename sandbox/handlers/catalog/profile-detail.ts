import type { Detail } from '../../serializers/search-family/search-entry';

/** How much a profile asks for: its name ends in _Details or _Summary; `usual` stands for any other and for none. */
export function profileDetail(profileName: string | undefined, usual: Detail): Detail {
  if (profileName?.endsWith('_Details')) return 'details';
  if (profileName?.endsWith('_Summary')) return 'summary';
  return usual;
}
