import type { SandboxState } from './state';

/** Milliseconds by which the sandbox's clock is ahead of the real one. */
export function clockAhead(state: SandboxState): number {
  return state.clocks.get('clock')?.ahead ?? 0;
}

/**
 * Advances the clock. Sessions survive it, so that moving an order signs nobody out. Codes, locks and held stock expire as
 * usual.
 */
export function putClockForward(state: SandboxState, milliseconds: number): void {
  const ahead = clockAhead(state) + milliseconds;
  state.transaction(() => {
    if (state.clocks.get('clock')) state.clocks.update('clock', { ahead });
    else state.clocks.insert({ clockId: 'clock', ahead });
    for (const { sessionId, issuedAt, expiresAt } of state.sessions.all())
      state.sessions.update(sessionId, {
        issuedAt: issuedAt + milliseconds,
        expiresAt: expiresAt + milliseconds,
      });
  });
}
