import { cx } from '@/ui/lib/cx';
import type { CardSamples } from './use-card-samples';

/** Outlines the card in the mirrored picture: dashed where it should be, solid once it is found. */
export function CardGuide({ guide }: Pick<CardSamples, 'guide'>) {
  if (!guide) return null;
  const { corners, isFound, picture } = guide;
  return (
    <svg
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      className="pointer-events-none absolute inset-0 size-full -scale-x-100"
    >
      <polygon
        points={corners.map(({ x, y }) => `${x},${y}`).join(' ')}
        vectorEffect="non-scaling-stroke"
        strokeDasharray={isFound ? undefined : '6 6'}
        strokeWidth={isFound ? 4 : 2}
        strokeLinejoin="round"
        className={cx('fill-none', isFound ? 'stroke-accent' : 'stroke-on-ink')}
      />
    </svg>
  );
}
