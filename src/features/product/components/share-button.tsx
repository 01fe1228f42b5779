import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { canonicalOrigin } from '@/domain/locale/locale-origin';
import { useSiteOrigin } from '@/lib/meta/site-origin';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { IconButton } from '@/ui/actions/icon-button';
import { ShareIcon } from '@/ui/icons/deferred-icons';
import { type ShareResult, shareLink } from '../api/share-link';

export interface ShareButtonProps {
  name: string;
  upc: string;
}

/** Shares the address of the product, without the page's own query: by the device, or as a copied link. */
export function ShareButton({ name, upc }: ShareButtonProps) {
  const { t } = useLingui();
  const site = useSite();
  const origin = useSiteOrigin();
  const [result, setResult] = useState<ShareResult>();
  const url = canonicalOrigin(origin, site.locale) + sitePaths.product(site, upc);
  return (
    <div className="relative noscript:hidden">
      <IconButton
        raised
        label={t`Share ${name}`}
        icon={<ShareIcon />}
        onClick={() => void shareLink({ title: name, url }).then(setResult)}
        onBlur={() => setResult((current) => (current === 'copied' ? undefined : current))}
      />
      <p
        role="status"
        className="on-ink absolute top-full right-0 mt-1 w-48 rounded-md bg-ink p-3 text-on-ink text-sm shadow-float empty:hidden sm:w-64"
      >
        {result === 'copied' ? <Trans>The link is copied.</Trans> : null}
        {result === 'blocked' ? (
          <Trans>
            Copy this address: <span className="select-all break-all underline">{url}</span>
          </Trans>
        ) : null}
      </p>
    </div>
  );
}
