import { lockRest } from '@/domain/insurance/insurance-times';
import type { PanelEvent, PanelMemory, PanelState, PanelStep } from '@/domain/insurance/panel-state';

type Transitions = {
  readonly [Type in PanelEvent['type']]: (
    state: PanelState,
    event: Extract<PanelEvent, { type: Type }>,
  ) => PanelState;
};

const TRANSITIONS: Transitions = {
  // A lookup that the shopper left behind goes on.
  open: (state, { memory }) => (state.isLooking ? state : goTo(state, openingStep(memory), memory.lockedAt)),
  'invalid-form': (state) => state,
  submit: (state) => (isForm(state) && !state.isLooking ? { ...state, isLooking: true } : state),
  slow: (state) => (state.isLooking ? { ...state, step: 2 } : state),
  found: (state, { benefits }) => goTo(state, benefits === 'shown' ? 4 : 6),
  'not-found': (state, { attemptsLeft, now }) => goTo(state, attemptsLeft > 0 ? 3 : 5, now),
  locked: (state, { lockedAt }) => goTo(state, 5, lockedAt),
  'already-logged-in': (state, { isLoggedIn }) => goTo(state, isLoggedIn ? 4 : 6),
  failed: (state, { failure }) => ({ ...goTo(state, 2), failure }),
  clock: (state, { now }) => (isLockOver(state, now) ? cleared(state) : state),
  'provider-cleared': (state) => (state.step === 3 && !state.isLooking ? goTo(state, 1) : state),
  retry: (state, { isLoggedIn }) =>
    state.step === 2 || state.step === 6 ? goTo(state, isLoggedIn ? 4 : 1) : state,
  'benefits-failed': (state) => (state.step === 4 ? goTo(state, 6) : state),
  logout: cleared,
};

/** Returns the state of the insurance panel after an event (002 §4). Pure: the events bring the time with them. */
export function panelReducer(state: PanelState, event: PanelEvent): PanelState {
  const transition = TRANSITIONS[event.type] as (state: PanelState, event: PanelEvent) => PanelState;
  return transition(state, event);
}

/** Checks the login before the lock, because the lock applies to lookups and finding a plan has ended it. */
function openingStep({ isLoggedIn, lockedAt, attemptsLeft }: PanelMemory): PanelStep {
  if (isLoggedIn) return 4;
  if (lockedAt !== undefined) return 5;
  return attemptsLeft === undefined ? 1 : 3;
}

function isForm({ step }: PanelState): boolean {
  return step === 1 || step === 3;
}

function goTo({ formVersion }: PanelState, step: PanelStep, lockedAt?: number): PanelState {
  return { step, isLooking: false, formVersion, ...(step === 5 && { lockedAt }) };
}

function cleared(state: PanelState): PanelState {
  return { ...goTo(state, 1), formVersion: state.formVersion + 1 };
}

function isLockOver({ step, lockedAt }: PanelState, now: number): boolean {
  return step === 5 && (lockedAt === undefined || lockRest(lockedAt, now) === 0);
}
