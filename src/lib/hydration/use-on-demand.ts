import { useEffect } from 'react';
import { useStoreValue } from '../state/create-store';
import type { OnDemand } from './load-on-demand';

/** Returns the code, which begins to load when the component appears; undefined until it has loaded. */
export function useOnDemand<Code>(code: OnDemand<Code>): Code | undefined {
  const loaded = useStoreValue(code);
  const { load } = code;
  useEffect(load, [load]);
  return loaded;
}
