import { Trans, useLingui } from '@lingui/react/macro';
import { type FrameSize, readFrameSize } from '@/domain/catalog/size';
import { estimateTotalWidth } from '@/domain/size/total-width';
import type { SizeHelperSource } from '@/lib/size/size-helper-button';
import { Heading } from '@/ui/layout/heading';
import { cx } from '@/ui/lib/cx';
import type { ProductView } from '../api/product-view';
import { SizeFit } from './size-fit';

export interface SizeBlockProps {
  product: ProductView;
  helper: SizeHelperSource;
}

/** Shows the frame's measurements as a scale drawing and a list, and whether they fit the shopper; nothing without them. */
export function SizeBlock({ product: { attribute, kind }, helper }: SizeBlockProps) {
  const { t } = useLingui();
  const size = readFrameSize(attribute);
  if (!size) return null;
  const { eye, bridge, temple, lensHeight, totalWidth, band } = size;
  const measures: [string, number | undefined][] = [
    [t`Lens width`, eye],
    [t`Bridge`, bridge],
    [t`Temple length`, temple],
    [t`Lens height`, lensHeight],
    [t`Total width`, totalWidth],
  ];
  return (
    <section aria-labelledby="measures">
      <Heading level={2} size="md" id="measures">
        <Trans>Measurements</Trans>
      </Heading>
      <p className="mt-2 max-w-text text-ink-soft">
        <Trans>Compare them with a pair that fits you: its numbers are inside the temple.</Trans>
      </p>
      {totalWidth ? <SizeFit {...{ totalWidth, kind, helper }} /> : null}
      <div className="mt-4 grid items-center gap-x-8 gap-y-4 sm:grid-cols-5">
        <dl className="sm:col-span-2">
          {band ? <Measure label={t`Size`} value={band} /> : null}
          {measures.map(([label, value]) =>
            value ? <Measure key={label} label={label} value={`${value}\u00a0mm`} /> : null,
          )}
        </dl>
        <SizeDrawing size={size} className="rounded-md bg-well max-sm:-order-1 sm:col-span-3" />
      </div>
    </section>
  );
}

function Measure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 border-line border-b py-2.5 text-sm last:border-b-0">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  );
}

/** Ratio of lens height to lens width, used when the height is unknown. */
const DEFAULT_HEIGHT_RATIO = 0.78;

/** Space for dimension lines and labels. Millimeters. */
const MARGIN = 24;

/** Vertical space between the front and the temple. Millimeters. */
const GAP = 36;

/** Length of the temple end that bends behind the ear. Millimeters. */
const EAR_BEND = 34;

/** Values of the FRAME_SHAPE attribute by corner radius; all other shapes get a medium radius. */
const ROUND: ReadonlySet<string> = new Set(['round', 'oval', 'panthos']);
const ANGULAR: ReadonlySet<string> = new Set(['square', 'rectangle', 'geometric', 'browline']);

interface SizeDrawingProps {
  size: FrameSize;
  className?: string;
}

/** Renders the scale drawing of the frame front and one temple with dimensions. One SVG unit is one millimeter. */
function SizeDrawing({ size, className }: SizeDrawingProps) {
  const { eye, bridge, temple, shape } = size;
  const height = size.lensHeight ?? Math.round(eye * DEFAULT_HEIGHT_RATIO);
  const lensesWidth = 2 * eye + bridge;
  const width = size.totalWidth ? Math.max(size.totalWidth, lensesWidth) : estimateTotalWidth(size);
  const canvasWidth = Math.max(width, temple) + 2 * MARGIN;
  const centerX = canvasWidth / 2;
  const left = centerX - bridge / 2 - eye;
  const right = centerX + bridge / 2;
  const bottom = MARGIN + height;
  const templeY = bottom + GAP;
  const templeX = centerX - temple / 2;

  return (
    // The list next to it has the same content.
    <svg
      viewBox={`0 0 ${canvasWidth} ${templeY + EAR_BEND + MARGIN}`}
      aria-hidden="true"
      focusable="false"
      className={cx('h-auto w-full', className)}
    >
      <g className="fill-paper stroke-ink" strokeWidth={1.3} strokeLinecap="round" strokeLinejoin="round">
        <LensOutline x={left} y={MARGIN} width={eye} height={height} shape={shape} />
        <LensOutline x={right} y={MARGIN} width={eye} height={height} shape={shape} />
        <g fill="none">
          <path d={bridgePath(left + eye, right, MARGIN + height * 0.34)} />
          <path d={`M${left} ${MARGIN + height * 0.26}H${centerX - width / 2}v4`} />
          <path d={`M${right + eye} ${MARGIN + height * 0.26}H${centerX + width / 2}v4`} />
          <path d={templePath(templeX, templeY, temple)} />
        </g>
      </g>
      <DimensionLine from={[left, MARGIN - 8]} to={[left + eye, MARGIN - 8]} label={eye} />
      <DimensionLine from={[left + eye, MARGIN - 8]} to={[right, MARGIN - 8]} label={bridge} />
      {size.lensHeight ? (
        <DimensionLine from={[right + eye / 2, MARGIN]} to={[right + eye / 2, bottom]} label={height} />
      ) : null}
      {size.totalWidth ? (
        <DimensionLine
          from={[centerX - width / 2, bottom + 10]}
          to={[centerX + width / 2, bottom + 10]}
          label={size.totalWidth}
          below
        />
      ) : null}
      <DimensionLine
        from={[templeX, templeY + EAR_BEND + 6]}
        to={[templeX + temple, templeY + EAR_BEND + 6]}
        label={temple}
        below
      />
    </svg>
  );
}

interface LensOutlineProps {
  x: number;
  y: number;
  width: number;
  height: number;
  shape: string | undefined;
}

function LensOutline({ shape = '', ...box }: LensOutlineProps) {
  const { width, height } = box;
  if (ROUND.has(shape)) return <rect {...box} rx={width / 2} ry={height / 2} />;
  return <rect {...box} rx={Math.min(width, height) * (ANGULAR.has(shape) ? 0.2 : 0.36)} />;
}

function bridgePath(from: number, to: number, y: number): string {
  return `M${from} ${y}Q${(from + to) / 2} ${y - (to - from) * 0.45} ${to} ${y}`;
}

/** Draws a temple, starting at its hinge: straight, then bent down behind the ear. */
function templePath(x: number, y: number, length: number): string {
  const bend = x + length - EAR_BEND;
  const end = x + length;
  return `M${x} ${y}v7M${x} ${y + 3}H${bend}Q${end - 12} ${y + 3} ${end} ${y + EAR_BEND - 4}`;
}

interface DimensionLineProps {
  /** Points in the drawing, in millimeters. */
  from: readonly [number, number];
  to: readonly [number, number];
  /** Millimeters. */
  label: number;
  /** Places the label below a horizontal line instead of above it. */
  below?: boolean;
}

/** Half the length of an end tick. */
const TICK = 2;

/** Renders a horizontal or vertical dimension line with end ticks and a label. */
function DimensionLine({ from: [x1, y1], to: [x2, y2], label, below }: DimensionLineProps) {
  const vertical = x1 === x2;
  const tick = vertical ? `m-${TICK} 0h${2 * TICK}` : `m0-${TICK}v${2 * TICK}`;
  const labelX = vertical ? x1 + 3 : (x1 + x2) / 2;
  const labelY = vertical ? (y1 + y2) / 2 + 2 : below ? y1 + 8 : y1 - 3.5;
  return (
    <g>
      <path
        d={`M${x1} ${y1}L${x2} ${y2}M${x1} ${y1}${tick}M${x2} ${y2}${tick}`}
        fill="none"
        className="stroke-accent"
        strokeWidth={0.5}
      />
      <text
        x={labelX}
        y={labelY}
        fontSize={6}
        textAnchor={vertical ? 'start' : 'middle'}
        className="fill-ink"
      >
        {label}
      </text>
    </g>
  );
}
