import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type SizeBand, sizeBand } from '@/domain/size/size-band';
import { END_PIECES_MM, ESTIMATE_ERROR_MM } from '@/domain/size/total-width';
import { WIDTH_TOLERANCE_MM } from '@/domain/size/width-fit';
import { announce } from '@/lib/navigation/announcer';
import { clearSize } from '@/lib/size/clear-size';
import { optimalHinge } from '@/lib/size/optimal-hinge';
import { useMillimeters } from '@/lib/size/use-millimeters';
import { useStoreValue } from '@/lib/state/create-store';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { Heading } from '@/ui/layout/heading';
import { cx } from '@/ui/lib/cx';
import { Dialog } from '@/ui/overlay/dialog';
import type { FoundSize, SizeSource } from '../state/found-size';
import { SizeMethods } from './size-methods';

export interface SizeHelperProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Slot: the link to the frames in the shopper's size. Calls `close` when it is followed. */
  renderAction: (close: () => void) => ReactNode;
}

/** Finds the total width that fits the shopper, by three methods, and stores it in this browser (000 §3, Size data). */
export function SizeHelper({ open, onOpenChange, renderAction }: SizeHelperProps) {
  const { t } = useLingui();
  const storedWidth = useStoreValue(optimalHinge);
  const [found, setFound] = useState<FoundSize>();
  const [changing, setChanging] = useState(false);
  const resultRef = useRef<HTMLHeadingElement>(null);
  const introRef = useRef<HTMLParagraphElement>(null);
  const width = changing ? undefined : (storedWidth ?? found?.width);
  const hasResult = width !== undefined;
  const focusAfterSwitch = useRef(false);
  // The button that had the focus has gone with its view. Before the dialog notices: it would take the focus itself.
  useLayoutEffect(() => {
    if (focusAfterSwitch.current) (hasResult ? resultRef : introRef).current?.focus();
    focusAfterSwitch.current = false;
  }, [hasResult]);

  const save = (size: FoundSize) => {
    // Tenths of a millimeter are more than anyone can measure.
    const rounded = Math.round(size.width * 10) / 10;
    optimalHinge.write(rounded);
    focusAfterSwitch.current = true;
    setFound({ ...size, width: rounded });
    setChanging(false);
  };
  const change = () => {
    focusAfterSwitch.current = true;
    setChanging(true);
  };
  const clear = () => {
    clearSize();
    focusAfterSwitch.current = true;
    setFound(undefined);
    announce(t`Your size is cleared`);
  };
  const close = () => onOpenChange(false);

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={hasResult ? <Trans>Your size</Trans> : <Trans>Find your size</Trans>}
      footer={
        hasResult ? (
          <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
            {renderAction(close)}
            <span className="flex flex-wrap gap-x-5">
              <Button variant="link" onClick={change}>
                <Trans>Change</Trans>
              </Button>
              <Button variant="link" onClick={clear}>
                <Trans>Clear</Trans>
              </Button>
            </span>
          </div>
        ) : undefined
      }
    >
      {hasResult ? (
        <SizeResult
          width={width}
          source={found?.width === width ? found.source : undefined}
          notStored={found !== undefined && storedWidth === undefined}
          headingRef={resultRef}
        />
      ) : (
        <>
          <p ref={introRef} tabIndex={-1}>
            <Trans>
              How wide glasses must be for you decides whether they sit well. Find out in one of three ways.
            </Trans>
          </p>
          <SizeMethods onFound={save} />
        </>
      )}
    </Dialog>
  );
}

interface SizeResultProps {
  /** Millimeters. */
  width: number;
  /** Undefined for a size that was found at an earlier visit. */
  source: SizeSource | undefined;
  /** The browser rejected the value. */
  notStored: boolean;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** Shows the shopper's size: its band, its width, and how it was found. */
function SizeResult({ width, source, notStored, headingRef }: SizeResultProps) {
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
