import { Trans, useLingui } from '@lingui/react/macro';
import { PlaceSearchForm } from '@/features/home/public/place-search-form';
import { useSite } from '@/lib/site/site';
import { Container } from '@/ui/layout/container';
import { Heading } from '@/ui/layout/heading';

/** Renders the title of the page, and the search for a store. */
export function ExamHero() {
  const { t } = useLingui();
  const { country } = useSite();
  return (
    <section className="bg-well">
      <Container className="grid items-center gap-x-12 gap-y-8 py-10 lg:grid-cols-12 lg:py-16">
        <div className="lg:col-span-7">
          <Heading level={1} size="display">
            <Trans>Eye exams</Trans>
          </Heading>
          <p className="mt-5 max-w-text text-ink-soft text-lg">
            {country === 'us' ? (
              <Trans>
                Have your eyes examined by an independent doctor of optometry, in or next to one of our
                stores. It takes about half an hour, and the prescription is yours to use anywhere.
              </Trans>
            ) : (
              <Trans>
                Have your eyes examined by a licensed optometrist, in or next to one of our stores. It takes
                about half an hour, and the prescription is yours to use anywhere.
              </Trans>
            )}
          </p>
          <div className="mt-8 max-w-xl rounded-lg bg-paper p-5 sm:p-6">
            <Heading level={2} size="sm" className="mb-4">
              <Trans>Find a store and book</Trans>
            </Heading>
            <PlaceSearchForm
              name={t`Stores`}
              label={country === 'us' ? t`City, state or postal code` : t`City, province or postal code`}
              submitLabel={t`Search`}
            />
            <p className="mt-3 text-ink-soft text-sm">
              <Trans>Stores with online booking show it in the list.</Trans>
            </p>
          </div>
        </div>
        <AcuityChart className="mx-auto h-auto w-full max-w-72 text-accent max-lg:hidden lg:col-span-5" />
      </Container>
    </section>
  );
}

/** Rings of each line, from its height and their turns: the gap of each is right, below, left or above. */
const LINES = [
  { size: 60, y: 40, turns: [0] },
  { size: 40, y: 112, turns: [3, 1] },
  { size: 28, y: 166, turns: [2, 0, 3] },
  { size: 20, y: 208, turns: [1, 2, 0, 3] },
  { size: 14, y: 240, turns: [0, 3, 1, 2, 0] },
];

const WIDTH = 260;

/** A Landolt ring is five strokes wide, and its gap is one. */
const STROKES = 5;
const GAP_SHARE = 8;

/** Renders a decorative eye chart of Landolt rings, which need no letters. In the text color. */
function AcuityChart({ className }: { className?: string }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} 268`} aria-hidden="true" focusable="false" className={className}>
      {LINES.map(({ size, y, turns }) =>
        turns.map((turn, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the chart does not change
          <Ring key={`${size}-${index}`} size={size} turn={turn} x={ringX(index, turns.length, size)} y={y} />
        )),
      )}
    </svg>
  );
}

/** Returns the position of a ring, with a gap of one ring, around the middle. */
function ringX(index: number, count: number, size: number): number {
  return WIDTH / 2 + (index - (count - 1) / 2) * size * 2;
}

function Ring({ size, turn, x, y }: { size: number; turn: number; x: number; y: number }) {
  const stroke = size / STROKES;
  // The gap ends where the circle begins, so half of it turns the other way.
  const angle = turn * 90 + (GAP_SHARE / 2) * 3.6;
  return (
    <circle
      cx={x}
      cy={y}
      r={(size - stroke) / 2}
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      pathLength={100}
      strokeDasharray={`${100 - GAP_SHARE} ${GAP_SHARE}`}
      transform={`rotate(${angle} ${x} ${y})`}
    />
  );
}
