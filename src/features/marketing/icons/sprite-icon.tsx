import { getCookieSensitiveEspot } from '@generated/marketing/marketing';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { espotText } from '@/domain/marketing/espot-text';
import { type Site, useSite } from '@/lib/site/site';
import { useStoreValue } from '@/lib/state/create-store';
import { track } from '@/lib/tracking/track';
import { iconLength } from '@/ui/icons/icon-length';
import { storedSvgIcons } from './stored-svg-icons';

export interface SpriteIconProps {
  /** Id of the symbol in the retailer's sprite. */
  name: string;
  /** Pixels, as for the built-in icon. */
  size: number;
  /** Built-in icon, shown until the retailer's has loaded or when the sprite has none with this name. */
  fallback: ReactNode;
}

/** Renders a decorative icon that the retailer can replace: from the espot X_SVG_Icons, else built in. */
export function SpriteIcon({ name, size, fallback }: SpriteIconProps) {
  const icon = useStoreValue(storedSvgIcons)?.[name];
  const site = useSite();
  const { search } = useLocation();
  useEffect(() => void loadSvgIcons(site, new URLSearchParams(search)), [site, search]);
  if (!icon) return fallback;
  return (
    <svg
      width={iconLength(size)}
      height={iconLength(size)}
      viewBox={icon.viewBox}
      fill="none"
      aria-hidden="true"
      focusable="false"
      data-icon={name}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by sanitizeIcons before it was stored
      dangerouslySetInnerHTML={{ __html: icon.shapes }}
    />
  );
}

const ESPOT_NAME = 'X_SVG_Icons';

let pending: Promise<void> | undefined;

/** Loads the retailer's icons into local storage, once. Without them the built-in icons are shown. */
function loadSvgIcons(site: Site, searchParams: URLSearchParams): Promise<void> {
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
    storedSvgIcons.write(sanitizeIcons(espotText(response)));
  } catch {
    track({ name: 'error', message: `Error loading espot ${ESPOT_NAME}` });
  }
}
