import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { cx } from '@/ui/lib/cx';

export interface EspotHtmlProps {
  /** Sanitized HTML. */
  html: string;
  className?: string | undefined;
}

/** Renders the retailer's content. Its links navigate on the client, like the site's. */
export function EspotHtml({ html, className }: EspotHtmlProps) {
  const navigate = useNavigate();
  const handleClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const path = link?.getAttribute('href');
    const isPlainClick =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!path || !isPlainClick || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(path);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: delegated clicks of the links inside, which cover the keyboard
    <div
      className={cx('rich-text', className)}
      onClick={handleClick}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by sanitizeHtml
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
