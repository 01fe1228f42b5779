import { deferHydration } from '@/lib/hydration/defer-hydration';
import { HydrationSection } from '@/lib/hydration/hydration-section';
import { Heading } from '@/ui/layout/heading';
import { cx } from '@/ui/lib/cx';
import { useCountLabel, useListingCopy } from '../hooks/use-listing-copy';
import { useListingContext } from './listing-context';

const ListingBreadcrumbs = deferHydration(
  async () => (await import('./listing-breadcrumbs')).ListingBreadcrumbs,
);

/** Breadcrumbs, heading and number of results. */
export function ListingHead() {
  const { scope, query, total, renderMySize } = useListingContext();
  const { title, intro } = useListingCopy(scope, query.term);
  const countLabel = useCountLabel(scope);
  return (
    <div className="pt-4 pb-4 sm:pb-6 lg:pt-6 lg:pb-10">
      <HydrationSection whenIdle>
        <ListingBreadcrumbs />
      </HydrationSection>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 lg:mt-5">
        <div className="min-w-0">
          <Heading level={1} size="lg">
            {title}
          </Heading>
          {intro ? <p className="mt-2 max-w-text text-ink-soft max-sm:hidden">{intro}</p> : null}
        </div>
        {/* The line, and the number's width in it, are reserved: nothing moves when the number changes. */}
        <HydrationSection
          whenIdle
          className="-my-2.5 flex min-h-11 flex-wrap items-center gap-x-4 max-lg:grow lg:gap-x-8"
        >
          <p
            className={cx(
              'text-ink-soft lg:whitespace-nowrap lg:text-right',
              renderMySize ? 'lg:min-w-28' : 'lg:min-w-44',
            )}
          >
            {total === undefined ? null : countLabel(total)}
          </p>
          {renderMySize?.('max-lg:ml-auto')}
        </HydrationSection>
      </div>
    </div>
  );
}
