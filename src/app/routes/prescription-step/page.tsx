import { Trans, useLingui } from '@lingui/react/macro';
import { redirectTarget } from '@/domain/navigation/redirect-target';
import { itemPictureQuery } from '@/features/prescription-step/api/item-picture';
import { orderOf, setupQuery } from '@/features/prescription-step/api/setup-query';
import { deferHydration } from '@/lib/hydration/defer-hydration';
import { hydrationTrigger } from '@/lib/hydration/hydration-trigger';
import { PageMeta } from '@/lib/meta/page-meta';
import { sitePaths } from '@/lib/navigation/site-paths';
import { contextQuery, useAccount } from '@/lib/session/user-context';
import { type Site, useSite } from '@/lib/site/site';
import { Container } from '@/ui/layout/container';
import { Heading } from '@/ui/layout/heading';
import { usePageLocation } from '../../navigation/page-location';
import type { PageModule } from '../../page';
import { messagesQuery } from '../shared/lazy-messages';

const ComposedStep = deferHydration(async () => (await import('./composed-step')).ComposedStep);

export const prepare: PageModule['prepare'] = async ({ site, search }, load) => {
  const [setup] = await Promise.all([load(setupQuery(site, linkFrom(search))), load(contextQuery(site))]);
  const order = orderOf(setup);
  if (order && order.items.length === 0)
    return { redirect: order.lineCount > 0 ? nextStepFrom(site, search) : sitePaths.cart(site) };
  const items = order?.items ?? [];
  await Promise.all([
    ...items.map((item) => load(itemPictureQuery(site, item))),
    // For values in words.
    load(async () =>
      items.some(({ given }) => given.values)
        ? messagesQuery(site.displayLanguage, 'prescription')
        : undefined,
    ),
  ]);
  return undefined;
};

/** The prescription step (003 §2.1). */
export function Page() {
  const { t } = useLingui();
  const site = useSite();
  const { pathname, search } = usePageLocation();
  return (
    <Container data-promo="none" className="grid gap-8 py-8 lg:gap-12 lg:py-14">
      <PageMeta title={t`Your prescriptions`} noIndex />
      <Heading level={1} size="lg">
        <Trans>Your prescriptions</Trans>
      </Heading>
      <div ref={hydrationTrigger}>
        <ComposedStep
          link={linkFrom(search)}
          openId={search.get('item') ?? undefined}
          isMember={useAccount().state === 'member'}
          nextStepUrl={nextStepFrom(site, search)}
          ownPath={search.size > 0 ? `${pathname}?${search}` : pathname}
        />
      </div>
    </Container>
  );
}

/** `encOrderMemberId`, which opens an order without a session. */
function linkFrom(search: URLSearchParams): string | undefined {
  const link = search.get('encOrderMemberId') ?? '';
  return /^[A-Za-z0-9+/=_%-]{1,512}$/.test(link) ? link : undefined;
}

/** Only a path of this site; the checkout by default. */
function nextStepFrom(site: Site, search: URLSearchParams): string {
  return redirectTarget(search.get('nextStepUrl'), sitePaths.checkout(site));
}
