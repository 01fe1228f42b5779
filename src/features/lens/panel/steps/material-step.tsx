import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { toCalendarDate } from '@/domain/dates/calendar-date';
import type { LensFacts } from '@/domain/lens/lens-facts';
import { indexAdvice, recommendedIndex } from '@/domain/lens/lens-index';
import type { LensOption } from '@/domain/lens/lens-options';
import { prescriptionThickness } from '@/domain/lens/prescription-thickness';
import type { LensThickness } from '@/domain/lens/thickness';
import { formatNumber } from '@/domain/locale/format-number';
import { isSpeedyEligible } from '@/domain/prescription/speedy-eligible';
import { serverNow } from '@/lib/dates/server-time';
import { useSite } from '@/lib/site/site';
import { Badge } from '@/ui/display/badge';
import type { LensView } from '../../api/lens-view';
import { LearnMore } from '../learn-more';
import { lensOutline } from '../lens-outline';
import { optionsOf, type PanelModel } from '../panel-model';
import { useAttributeOptions } from '../use-attribute-options';
import { StepForm } from './step-form';
import type { StepProps } from './step-props';

/** Asks for the material: shows its weight, and its thickness with this prescription in this frame. */
export function MaterialStep({ panel, formId, renderEspot, renderPrescription }: StepProps) {
  const { t } = useLingui();
  const { model } = panel;
  const { view, limits, choices } = model;
  const { prescription } = limits;
  const [today] = useState(() => toCalendarDate(serverNow()));
  const isSpeedy = prescription !== undefined && isSpeedyEligible(prescription, today);
  const selectable = optionsOf(model, 'material').filter(({ reason }) => !reason);
  const recommended =
    prescription &&
    recommendedIndex(
      prescription,
      selectable.flatMap(({ code }) => materialIndex(view, code) ?? []),
    );

  const details = ({ code, lenses }: LensOption<LensFacts>) => {
    const index = materialIndex(view, code);
    const thickness = materialThickness(model, code);
    const speedy = isSpeedy && isSomeSpeedy(view, lenses);
    return {
      badge: (
        <>
          {index !== undefined && index === recommended ? (
            <Badge tone="accent" className="mb-1 whitespace-normal">
              <Trans>Recommended for you</Trans>
            </Badge>
          ) : null}{' '}
          {speedy ? (
            <Badge tone="success" className="mb-1">
              <Trans>Speedy</Trans>
            </Badge>
          ) : null}
        </>
      ),
      note: thickness && lenses.length > 0 ? <ThicknessNote thickness={thickness} /> : undefined,
    };
  };
  const options = useAttributeOptions(model, 'material', details);
  const hasSpeedy = isSpeedy && selectable.some(({ lenses }) => isSomeSpeedy(view, lenses));
  return (
    <>
      <ThicknessDrawing model={model} />
      <StepForm
        {...{ panel, formId, options }}
        legend={t`Which material?`}
        hasPairPrices
        value={choices.material}
        onChange={(material) => panel.choose({ material })}
      />
      <div className="mt-4 grid gap-4 text-sm empty:hidden">
        {hasSpeedy ? (
          <p>
            <Trans>Speedy: we make these lenses from stock, so your glasses are ready sooner.</Trans>
          </p>
        ) : null}
        {prescription && indexAdvice(prescription).needsOptician ? (
          <p>
            <Trans>With powers like yours, an optician can advise you on frame and lenses.</Trans>
          </p>
        ) : null}
        {prescription ? renderPrescription({ section: 'pd-risk', prescription }) : null}
      </div>
      <LearnMore view={view} attribute="material" {...{ options, renderEspot }} />
    </>
  );
}

function isSomeSpeedy(
  { packages }: StepProps['panel']['model']['view'],
  lenses: readonly LensFacts[],
): boolean {
  const upcs = new Set(lenses.map(({ upc }) => upc));
  return packages.some(({ upc, selected }) => upcs.has(upc) && selected.isSpeedyRX === true);
}

/** Shows the maximum thickness of the thicker lens, and its weight. */
function ThicknessNote({ thickness }: { thickness: MaterialThickness }): string {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const format = (value: number) => formatNumber(value, languageTag, { min: 1, max: 1 });
  // A no-break space keeps number and unit on one line.
  const edge = `${format(thickness.edge)}\u00a0mm`;
  const center = `${format(thickness.center)}\u00a0mm`;
  const weight = `${format(thickness.weight)}\u00a0g`;
  return thickness.edge >= thickness.center
    ? t`About ${edge} at the edge, ${weight}\u00a0per\u00a0lens`
    : t`About ${center} in the center, ${weight}\u00a0per\u00a0lens`;
}

/** Pixels per millimeter. */
const SCALE = 2;
/** Room for the bulge of the front surface, in millimeters. */
const BULGE = 4;

/**
 * Shows the lenses of each index side by side, cut through the middle, to scale. Hidden from screen readers: the options say
 * it.
 */
function ThicknessDrawing({ model }: { model: PanelModel }) {
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

interface MaterialThickness extends LensThickness {
  index: number;
}

/** Returns the refractive index of a material. */
function materialIndex({ packages }: LensView, material: string): number | undefined {
  return packages.find(({ facts }) => facts.material === material)?.selected.index;
}

/** Returns the thicker of the two lenses in a material, for the typed prescription in this frame. Undefined without either. */
function materialThickness(model: PanelModel, material: string): MaterialThickness | undefined {
  const { view, frame, limits } = model;
  const index = materialIndex(view, material);
  if (!frame.size || !limits.prescription || index === undefined) return undefined;
  const { eye: eyeSize, bridge } = frame.size;
  const { lensHeight } = frame;
  const { right, left } = prescriptionThickness(limits.prescription, { eyeSize, bridge, lensHeight }, index);
  return { ...(thickest(right) >= thickest(left) ? right : left), index };
}

function thickest({ center, edge }: LensThickness): number {
  return Math.max(center, edge);
}
