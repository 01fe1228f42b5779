import { useGetPersonContact } from '@generated/identity/identity';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { openInsurancePanel } from '@/lib/insurance/open-insurance-panel';
import { useAccountLinks } from '@/lib/navigation/account-links';
import { examPaths } from '@/lib/navigation/exam-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { storeFinderPath } from '@/lib/navigation/store-finder-path';
import { contactArgs } from '@/lib/session/contact-query';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import { Notice } from '@/ui/display/notice';
import { Skeleton } from '@/ui/display/skeleton';
import { accountIcons } from '@/ui/icons/account-icons';
import { EyeIcon, PinIcon, ShieldIcon } from '@/ui/icons/deferred-icons';
import { BagIcon, ChevronRightIcon } from '@/ui/icons/icons';

const LINK_CLASS = 'flex min-h-18 items-center gap-4 text-lg hover:bg-well lg:px-3';

/** Renders the account page of a member: details and account links. */
export function MemberAccount() {
  const site = useSite();
  const { t } = useLingui();
  const links = useAccountLinks();
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:gap-20">
      <section aria-label={t`Your details`} className="grid content-start gap-6">
        <Details />
        <div>
          <ButtonLink variant="secondary" href={sitePaths.signOut(site)}>
            <Trans>Sign out</Trans>
          </ButtonLink>
        </div>
      </section>
      <nav aria-label={t`Your account`}>
        <ul className="border-line border-t">
          {links.map(({ id, href, label }) => {
            const Icon = accountIcons[id];
            return (
              <AccountLink key={id} href={href} icon={<Icon size={24} />}>
                {label}
              </AccountLink>
            );
          })}
          <AccountLink href={sitePaths.cart(site)} icon={<BagIcon size={24} />}>
            <Trans>Cart</Trans>
          </AccountLink>
          <AccountLink href={storeFinderPath(site)} icon={<PinIcon size={24} />}>
            <Trans>Find a store</Trans>
          </AccountLink>
          <AccountLink href={examPaths.examPage(site)} icon={<EyeIcon size={24} />}>
            <Trans>Eye exams</Trans>
          </AccountLink>
          <li className="border-line border-b">
            <button
              type="button"
              className={`${LINK_CLASS} w-full`}
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => void openInsurancePanel({ opener: currentTarget })}
            >
              <ShieldIcon size={24} />
              <Trans>Vision insurance</Trans>
              <ChevronRightIcon className="ml-auto" />
            </button>
          </li>
        </ul>
      </nav>
    </div>
  );
}

function AccountLink({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li className="border-line border-b">
      <PageLink href={href} className={LINK_CLASS}>
        {icon}
        {children}
        <ChevronRightIcon className="ml-auto" />
      </PageLink>
    </li>
  );
}

/** Shows name and email of the first contact (000 §7). */
function Details() {
  const { data, error, mutate } = useGetPersonContact(...contactArgs(useSite()));
  const { firstName = '', lastName = '', email1 = '' } = data?.contact[0] ?? {};
  if (error && !data) {
    return (
      <Notice tone="error" onRetry={mutate}>
        <Trans>Your details could not be loaded.</Trans>
      </Notice>
    );
  }
  if (!data) return <Skeleton className="h-24 w-full" />;
  return (
    <dl className="grid grid-cols-1 gap-4">
      <div>
        <dt className="text-ink-soft text-sm">
          <Trans>Name</Trans>
        </dt>
        <dd className="text-lg">{`${firstName} ${lastName}`.trim()}</dd>
      </div>
      <div>
        <dt className="text-ink-soft text-sm">
          <Trans>Email address</Trans>
        </dt>
        <dd className="wrap-anywhere text-lg">{email1}</dd>
      </div>
    </dl>
  );
}
