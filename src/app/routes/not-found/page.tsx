import { Trans, useLingui } from '@lingui/react/macro';
import { SearchForm } from '@/features/header/components/search/search-form';
import { PageMeta } from '@/lib/meta/page-meta';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { storeFinderPath } from '@/lib/navigation/store-finder-path';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import { Container } from '@/ui/layout/container';
import { Heading } from '@/ui/layout/heading';

/** The not-found page. */
export function Page() {
  const site = useSite();
  const { t } = useLingui();
  const links = [
    { href: sitePaths.listing(site, 'eyeglasses'), label: t`Eyeglasses` },
    { href: sitePaths.listing(site, 'sunglasses'), label: t`Sunglasses` },
    { href: sitePaths.listing(site, 'contact-lenses'), label: t`Contact lenses` },
    { href: storeFinderPath(site), label: t`Find a store` },
    { href: sitePaths.home(site), label: t`Home` },
  ];
  return (
    <Container width="text" className="py-16 lg:py-28">
      <PageMeta title={t`Page not found`} noIndex />
      <Heading level={1} size="display">
        <Trans>This page is out of focus</Trans>
      </Heading>
      <p className="mt-6 text-ink-soft text-lg">
        <Trans>
          The address may be wrong, or what was here has sold out for good. Try a search, or start again from
          one of these.
        </Trans>
      </p>
      <SearchForm label={t`Search from here`} className="mt-8" />
      <ul className="mt-6 flex flex-wrap gap-3">
        {links.map(({ href, label }) => (
          <li key={href}>
            <ButtonLink variant="secondary" render={<PageLink href={href} />}>
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Container>
  );
}
