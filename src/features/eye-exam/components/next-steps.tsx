import { useLingui } from '@lingui/react/macro';
import { examPaths } from '@/lib/navigation/exam-paths';
import { helpPaths } from '@/lib/navigation/help-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { storeLocatorPaths } from '@/lib/navigation/store-locator-paths';
import { useSite } from '@/lib/site/site';
import { RowLink } from '@/ui/actions/row-link';

/** Suggests what to do after the thank-you page. */
export function NextSteps() {
  const { t } = useLingui();
  const site = useSite();
  const links = [
    { href: examPaths.examPage(site), label: t`What happens in an exam` },
    { href: helpPaths.faq(site, { topic: 'stores' }), label: t`Questions about stores and eye exams` },
    { href: storeLocatorPaths.finder(site), label: t`Find a store` },
    { href: sitePaths.listing(site, 'eyeglasses'), label: t`Look at eyeglasses` },
  ];
  return (
    <nav aria-label={t`Where to go from here`}>
      <ul className="grid border-line border-t md:grid-cols-2 md:gap-x-12">
        {links.map(({ href, label }) => (
          <li key={href} className="border-line border-b">
            <RowLink render={<PageLink href={href} />}>{label}</RowLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
