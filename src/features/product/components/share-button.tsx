import { Trans, useLingui } from '@lingui/react/macro';
import { canonicalOrigin } from '@/domain/locale/locale-origin';
import { useSiteOrigin } from '@/lib/meta/site-origin';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { ShareButton as Share } from '@/ui/actions/share-button';

export interface ShareButtonProps {
  name: string;
  upc: string;
}

/** Shares the URL of the product, without the page's query. */
export function ShareButton({ name, upc }: ShareButtonProps) {
  const { t } = useLingui();
  const site = useSite();
  const origin = useSiteOrigin();
  const url = canonicalOrigin(origin, site.locale) + sitePaths.product(site, upc);
  return (
    <Share
      raised
      label={t`Share ${name}`}
      title={name}
      url={url}
      copied={<Trans>The link is copied.</Trans>}
      blocked={
        <Trans>
          Copy this address: <span className="select-all break-all underline">{url}</span>
        </Trans>
      }
    />
  );
}
