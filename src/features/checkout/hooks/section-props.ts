import type { SectionId } from '../state/checkout-places';
import type { CheckoutSections } from './use-checkout-sections';

/** Props that all sections share. */
export function sectionProps(id: SectionId, { place, problem, isComplete, dispatch }: CheckoutSections) {
  return {
    id,
    isOpen: place === id,
    isComplete: isComplete(id),
    problem,
    onChange: () => dispatch({ type: 'edited', section: id }),
  };
}

/** Ends a change of a complete section. */
export function cancelOf(
  id: SectionId,
  { editing, isComplete, dispatch }: CheckoutSections,
): (() => void) | undefined {
  return editing === id && isComplete(id) ? () => dispatch({ type: 'canceled' }) : undefined;
}
