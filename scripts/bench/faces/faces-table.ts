import type { FaceSummary } from '../../../src/domain/face/summarize-samples.ts';
import type { FacesMeasurement } from './faces.ts';
import type { HeadMeasurement } from './page/measure-heads.ts';

/** Errors of the measurements, as a Markdown table. */
export function facesTable({ heads: measurements, rate }: FacesMeasurement): string {
  const measured = measurements.flatMap(({ summary, ...rest }) => (summary ? [{ summary, ...rest }] : []));
  const checked = measured.flatMap(({ checked: found, ...rest }) => (found ? [{ ...rest, found }] : []));
  const rank = ({ summary, shape }: (typeof measured)[number]) => summary.shapes.indexOf(shape);
  const first = measured.filter((face) => rank(face) === 0).length;
  const firstTwo = measured.filter((face) => rank(face) <= 1).length;
  return [
    `${measured.length} of ${measurements.length} heads measured; detection ${Math.round(median(measurements.map(({ duration }) => duration)))} ms (median)`,
    '',
    '| mm | mean error | standard deviation | mean absolute error | 90 % below |',
    '|---|---|---|---|---|',
    ...rows('', measured),
    '',
    `With a card: found for ${checked.length} of ${measured.length}, in agreement for ${checked.filter(({ found }) => found.agrees).length}. On these heads:`,
    '',
    ...rows(', by the irises', checked),
    ...rows(
      ', by the card',
      checked.map(({ found, truth }) => ({ truth, summary: found.byCard })),
    ),
    ...rows(
      ', by both',
      checked.map(({ found, truth }) => ({ truth, summary: found.byBoth })),
    ),
    '',
    rate
      ? `${rate.perSecond.toFixed(1)} detections a second (1280 × 960 pixels); the page drew every ${Math.round(rate.longestGap)} ms at least`
      : '',
    '',
    `Face shape: right ${first} of ${measured.length} times, among the first two ${firstTwo} times (1 and 2 of 7 by chance)`,
  ].join('\n');
}

type Summarized = Pick<HeadMeasurement, 'truth'> & { summary: FaceSummary };

function rows(scale: string, faces: readonly Summarized[]): string[] {
  return [
    row(
      `frame width${scale}`,
      faces.map(({ summary, truth }) => summary.width.value - truth.templeWidth),
    ),
    row(
      `pupillary distance${scale}`,
      faces.map(({ summary, truth }) => summary.pupillaryDistance.value - truth.pupillaryDistance),
    ),
  ];
}

/** @param errors in millimeters. */
function row(name: string, errors: readonly number[]): string {
  const absolute = errors.map(Math.abs).sort((a, b) => a - b);
  const figures = [
    mean(errors),
    standardDeviation(errors),
    mean(absolute),
    absolute[Math.floor(absolute.length * 0.9)] ?? 0,
  ];
  return `| ${name} | ${figures.map((figure) => figure.toFixed(1)).join(' | ')} |`;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
/** Standard deviation of a sample. */
const standardDeviation = (values: readonly number[]) => {
  const middle = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1));
};
const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
