import { useState } from 'react';
import type { DatedChoices } from '@/domain/advisor/choices';
import {
  type AdvisorChoices,
  DEFAULT_CHOICES,
  isSearchableWidth,
  newerChoices,
} from '@/domain/advisor/choices';
import { deviceChoices } from '@/lib/advisor/device-choices';
import { clearSize } from '@/lib/size/clear-size';
import { optimalHinge } from '@/lib/size/optimal-hinge';
import { useStoreValue } from '@/lib/state/create-store';
import { followedFrame } from './followed-frame';

export interface Choices {
  choices: AdvisorChoices;
  /** Undefined before anything was chosen. */
  changedAt: number | undefined;
  change: (changes: Partial<AdvisorChoices>) => void;
  /** Takes the account's choices if they are newer. @returns whether they were. */
  merge: (account: DatedChoices) => boolean;
  clear: () => void;
}

/** Reads and updates the shopper's choices: on this device, or in memory where the browser stores nothing. */
export function useChoices(): Choices {
  const stored = useStoreValue(deviceChoices);
  const width = useStoreValue(optimalHinge);
  const [unstored, setUnstored] = useState<DatedChoices>();
  const current = newerChoices(stored ?? unstored, undefined, width);
  const choices = current?.choices ?? {
    ...DEFAULT_CHOICES,
    optimalHinge: width !== undefined && isSearchableWidth(width) ? width : undefined,
  };

  const write = (next: DatedChoices) => {
    if (!deviceChoices.write(next)) setUnstored(next);
    const { optimalHinge: nextWidth } = next.choices;
    if (nextWidth === width) return;
    if (nextWidth === undefined) clearSize();
    else optimalHinge.write(nextWidth);
  };

  return {
    choices,
    changedAt: current?.changedAt,
    change: (changes) => write({ choices: { ...choices, ...changes }, changedAt: Date.now() }),
    merge: (account) => {
      const newer = newerChoices(stored ?? unstored, account, width);
      if (!newer || newer.changedAt !== account.changedAt || newer.changedAt === current?.changedAt)
        return false;
      write(newer);
      return true;
    },
    clear: () => {
      deviceChoices.clear();
      followedFrame.clear();
      clearSize();
      setUnstored(undefined);
    },
  };
}
