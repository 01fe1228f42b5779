import { getPersonData } from '@generated/identity/identity';
import { saveFile } from '@/lib/files/save-file';
import { isSignedOut } from '@/lib/session/is-signed-out';
import type { Site } from '@/lib/site/site';

/** Downloads the commerce API's data about the member, as a JSON file. Never cached. Never throws. */
export async function downloadData(site: Site): Promise<'downloaded' | 'signed-out' | 'failed'> {
  try {
    const data = await getPersonData(site.storeId, { langId: site.languageId });
    const [day] = data.createdAt.split('T');
    saveFile(`account-data-${day}.json`, JSON.stringify(data, null, 2), 'application/json');
    return 'downloaded';
  } catch (error) {
    return isSignedOut(error) ? 'signed-out' : 'failed';
  }
}
