import { useState } from 'react';
import type { LazyComponents } from '../components/lazy-components';

/**
 * The header's lazy components and a function that loads them; undefined until loaded. If loading fails, the header's
 * links still work.
 */
export function useLazyComponents(): [LazyComponents | undefined, () => void] {
  const [lazyComponents, setLazyComponents] = useState<LazyComponents>();
  const load = () => {
    import('../components/lazy-components').then(
      (module) => setLazyComponents(module.lazyComponents),
      () => {},
    );
  };
  return [lazyComponents, load];
}
