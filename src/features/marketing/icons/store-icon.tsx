import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStoredEntry } from '@/platform/storage/use-stored-entry';
import { useStore } from '@/platform/store/store';
import { loadSvgIcons } from './load-svg-icons';
import { svgIconsEntry } from './svg-icons-entry';

export interface StoreIconProps {
  /** Id of the symbol in the retailer's sprite. */
  name: string;
  /** Pixels; the built-in icon has the same. */
  size: number;
  /** Built in: shown until the retailer's is here, and where there is none of this name. */
  fallback: ReactNode;
}

/** An icon that the retailer can change: from the spot X_SVG_Icons, else the store's own. For sight only. */
export function StoreIcon({ name, size, fallback }: StoreIconProps) {
  const icon = useStoredEntry(svgIconsEntry)?.[name];
  const store = useStore();
  const { search } = useLocation();
  useEffect(() => void loadSvgIcons(store, new URLSearchParams(search)), [store, search]);
  if (!icon) return fallback;
  return (
    <svg
      width={size}
      height={size}
      viewBox={icon.viewBox}
      fill="none"
      aria-hidden="true"
      focusable="false"
      data-icon={name}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by cleanIcons before it was stored
      dangerouslySetInnerHTML={{ __html: icon.shapes }}
    />
  );
}
