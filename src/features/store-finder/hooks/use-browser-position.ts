import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Position } from '@/domain/stores/store';
import { useLatest } from '@/lib/state/use-latest';

/** Positions by history entry, so that Back finds the same stores. In memory only: a position is in no URL and no storage. */
const positions = new Map<string, Position>();

/** Returns the browser's position that the finder searches around. It is that of the history entry. */
export function useBrowserPosition(): [Position | undefined, (position: Position | undefined) => void] {
  const { key } = useLocation();
  const navigationType = useLatest(useNavigationType());
  const [position, setPosition] = useState<Position>();
  const latest = useLatest(position);
  useEffect(() => {
    if (navigationType.current === 'POP') setPosition(positions.get(key));
    else if (latest.current) positions.set(key, latest.current);
  }, [key]);
  return [position, setPosition];
}
