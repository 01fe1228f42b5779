import { useLingui } from '@lingui/react/macro';
import { hydrationTrigger } from '@/lib/hydration/hydration-trigger';
import { PageLink } from '@/lib/navigation/page-link';
import { Heading } from '@/ui/layout/heading';
import { Breadcrumbs } from '@/ui/navigation/breadcrumbs';
import { useListingBreadcrumbs } from '../hooks/use-listing-breadcrumbs';
import { useCountLabel, useListingCopy } from '../hooks/use-listing-copy';
import { useListingContext } from './listing-context';

/** Breadcrumbs, heading and number of results. */
export function ListingHead() {
  const { t } = useLingui();
  const { scope, query, total, renderMySize } = useListingContext();
  const { title, intro } = useListingCopy(scope, query.term);
  const countLabel = useCountLabel(scope);
  return (
    <div className="pt-4 pb-6 lg:pt-6 lg:pb-10">
      <Breadcrumbs label={t`You are here`} items={useListingBreadcrumbs()} linkAs={PageLink} />
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 lg:mt-5">
        <div className="min-w-0">
          <Heading level={1} size="lg">
            {title}
          </Heading>
          {intro ? <p className="mt-2 max-w-text text-ink-soft">{intro}</p> : null}
        </div>
        {/* Reserves the line while the number is unknown. */}
        <div ref={hydrationTrigger} className="-my-2.5 flex min-h-11 items-center gap-x-8 max-lg:grow">
          {renderMySize?.('max-lg:order-1 max-lg:ml-auto')}
          <p className="text-ink-soft">{total === undefined ? null : countLabel(total)}</p>
        </div>
      </div>
    </div>
  );
}
