import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SECTIONS, type SectionId } from './checkout-places';
import {
  type CompletedSections,
  currentPlace,
  initialSections,
  reduceSections,
  type SectionState,
} from './section-state';

const completed = (...sections: SectionId[]): CompletedSections => ({
  contact: sections.includes('contact'),
  address: sections.includes('address'),
  method: sections.includes('method'),
  payment: sections.includes('payment'),
});
const nothing = completed();
const everything = completed(...SECTIONS);

describe('the open section', () => {
  it.each([
    [completed(), 'contact'],
    [completed('contact'), 'address'],
    [completed('contact', 'address'), 'method'],
    [completed('contact', 'address', 'method'), 'payment'],
    [everything, 'review'],
  ])('of an order with %j is %s when the page opens', (order, place) => {
    expect(currentPlace(initialSections(order), order)).toBe(place);
  });

  it('is the delivery method after the first address, although the commerce API has set one', () => {
    const state = reduceSections(initialSections(completed('contact')), {
      type: 'saved',
      section: 'address',
    });
    expect(currentPlace(state, completed('contact', 'address', 'method'))).toBe('method');
    expect(state.focus).toEqual({ place: 'next' });
  });

  it('stays the contact when an email becomes known, until the shopper has agreed to it', () => {
    const state = initialSections(nothing);
    expect(currentPlace(state, completed('contact'))).toBe('contact');
    const saved = reduceSections(state, { type: 'saved', section: 'contact' });
    expect(currentPlace(saved, completed('contact'))).toBe('address');
  });

  it('is the review again after a change of the address that the method reaches', () => {
    const edited = reduceSections(initialSections(everything), { type: 'edited', section: 'address' });
    expect(currentPlace(edited, everything)).toBe('address');
    const saved = reduceSections(edited, { type: 'saved', section: 'address' });
    expect(currentPlace(saved, everything)).toBe('review');
  });

  it('stays open while it is saved, although the order that is fetched meanwhile is complete', () => {
    const almost = completed('contact', 'address', 'method');
    const state = reduceSections(initialSections(almost), { type: 'attempted', place: 'payment' });
    expect(currentPlace(state, everything)).toBe('payment');
    expect(currentPlace(reduceSections(state, { type: 'saved', section: 'payment' }), everything)).toBe(
      'review',
    );
  });

  it('is the delivery method when it does not reach the new address', () => {
    const edited = reduceSections(initialSections(everything), { type: 'edited', section: 'address' });
    const saved = reduceSections(edited, { type: 'saved', section: 'address' });
    expect(currentPlace(saved, completed('contact', 'address', 'payment'))).toBe('method');
  });
});

describe('a change', () => {
  it('can be canceled, and the focus stays at the section', () => {
    const edited = reduceSections(initialSections(everything), { type: 'edited', section: 'payment' });
    const canceled = reduceSections(edited, { type: 'canceled' });
    expect(currentPlace(canceled, everything)).toBe('review');
    expect(canceled.focus).toEqual({ place: 'payment' });
  });
});

describe('a rejection', () => {
  const declined = { place: 'payment', kind: 'declined' } as const;
  const rejected = reduceSections(initialSections(everything), { type: 'rejected', problem: declined });

  it('opens the section in which it can be corrected, and moves the focus there', () => {
    expect(currentPlace(rejected, everything)).toBe('payment');
    expect(rejected).toMatchObject({ problem: declined, focus: { place: 'payment' } });
  });

  it('of the order itself stays at the review', () => {
    const problem = { place: 'review', kind: 'price-changed' } as const;
    const state = reduceSections(initialSections(everything), { type: 'rejected', problem });
    expect(currentPlace(state, everything)).toBe('review');
    expect(state).toMatchObject({ problem, focus: { place: 'review' } });
  });

  it('is shown until the next attempt at the same place', () => {
    expect(reduceSections(rejected, { type: 'attempted', place: 'review' }).problem).toEqual(declined);
    expect(reduceSections(rejected, { type: 'attempted', place: 'payment' }).problem).toBeUndefined();
    expect(reduceSections(rejected, { type: 'saved', section: 'payment' }).problem).toBeUndefined();
  });

  it('twice in a row moves the focus twice', () => {
    const repeated = reduceSections(rejected, { type: 'rejected', problem: declined });
    expect(repeated.focus).not.toBe(rejected.focus);
  });
});

it('never reaches the review with an incomplete order', () => {
  const section = fc.constantFrom(...SECTIONS);
  const order = fc.record({
    contact: fc.boolean(),
    address: fc.boolean(),
    method: fc.boolean(),
    payment: fc.boolean(),
  });
  const event = fc.oneof(
    fc.record({ type: fc.constant('edited' as const), section }),
    fc.constant({ type: 'canceled' as const }),
    fc.record({ type: fc.constant('saved' as const), section }),
    fc.record({
      type: fc.constant('attempted' as const),
      place: fc.constantFrom(...SECTIONS, 'review' as const),
    }),
    fc.record({
      type: fc.constant('rejected' as const),
      problem: fc.record({
        place: fc.constantFrom(...SECTIONS, 'review' as const),
        kind: fc.constantFrom('not-saved' as const, 'declined' as const),
      }),
    }),
  );
  fc.assert(
    fc.property(order, fc.array(event), order, (first, events, last) => {
      const start: SectionState = initialSections(first);
      const end = events.reduce<SectionState>(reduceSections, start);
      if (currentPlace(end, last) === 'review') expect(last).toEqual(everything);
    }),
  );
  expect(currentPlace(initialSections(nothing), nothing)).toBe('contact');
});
