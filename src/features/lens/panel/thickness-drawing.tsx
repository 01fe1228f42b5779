import { Trans } from '@lingui/react/macro';
import { formatNumber } from '@/domain/locale/format-number';
import { useSite } from '@/lib/site/site';
import { lensOutline } from './lens-outline';
import { type MaterialThickness, materialThickness, thickest } from './material-thickness';
import { optionsOf, type PanelModel } from './panel-model';

/** Pixels per millimeter. */
const SCALE = 2;
/** Room for the bulge of the front surface, in millimeters. */
const BULGE = 4;

/**
 * Shows the lenses of each index side by side, cut through the middle, to scale. Hidden from screen readers: the options say
 * it.
 */
export function ThicknessDrawing({ model }: { model: PanelModel }) {
  const { languageTag } = useSite();
  const eyeSize = model.frame.size?.eye;
  const lenses = distinctThicknesses(model);
  if (!eyeSize || lenses.length < 2) return null;
  const chosen = model.choices.material && materialThickness(model, model.choices.material)?.index;
  const width = BULGE + Math.max(...lenses.map(thickest));
  return (
    <figure className="mb-5 rounded-md bg-well px-2 pt-4 pb-3">
      <div aria-hidden="true" className="flex flex-wrap justify-around gap-x-1 gap-y-3 text-center text-xs">
        {lenses.map((lens) => (
          <div key={lens.index} className={lens.index === chosen ? 'font-semibold' : ''}>
            <svg
              aria-hidden="true"
              className="mx-auto"
              width={width * SCALE}
              height={eyeSize * SCALE}
              viewBox={`0 0 ${width} ${eyeSize}`}
            >
              <path
                d={lensOutline(lens, { height: eyeSize, bulge: BULGE })}
                className={lens.index === chosen ? 'fill-accent' : 'fill-line-strong'}
              />
            </svg>
            <span className="mt-1 block">{formatNumber(lens.index, languageTag, { min: 2 })}</span>
            <span className="block whitespace-nowrap">
              {formatNumber(thickest(lens), languageTag, { min: 1, max: 1 })}{' '}
              {/* On the narrowest phones the unit has a line of its own, so that six lenses stand side by side. */}
              <span className={lenses.length > 4 ? 'max-[23rem]:block' : ''}>mm</span>
            </span>
          </div>
        ))}
      </div>
      <figcaption className="mt-3 text-balance text-center text-ink-soft text-xs">
        <Trans>Your thicker lens in this frame, estimated and drawn to scale</Trans>
      </figcaption>
    </figure>
  );
}

/** Returns one thickness per index, thickest material first. */
function distinctThicknesses(model: PanelModel): MaterialThickness[] {
  const selectable = optionsOf(model, 'material').filter(({ reason }) => !reason);
  const all = selectable.flatMap(({ code }) => materialThickness(model, code) ?? []);
  return [...new Map(all.map((lens) => [lens.index, lens])).values()].sort((a, b) => a.index - b.index);
}
