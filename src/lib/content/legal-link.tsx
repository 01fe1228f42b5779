import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Links from a form to a page of help, in a new tab, so that no input is lost. */
export function LegalLink({ href, children }: { href: string; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <a href={href} target="_blank" rel="noopener" className="link-inline">
      {children}
      <span className="sr-only">, {t`opens in a new tab`}</span>
    </a>
  );
}
