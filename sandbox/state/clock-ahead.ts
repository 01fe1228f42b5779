import type { SandboxState } from './state';

/** Milliseconds by which the sandbox's clock is ahead of the real one. */
export function clockAhead(state: SandboxState): number {
  return state.clocks.get('clock')?.ahead ?? 0;
}

/**
 * Puts the clock forward. Sessions do not end by it: whoever moves an order on stays signed in. Codes, locks and held stock
 * expire as they do by time.
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
