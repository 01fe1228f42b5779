import { Trans } from '@lingui/react/macro';
import { type FaceShape, SUITED_FRAMES } from '@/domain/advisor/face-shape';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { Heading } from '@/ui/layout/heading';
import { useFaceMarks, useFaceNames, useFrameNames } from '../hooks/use-face-names';
import { useFaceReasons } from '../hooks/use-face-reasons';
import { FaceDrawing } from './face-drawing';

/** Links of a face; an oval one has more than fit. */
const MAX_LINKS = 4;

/** Describes a face shape: how to recognize it, what suits it and why, with links to these frames. */
export function FaceCard({ shape }: { shape: FaceShape }) {
  const site = useSite();
  const frameNames = useFrameNames();
  const { why, later } = useFaceReasons()[shape];
  const frames = SUITED_FRAMES[shape];
  return (
    <article className="flex h-full flex-col">
      <div className="flex justify-center rounded-md bg-well py-6">
        <FaceDrawing shape={shape} frame={frames[0]} className="h-40 w-auto" />
      </div>
      <Heading level={3} size="sm" className="mt-4">
        {useFaceNames()[shape]}
      </Heading>
      <p className="text-ink-soft">{useFaceMarks()[shape]}</p>
      <p className="mt-3">{why}</p>
      <ul className="mt-2 flex flex-wrap gap-x-5">
        {frames.slice(0, MAX_LINKS).map((frame) => (
          <li key={frame}>
            <PageLink
              href={sitePaths.listing(site, 'eyeglasses', [`FRAME_SHAPE:${frame}`])}
              className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent"
            >
              {frameNames[frame]}
            </PageLink>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-ink-soft text-sm">
        <Trans>Try last: {later}.</Trans>
      </p>
    </article>
  );
}
