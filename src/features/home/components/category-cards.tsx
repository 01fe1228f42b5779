import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { FrameOutline } from '@/ui/drawings/frame-outline';
import { ArrowRightIcon } from '@/ui/icons/deferred-icons';
import { cx } from '@/ui/lib/cx';

const ILLUSTRATION_CLASS = 'h-auto w-full max-w-40 sm:max-w-56 lg:max-w-64';

/** Cards that link to the three listings. */
export function CategoryCards() {
  const site = useSite();
  const { t } = useLingui();
  return (
    <nav aria-label={t`Categories`}>
      <ul className="grid gap-3 lg:grid-cols-3 lg:gap-x-5 lg:gap-y-0">
        <CategoryCard
          href={sitePaths.listing(site, 'eyeglasses')}
          name={t`Eyeglasses`}
          text={t`Single vision, progressive or just for the look`}
          surfaceClassName="bg-well"
          illustration={<FrameOutline shape="panthos" className={ILLUSTRATION_CLASS} />}
        />
        <CategoryCard
          href={sitePaths.listing(site, 'sunglasses')}
          name={t`Sunglasses`}
          text={t`Tinted or mirrored, with or without a prescription`}
          surfaceClassName="on-ink"
          illustration={<FrameOutline shape="aviator" tinted className={ILLUSTRATION_CLASS} />}
        />
        <CategoryCard
          href={sitePaths.listing(site, 'contact-lenses')}
          name={t`Contact lenses`}
          text={t`Daily, two-week and monthly, in your parameters`}
          surfaceClassName="bg-accent-tint text-accent"
          illustration={<ContactLensOutline className={ILLUSTRATION_CLASS} />}
        />
      </ul>
    </nav>
  );
}

interface CategoryCardProps {
  href: string;
  name: string;
  text: string;
  surfaceClassName: string;
  illustration: ReactNode;
}

function CategoryCard({ href, name, text, surfaceClassName, illustration }: CategoryCardProps) {
  return (
    // Subgrid aligns illustrations and text across cards on desktop.
    <li className="lg:row-span-2 lg:grid lg:grid-rows-subgrid">
      <PageLink
        href={href}
        className={cx(
          'group grid grid-cols-[minmax(0,1fr)_auto] gap-4 rounded-lg p-5 sm:p-7 lg:row-span-2 lg:grid-cols-1 lg:grid-rows-subgrid',
          surfaceClassName,
        )}
      >
        <span className="self-end lg:order-2 lg:self-start">
          {/* The arrow is in the padding, so it never begins a line. The narrowest phones have no room for it. */}
          <span className="block font-medium text-xl min-[22rem]:pr-7 sm:text-2xl">
            {name}
            <ArrowRightIcon className="-mr-7 ml-1.5 inline transition-transform group-hover:translate-x-1 max-[22rem]:hidden" />
          </span>
          <span className="mt-1 block max-w-xs text-sm">{text}</span>
        </span>
        <span className="flex w-20 items-center justify-center max-[18rem]:hidden min-[22rem]:w-28 sm:w-56 lg:w-auto lg:py-14">
          {illustration}
        </span>
      </PageLink>
    </li>
  );
}

/** Renders a decorative line drawing of contact lenses, in the text color. */
function ContactLensOutline({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 120 48"
      width={120}
      height={48}
      fill="none"
      stroke="currentColor"
      strokeWidth={1}
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <circle cx="31" cy="24" r="20" strokeWidth={1.75} />
      <circle cx="31" cy="24" r="11.5" strokeDasharray="0.6 2.2" strokeLinecap="round" />
      <circle cx="89" cy="24" r="20" strokeWidth={1.75} />
      <circle cx="89" cy="24" r="11.5" strokeDasharray="0.6 2.2" strokeLinecap="round" />
    </svg>
  );
}
