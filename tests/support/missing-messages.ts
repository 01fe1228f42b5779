import { I18n } from '@lingui/core';
import { vi } from 'vitest';

export interface WatchedMessages {
  used: Set<string>;
  /** IDs that are missing in the page's catalogs; English is shown instead. */
  missing: Set<string>;
  /** Stops watching. */
  stop: () => void;
}

/** Records every message that is translated. */
export function watchMessages(): WatchedMessages {
  const translate = I18n.prototype._;
  const spy = vi.spyOn(I18n.prototype, '_');
  const watched: WatchedMessages = { used: new Set(), missing: new Set(), stop: () => spy.mockRestore() };
  spy.mockImplementation(function (this: I18n, id, ...rest) {
    const name = typeof id === 'string' ? id : (id as { id: string }).id;
    watched.used.add(name);
    if (this.messages[name] === undefined) watched.missing.add(name);
    return Reflect.apply(translate, this, [id, ...rest]) as string;
  });
  return watched;
}
