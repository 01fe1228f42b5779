import { Trans } from '@lingui/react/macro';
import { advisorPaths } from '@/lib/navigation/advisor-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import { FrameOutline } from '@/ui/drawings/frame-outline';
import { lensOutlines } from '@/ui/drawings/lens-outlines';
import { ArrowRightIcon } from '@/ui/icons/deferred-icons';
import { SectionHeader } from '@/ui/layout/section-header';
import { bestsellers } from '../api/category-queries';
import { type ShapeOption, toShapeOptions } from '../api/shape-options';
import { useCategoryRow } from '../api/use-category-row';

/** Only full rows are shown. */
const PER_ROW = 4;
const MAX_SHAPES = 2 * PER_ROW;

/** Links to eyeglasses by frame shape; shapes without an outline are skipped. */
export function ShapeLinks() {
  const { response } = useCategoryRow(bestsellers);
  const shapes = response ? toShapeOptions(response).filter(({ code }) => code in lensOutlines) : [];
  const visibleShapes = shapes.slice(0, shapes.length < MAX_SHAPES ? PER_ROW : MAX_SHAPES);
  if (visibleShapes.length < PER_ROW) return null;
  return (
    <section
      aria-labelledby="shapes"
      className="lazy-layout [--estimated-height:57rem] sm:[--estimated-height:32rem] xl:[--estimated-height:36rem]"
    >
      <SectionHeader
        id="shapes"
        title={<Trans>Start with a shape</Trans>}
        action={<AdvisorLink />}
        intro={<Trans>Angles lend definition, curves soften. Pick the line you like.</Trans>}
      />
      <ul className="mt-8 grid grid-cols-pair gap-x-4 gap-y-2 sm:grid-cols-4 sm:gap-x-6">
        {visibleShapes.map((shape) => (
          <li key={shape.facet}>
            <ShapeLink {...shape} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AdvisorLink() {
  const site = useSite();
  return (
    <ButtonLink variant="secondary" render={<PageLink href={advisorPaths.faceShape(site)} />}>
      <Trans>Which shape suits you?</Trans>
    </ButtonLink>
  );
}

function ShapeLink({ label, facet, code }: ShapeOption) {
  const site = useSite();
  return (
    <PageLink
      href={sitePaths.listing(site, 'eyeglasses', [facet])}
      className="group block border-ink border-t pt-3 pb-6"
    >
      <span className="flex items-center justify-between gap-2 font-medium">
        {label}
        <ArrowRightIcon
          size={16}
          className="opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100"
        />
      </span>
      <span className="mt-3 flex justify-center rounded-md px-4 py-6 transition-colors group-hover:bg-well lg:py-9">
        <FrameOutline shape={code} className="h-auto w-full max-w-48" />
      </span>
    </PageLink>
  );
}
