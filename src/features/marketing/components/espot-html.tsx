import { cx } from '@/ui/lib/cx';

export interface EspotHtmlProps {
  /** Sanitized HTML. */
  html: string;
  className?: string | undefined;
}

/** Renders the retailer's content. */
export function EspotHtml({ html, className }: EspotHtmlProps) {
  return (
    <div
      className={cx('rich-text', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by sanitizeHtml
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
