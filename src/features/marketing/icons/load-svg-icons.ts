import { getCookieSensitiveEspot } from '@generated/marketing/marketing';
import { espotText } from '@/domain/marketing/espot-text';
import type { Site } from '@/lib/site/site';
import { track } from '@/lib/tracking/track';
import { storedSvgIcons } from './stored-svg-icons';

const ESPOT_NAME = 'X_SVG_Icons';

let pending: Promise<void> | undefined;

/** Loads the retailer's icons into local storage, once. Without them the built-in icons are shown. */
export function loadSvgIcons(site: Site, searchParams: URLSearchParams): Promise<void> {
  if (storedSvgIcons.read() !== undefined) return Promise.resolve();
  pending ??= load(site, searchParams).finally(() => {
    pending = undefined;
  });
  return pending;
}

async function load({ storeId, languageId }: Site, searchParams: URLSearchParams): Promise<void> {
  try {
    const response = await getCookieSensitiveEspot(
      storeId,
      ESPOT_NAME,
      { langId: languageId },
      { extraQuery: searchParams },
    );
    const { sanitizeIcons } = await import('../sanitize/sanitize-icons');
    storedSvgIcons.write(await sanitizeIcons(espotText(response)));
  } catch {
    track({ name: 'error', message: `Error loading espot ${ESPOT_NAME}` });
  }
}
