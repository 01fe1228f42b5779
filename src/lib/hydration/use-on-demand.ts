import { useEffect } from 'react';
import { useStoreValue } from '../state/create-store';
import type { OnDemand } from './load-on-demand';

/** The code, which begins to load when the component appears; undefined until it is there. */
export function useOnDemand<Code>(code: OnDemand<Code>): Code | undefined {
  const loaded = useStoreValue(code);
  const { load } = code;
  useEffect(load, [load]);
  return loaded;
}
