import { useState } from 'react';
import type { LateParts } from '../components/late-parts';

/**
 * The header's lazy components and a function that loads them; undefined until loaded. If loading fails, the header's
 * links still work.
 */
export function useLateParts(): [LateParts | undefined, () => void] {
  const [parts, setParts] = useState<LateParts>();
  const want = () => {
    import('../components/late-parts').then(
      (module) => setParts(module.lateParts),
      () => {},
    );
  };
  return [parts, want];
}
