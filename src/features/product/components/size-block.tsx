import { Trans, useLingui } from '@lingui/react/macro';
import { readFrameSize } from '@/domain/catalog/size';
import type { SizeHelperSource } from '@/lib/size/size-helper-button';
import { Heading } from '@/ui/layout/heading';
import type { ProductView } from '../api/product-view';
import { SizeDrawing } from './size-drawing';
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
