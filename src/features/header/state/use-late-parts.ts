import { useState } from 'react';
import type { LateParts } from '../components/late-parts';

/**
 * The parts of the header that nobody needs before they turn to it; undefined until they are wanted and have come. When
 * they cannot be loaded, the header is whole without them: its links lead on.
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
