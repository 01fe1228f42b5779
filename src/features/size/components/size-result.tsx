import { Trans, useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { type SizeBand, sizeBand } from '@/domain/size/size-band';
import { END_PIECES_MM, ESTIMATE_ERROR_MM } from '@/domain/size/total-width';
import { WIDTH_TOLERANCE_MM } from '@/domain/size/width-fit';
import { useMillimeters } from '@/lib/size/use-millimeters';
import { Notice } from '@/ui/display/notice';
import { Heading } from '@/ui/layout/heading';
import { cx } from '@/ui/lib/cx';
import type { SizeSource } from '../state/found-size';

export interface SizeResultProps {
  /** Millimeters. */
  width: number;
  /** Undefined for a size that was found at an earlier visit. */
  source: SizeSource | undefined;
  /** The browser rejected the value. */
  notStored: boolean;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** Shows the shopper's size: its band, its width, and how it was found. */
export function SizeResult({ width, source, notStored, headingRef }: SizeResultProps) {
  const { t } = useLingui();
  const millimeters = useMillimeters();
  const band = sizeBand(width);
  const bandName = useBandNames()[band];
  return (
    <div className="grid gap-5">
      <div>
        <Heading ref={headingRef} level={3} size="md" tabIndex={-1}>
          {t`${bandName}, ${millimeters(width)} wide`}
        </Heading>
        <p className="mt-2 text-ink-soft">
          <SourceText source={source} />
        </p>
      </div>
      <BandScale band={band} />
      <p>
        <Trans>
          “Use my size” keeps the frames that are within {millimeters(WIDTH_TOLERANCE_MM)} of it. Your size
          stays in this browser.
        </Trans>
      </p>
      {notStored ? (
        <Notice tone="warning" live="polite">
          <Trans>Your browser did not keep the size. Allow this site to store data, then try again.</Trans>
        </Notice>
      ) : null}
    </div>
  );
}

function SourceText({ source }: { source: SizeSource | undefined }) {
  const millimeters = useMillimeters();
  if (source?.kind === 'frame') return <Trans>As wide as {source.name}, measured from hinge to hinge.</Trans>;
  if (source?.kind === 'width') return <Trans>The width that you measured.</Trans>;
  if (source === undefined) return <Trans>The total width that you saved, from hinge to hinge.</Trans>;
  const { eye, bridge } = source.front;
  return (
    <Trans>
      An estimate: twice the lens width ({eye}), the bridge ({bridge}), both measured as ISO 8624 says, and{' '}
      {millimeters(END_PIECES_MM)} for the two end pieces, as on half of our frames. It may be off by{' '}
      {millimeters(ESTIMATE_ERROR_MM)}.
    </Trans>
  );
}

/** Names of the size bands, as in the listing's filter. */
function useBandNames(): Record<SizeBand, string> {
  const { t } = useLingui();
  return {
    XS: t`Extra small`,
    S: t`Small`,
    M: t`Medium`,
    L: t`Large`,
    XL: t`Extra large`,
  };
}

/** The ends of the bands in millimeters (domain/size/size-band.ts). */
const RANGES: readonly (readonly [SizeBand, string])[] = [
  ['XS', '< 119'],
  ['S', '119–128'],
  ['M', '129–134'],
  ['L', '135–140'],
  ['XL', '> 140'],
];

/** Shows the five bands, with the shopper's marked. The heading says the same, so it is decorative. */
function BandScale({ band }: { band: SizeBand }) {
  return (
    <div aria-hidden="true" className="grid grid-cols-5 gap-1">
      {RANGES.map(([name, range]) => (
        <div
          key={name}
          className={cx(
            'rounded-sm py-2 text-center',
            name === band
              ? 'bg-ink text-on-ink forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
              : 'bg-well text-ink-soft',
          )}
        >
          <p className="font-medium">{name}</p>
          <p className="whitespace-nowrap text-xs max-[22rem]:tracking-tighter">{range}</p>
        </div>
      ))}
    </div>
  );
}
