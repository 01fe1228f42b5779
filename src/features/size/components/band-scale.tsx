import type { SizeBand } from '@/domain/size/size-band';
import { cx } from '@/ui/lib/cx';

/** The ends of the bands in millimeters (domain/size/size-band.ts). */
const RANGES: readonly (readonly [SizeBand, string])[] = [
  ['XS', '< 119'],
  ['S', '119–128'],
  ['M', '129–134'],
  ['L', '135–140'],
  ['XL', '> 140'],
];

/** Shows the five bands, with the shopper's marked. The heading says the same, so it is decorative. */
export function BandScale({ band }: { band: SizeBand }) {
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
