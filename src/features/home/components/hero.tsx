import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import { Container } from '@/ui/layout/container';
import { Heading } from '@/ui/layout/heading';

export interface HeroProps {
  /** Full-size frame image. */
  children: ReactNode;
}

/** Renders the hero: headline, frame image, call to action. */
export function Hero({ children }: HeroProps) {
  const site = useSite();
  return (
    <section className="overflow-hidden bg-well">
      <Container className="grid items-center gap-x-8 pt-10 pb-6 lg:grid-cols-12 lg:py-10">
        <div className="relative z-10 lg:col-span-5">
          <Heading level={1} size="display">
            <Trans>
              See well. <span className="block">Look like yourself.</span>
            </Trans>
          </Heading>
          <p className="mt-5 max-w-md text-ink-soft text-lg lg:mt-7">
            <Trans>
              Frames, sunglasses and contact lenses, with lenses cut to your prescription and every
              measurement in plain sight.
            </Trans>
          </p>
          <ButtonLink
            size="lg"
            className="mt-7 lg:mt-9"
            render={<PageLink href={sitePaths.listing(site, 'eyeglasses')} />}
          >
            <Trans>Shop eyeglasses</Trans>
          </ButtonLink>
        </div>
        <div className="-mx-5 sm:mx-0 lg:col-span-7">{children}</div>
      </Container>
    </section>
  );
}
