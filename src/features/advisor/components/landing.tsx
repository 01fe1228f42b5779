import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { FACE_SHAPES, type FaceShape, SUITED_FRAMES } from '@/domain/advisor/face-shape';
import { openAdvisor } from '@/lib/advisor/open-advisor';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/button-link';
import { Container } from '@/ui/layout/container';
import { Grid } from '@/ui/layout/grid';
import { Heading } from '@/ui/layout/heading';
import { SectionHeader } from '@/ui/layout/section-header';
import { useFaceMarks, useFaceNames, useFrameNames } from '../hooks/use-face-names';
import { useFaceReasons } from '../hooks/use-face-reasons';
import { FaceDrawing } from './face-drawing';

/** Shows the advisor's landing page (000 §2): useful without scripts. */
export function Landing() {
  return (
    <Container className="grid gap-16 py-10 lg:gap-24 lg:py-16">
      <Hero />
      <Steps />
      <section aria-labelledby="face-shapes">
        <SectionHeader
          id="face-shapes"
          title={<Trans>Seven face shapes, and what suits them</Trans>}
          intro={<Trans>Frames look best where they differ a little from the lines of a face.</Trans>}
        />
        <Grid layout="three" className="mt-8">
          {FACE_SHAPES.map((shape) => (
            <li key={shape}>
              <FaceCard shape={shape} />
            </li>
          ))}
          <li className="lg:col-span-2">
            <AllFrames />
          </li>
        </Grid>
      </section>
    </Container>
  );
}

function Hero() {
  return (
    <div className="grid items-center gap-10 lg:grid-cols-2">
      <div>
        <Heading level={1} size="display">
          <Trans>Frames for the shape of your face</Trans>
        </Heading>
        <p className="mt-5 max-w-text text-ink-soft text-lg">
          <Trans>
            Three short questions, and you see 24 frames in your width that suit you, the best first. What you
            choose stays on this device until you save it in your account.
          </Trans>
        </p>
        <div className="mt-7">
          <StartButton>
            <Trans>Find my frames</Trans>
          </StartButton>
        </div>
      </div>
      <div className="flex items-end justify-center gap-2 rounded-lg bg-well px-4 py-8 sm:gap-6 sm:py-12">
        <FaceDrawing shape="heart" frame="aviator" className="h-auto w-1/4 max-w-32" />
        <FaceDrawing shape="oval" frame="panthos" className="h-auto w-1/3 max-w-44" />
        <FaceDrawing shape="square" frame="round" className="h-auto w-1/4 max-w-32" />
      </div>
    </div>
  );
}

function Steps() {
  return (
    <section aria-labelledby="find-face-shape">
      <SectionHeader
        id="find-face-shape"
        title={<Trans>How to find your face shape</Trans>}
        intro={<Trans>All you need is a mirror. Pull your hair back and look straight into it.</Trans>}
      />
      <ol className="mt-8 grid gap-6 sm:grid-cols-3 sm:gap-8">
        <Step
          number={1}
          title={<Trans>Length</Trans>}
          text={<Trans>Is your face about as long as it is wide, a little longer, or much longer?</Trans>}
        />
        <Step
          number={2}
          title={<Trans>Widest place</Trans>}
          text={
            <Trans>Is it widest at the forehead, the cheekbones or the jaw, or the same everywhere?</Trans>
          }
        />
        <Step
          number={3}
          title={<Trans>Chin</Trans>}
          text={<Trans>Is your jaw rounded, angular, or does it come to a point?</Trans>}
        />
      </ol>
    </section>
  );
}

function Step({ number, title, text }: { number: number; title: ReactNode; text: ReactNode }) {
  return (
    <li className="border-ink border-t pt-3">
      <p className="text-ink-soft text-sm" aria-hidden="true">
        {number}
      </p>
      <Heading level={3} size="xs" className="mt-1">
        {title}
      </Heading>
      <p className="mt-1">{text}</p>
    </li>
  );
}

function AllFrames() {
  const site = useSite();
  return (
    <div className="flex h-full flex-col items-start justify-center rounded-md bg-accent-tint p-5 sm:p-6 lg:p-8">
      <Heading level={3} size="sm">
        <Trans>A hint, not a rule</Trans>
      </Heading>
      <p className="mt-2">
        <Trans>The frame that you like is the right one. Nothing here hides a frame from you.</Trans>
      </p>
      <div className="mt-5 button-row">
        <ButtonLink variant="secondary" render={<PageLink href={sitePaths.listing(site, 'eyeglasses')} />}>
          <Trans>All eyeglasses</Trans>
        </ButtonLink>
        <ButtonLink variant="secondary" render={<PageLink href={sitePaths.listing(site, 'sunglasses')} />}>
          <Trans>All sunglasses</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}

/** Opens the advisor; busy while its code loads, which the shell announces. Hidden without scripts, where the page itself is the advice. */
function StartButton({ children }: { children: ReactNode }) {
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    await openAdvisor();
    setBusy(false);
  };
  return (
    <div className="noscript:hidden">
      <Button size="lg" aria-haspopup="dialog" busy={busy} onClick={() => void open()}>
        {children}
      </Button>
    </div>
  );
}

/** Links of a face; an oval one has more than fit. */
const MAX_LINKS = 4;

/** Describes a face shape: how to recognize it, what suits it and why, with links to these frames. */
function FaceCard({ shape }: { shape: FaceShape }) {
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
