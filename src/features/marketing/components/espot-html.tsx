import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { cx } from '@/ui/lib/cx';

export interface EspotHtmlProps {
  /** Cleaned HTML. */
  html: string;
  className?: string | undefined;
}

/** Content that the retailer wrote. Its links lead on without a full load, as those of the store do. */
export function EspotHtml({ html, className }: EspotHtmlProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const path = link?.getAttribute('href');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!path || !plain || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(path);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: presses of the links inside, by keys too
    <div
      className={cx('rich-text', className)}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by cleanHtml
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
