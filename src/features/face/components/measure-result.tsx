import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isMeasuredWidth } from '@/domain/advisor/choices';
import type { FaceShape } from '@/domain/advisor/face-shape';
import type { FaceSummary, Measured } from '@/domain/face/summarize-samples';
import type { FaceMeasurement } from '@/lib/advisor/face-measurement';
import { useMillimeters } from '@/lib/size/use-millimeters';
import { Button } from '@/ui/actions/button';
import { RadioGroup } from '@/ui/fields/radio-group';
import type { MeasureMethod } from '../state/measure-view';

/** Faces go over into each other: more than two would be no help. */
const SHOWN_SHAPES = 2;

export interface MeasureResultProps {
  summary: FaceSummary;
  method: MeasureMethod;
  shapeNames: Readonly<Record<FaceShape, string>>;
  onUse: (measurement: FaceMeasurement) => void;
  onRepeat: () => void;
}

/** What was measured, how far it may be off, and which shape the shopper agrees with. */
export function MeasureResult({ summary, method, shapeNames, onUse, onRepeat }: MeasureResultProps) {
  const { t } = useLingui();
  const { width, pupillaryDistance, shapes } = summary;
  const likely = shapes.slice(0, SHOWN_SHAPES);
  const [faceShape, setFaceShape] = useState(likely[0] ?? 'oval');
  const hasWidth = isMeasuredWidth(width.value);
  const use = () =>
    onUse({
      method,
      faceShape,
      ...(hasWidth ? { widthMm: Math.round(width.value), widthSpreadMm: Math.ceil(width.spread) } : {}),
      pdMm: Math.round(pupillaryDistance.value * 2) / 2,
      pdSpreadMm: Math.ceil(pupillaryDistance.spread),
    });
  return (
    <div className="grid gap-6">
      <RadioGroup
        variant="cards"
        legend={t`Your face is most like one of these. Which one fits?`}
        name="measured-shape"
        value={faceShape}
        onChange={(value) => setFaceShape(likely.find((shape) => shape === value) ?? faceShape)}
        options={likely.map((shape) => ({ value: shape, label: shapeNames[shape] }))}
      />
      <dl className="grid gap-3 sm:grid-cols-2">
        <Figure name={t`Width of your frames`} measured={hasWidth ? width : undefined} />
        <Figure name={t`Distance between your pupils`} measured={pupillaryDistance} />
      </dl>
      <p className="text-ink-soft text-sm">
        <Trans>
          These are good enough to choose frames. For strong lenses, let an optician measure the distance
          between your pupils.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={use}>
          <Trans>Use these measurements</Trans>
        </Button>
        <Button variant="secondary" onClick={onRepeat}>
          <Trans>Measure again</Trans>
        </Button>
      </div>
    </div>
  );
}

function Figure({ name, measured }: { name: string; measured: Measured | undefined }) {
  const millimeters = useMillimeters();
  const value = measured ? millimeters(Math.round(measured.value)) : undefined;
  const spread = measured ? millimeters(Math.ceil(measured.spread)) : undefined;
  return (
    <div className="rounded-md bg-well p-4">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="mt-1">
        {value ? (
          <>
            <span className="font-medium text-xl">{value}</span>{' '}
            <span className="text-ink-soft">
              <Trans>give or take {spread}</Trans>
            </span>
          </>
        ) : (
          <Trans>Could not be measured. You can enter it in the next steps.</Trans>
        )}
      </dd>
    </div>
  );
}
