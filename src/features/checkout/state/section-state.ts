import { type CheckoutPlace, SECTIONS, type SectionId } from './checkout-places';
import type { CheckoutProblem } from './checkout-problem';

/** Completed sections, according to the commerce API and the contact email. */
export type CompletedSections = Readonly<Record<SectionId, boolean>>;

/** Sections that can be complete without the shopper: they are shown once nevertheless. */
export type ConfirmedSection = 'contact' | 'method';

export interface SectionState {
  /** Opened with "Change", or because something went wrong in it. */
  editing: SectionId | undefined;
  /** Being saved: stays open until then, although the order that is fetched meanwhile shows it as complete. */
  saving: SectionId | undefined;
  /**
   * The shopper has seen these, now or on an earlier visit. The commerce API sets a method with the first address.
   */
  confirmed: Readonly<Record<ConfirmedSection, boolean>>;
  problem: CheckoutProblem | undefined;
  /** Where to move the focus: a place, or the next open one. Each move is a new object. */
  focus: { place: CheckoutPlace | 'next' } | undefined;
}

export type SectionEvent =
  | { type: 'edited'; section: SectionId }
  | { type: 'canceled' }
  /** The commerce API has accepted the section. */
  | { type: 'saved'; section: SectionId }
  | { type: 'rejected'; problem: CheckoutProblem }
  /** A new attempt begins. */
  | { type: 'attempted'; place: CheckoutPlace };

/**
 * Creates the state of the sections. @param completed the order when the page opens: its contents were chosen on an earlier
 * visit.
 */
export function initialSections({ contact, method }: CompletedSections, takesFocus = false): SectionState {
  return {
    editing: undefined,
    saving: undefined,
    confirmed: { contact, method },
    problem: undefined,
    focus: takesFocus ? { place: 'next' } : undefined,
  };
}

export function reduceSections(state: SectionState, event: SectionEvent): SectionState {
  switch (event.type) {
    case 'edited':
      return {
        ...state,
        editing: event.section,
        saving: undefined,
        problem: undefined,
        focus: { place: event.section },
      };
    case 'canceled':
      return {
        ...state,
        editing: undefined,
        saving: undefined,
        problem: undefined,
        focus: state.editing && { place: state.editing },
      };
    case 'saved':
      return {
        editing: undefined,
        saving: undefined,
        confirmed: { ...state.confirmed, [event.section]: true },
        problem: undefined,
        focus: { place: 'next' },
      };
    case 'rejected': {
      const { place, isUpdate } = event.problem;
      const editing = place === 'review' ? state.editing : place;
      return {
        ...state,
        editing,
        saving: undefined,
        problem: event.problem,
        focus: isUpdate ? state.focus : { place },
      };
    }
    case 'attempted':
      return {
        ...state,
        saving: event.place === 'review' ? undefined : event.place,
        problem: state.problem?.place === event.place ? undefined : state.problem,
      };
  }
}

/** Returns whether a section is complete and was seen. */
export function isComplete(
  { confirmed }: Pick<SectionState, 'confirmed'>,
  completed: CompletedSections,
  section: SectionId,
): boolean {
  return completed[section] && ((section !== 'contact' && section !== 'method') || confirmed[section]);
}

/** Returns the open section: the one that is saved or edited, else the first one that is not complete; the review when all are. */
export function currentPlace(
  state: Pick<SectionState, 'editing' | 'saving' | 'confirmed'>,
  completed: CompletedSections,
): CheckoutPlace {
  return (
    state.saving ??
    state.editing ??
    SECTIONS.find((section) => !isComplete(state, completed, section)) ??
    'review'
  );
}
