import { type RefObject, useEffect, useRef } from 'react';

/**
 * Holds the value of the latest render, for effects and listeners that must not restart when it changes. Never read it during
 * rendering.
 */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
