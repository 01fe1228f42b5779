import { redirectTarget } from '@/domain/navigation/redirect-target';
import { AccountContent } from '@/features/account/components/account-content';
import { contactQuery } from '@/lib/session/contact-query';
import { contextQuery, isMember } from '@/lib/session/user-context';
import { Container } from '@/ui/layout/container';
import { usePageLocation } from '../../navigation/page-location';
import type { PageLocation, PageModule } from '../../page';
import { SessionNotice } from '../shared/session-notice';

export const prepare: PageModule['prepare'] = async ({ site, search }, load) => {
  if (!isMember(await load(contextQuery(site)))) return undefined;
  const target = redirectFrom(search);
  if (target) return { redirect: target };
  await load(contactQuery(site));
  return undefined;
};

/** The account page, with sign-in and registration for guests (000 §2 and §6, Header; 003 §2.5). */
export function Page() {
  const { pathname, search } = usePageLocation();
  const view = search.get('view') === 'register' ? 'register' : 'sign-in';
  return (
    <Container className="grid grid-cols-1 gap-10 py-10 lg:py-16">
      <SessionNotice forMembers hasForm />
      <AccountContent
        view={view}
        hrefs={{
          'sign-in': pathname + queryWithView(search, undefined),
          register: pathname + queryWithView(search, 'register'),
        }}
        redirectPath={redirectFrom(search)}
        accountPath={`${pathname}?${search}`}
      />
    </Container>
  );
}

/** The `redirectPath` parameter, if it is a path of this site (003 §2.5). */
function redirectFrom(search: PageLocation['search']): string | undefined {
  return redirectTarget(search.get('redirectPath'), '') || undefined;
}

function queryWithView(search: PageLocation['search'], view: string | undefined): string {
  const params = new URLSearchParams(search);
  if (view) params.set('view', view);
  else params.delete('view');
  return params.size > 0 ? `?${params}` : '';
}
