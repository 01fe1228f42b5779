import type { ReactNode } from 'react';
import { useMillimeters } from '@/lib/size/use-millimeters';
import type { FrameOption } from '../api/frame-option';

export interface FrameListProps {
  frames: readonly FrameOption[];
  /** Accessible name of the list. */
  label: string;
  onChoose: (frame: FrameOption) => void;
}

/** Frames to choose from, each with its width. */
export function FrameList({ frames, label, onChoose }: FrameListProps): ReactNode {
  const millimeters = useMillimeters();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: WebKit drops the list role from lists without bullets
    <ul role="list" aria-label={label} className="grid">
      {frames.map((frame) => (
        <li key={frame.id} className="border-line border-b last:border-b-0">
          <button
            type="button"
            onClick={() => onChoose(frame)}
            className="flex min-h-16 w-full items-center gap-4 rounded-sm py-1 text-left hover:bg-well"
          >
            <span className="flex h-14 w-20 shrink-0 items-center rounded-sm bg-well">
              {frame.image ? (
                <img src={frame.image} alt="" width={80} height={53} loading="lazy" decoding="async" />
              ) : null}
            </span>
            <span className="min-w-0 grow">
              <span className="block truncate font-medium">{frame.name}</span>{' '}
              <span className="block truncate text-ink-soft text-sm">{frame.brand}</span>
            </span>{' '}
            <span className="pr-2 whitespace-nowrap text-sm">{millimeters(frame.totalWidth)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
