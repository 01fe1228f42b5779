import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { isMeasuredWidth } from '@/domain/advisor/choices';
import type { FaceShape } from '@/domain/advisor/face-shape';
import type { FaceSummary, Measured } from '@/domain/face/summarize-samples';
import type { FaceMeasurement } from '@/lib/advisor/face-measurement';
import { useMillimeters } from '@/lib/size/use-millimeters';
import { Button } from '@/ui/actions/button';
import { RadioGroup } from '@/ui/fields/radio-group';
import { CheckIcon } from '@/ui/icons/icons';
import type { MeasureMethod } from '../state/measure-view';

/** Faces go over into each other: more than two would be no help. */
const SHOWN_SHAPES = 2;

export interface MeasureResultProps {
  summary: FaceSummary;
  /** A card has confirmed the scale. */
  isChecked: boolean;
  method: MeasureMethod;
  shapeNames: Readonly<Record<FaceShape, string>>;
  renderShape: (shape: FaceShape) => ReactNode;
  onUse: (measurement: FaceMeasurement) => void;
  onCheck: () => void;
  onRepeat: () => void;
}

/** Shows the measurements with their possible error, and asks which shape the shopper agrees with. */
export function MeasureResult(props: MeasureResultProps) {
  const { summary, isChecked, method, shapeNames, renderShape, onUse, onCheck, onRepeat } = props;
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
        options={likely.map((shape) => ({
          value: shape,
          label: shapeNames[shape],
          aside: renderShape(shape),
        }))}
      />
      <div className="grid gap-3">
        <dl className="grid gap-3 sm:grid-cols-2">
          <Figure name={t`Width of your frames`} measured={hasWidth ? width : undefined} />
          <Figure name={t`Distance between your pupils`} measured={pupillaryDistance} />
        </dl>
        {isChecked ? (
          <p className="flex min-h-11 items-center gap-2">
            <CheckIcon />
            <Trans>Checked with a card</Trans>
          </p>
        ) : (
          <p className="flex flex-wrap items-center gap-x-4">
            <span className="text-ink-soft text-sm">
              <Trans>The scale is that of your irises, which differ a little from person to person.</Trans>
            </span>
            <Button variant="link" onClick={onCheck}>
              <Trans>Check with a bank card</Trans>
            </Button>
          </p>
        )}
      </div>
      <p className="text-ink-soft text-sm">
        <Trans>
          What you use stays on this device until you start over. The distance between your pupils is offered
          when you type a prescription. For strong lenses, let an optician measure it.
        </Trans>
      </p>
      <div className="button-row">
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
