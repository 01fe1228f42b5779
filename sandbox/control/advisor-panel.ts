import type { SandboxContext } from '../sandbox-context';
import type { Shopper } from '../session/shopper';
import type { SandboxState } from '../state/state';

/** Returns whether the shopper has a frame advisor profile. The contents are personal. */
export function advisorProfileView(
  { state }: SandboxContext,
  { userId }: Shopper,
): 'none' | 'saved' | 'reset' {
  const profile = state.advisorProfiles.get(userId);
  if (!profile) return 'none';
  return profile.userUUID === '' ? 'reset' : 'saved';
}

/** Removes the shopper's profile, as if none had ever been saved. */
export function clearAdvisorProfile(state: SandboxState, { userId }: Shopper): void {
  state.transaction(() => state.advisorProfiles.remove(userId));
}
