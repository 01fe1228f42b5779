import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { toCalendarDate } from '@/domain/dates/calendar-date';
import type { LensFacts } from '@/domain/lens/lens-facts';
import { indexAdvice, recommendedIndex } from '@/domain/lens/lens-index';
import type { LensOption } from '@/domain/lens/lens-options';
import { isSpeedyEligible } from '@/domain/prescription/speedy-eligible';
import { serverNow } from '@/lib/dates/server-time';
import { Badge } from '@/ui/display/badge';
import { LearnMore } from '../learn-more';
import { materialIndex, materialThickness } from '../material-thickness';
import { optionsOf } from '../panel-model';
import { ThicknessDrawing } from '../thickness-drawing';
import { ThicknessNote } from '../thickness-note';
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
