import { getPersonData } from '@generated/identity/identity';
import { isSignedOut } from '@/lib/session/is-signed-out';
import type { Site } from '@/lib/site/site';

/** Time that a browser may need to take over the file, in milliseconds. */
const FILE_LIFETIME_MS = 60_000;

/** Downloads what the commerce API holds of the member, as a JSON file. Never cached. Never throws. */
export async function downloadData(site: Site): Promise<'downloaded' | 'signed-out' | 'failed'> {
  try {
    const data = await getPersonData(site.storeId, { langId: site.languageId });
    const [day] = data.createdAt.split('T');
    saveFile(`account-data-${day}.json`, JSON.stringify(data, null, 2));
    return 'downloaded';
  } catch (error) {
    return isSignedOut(error) ? 'signed-out' : 'failed';
  }
}

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), FILE_LIFETIME_MS);
}
