import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderComponent } from '../../../../tests/support/render-page';
import type { RenderBenefitBars } from '../state/benefit-bars';
import { parseListingQuery } from '../state/listing-query';
import type { ListingScope } from '../state/listing-scope';
import { Listing } from './listing';

const INITIAL_WIDTH = window.innerWidth;
const resizeTo = (width: number) => {
  window.innerWidth = width;
  act(() => void window.dispatchEvent(new Event('resize')));
};
afterEach(() => resizeTo(INITIAL_WIDTH));

/** Stub for the bars of the insurance feature. */
const renderBars: RenderBenefitBars = ({ bars, wording }) => (
  <section aria-label="Bars">
    {bars.join(' ')}: {wording}
  </section>
);
const renderNothing = () => null;

function renderListing(scope: ListingScope, renderBenefitBars?: RenderBenefitBars) {
  return renderComponent(
    <Listing
      scope={scope}
      query={parseListingQuery(new URLSearchParams('q=round'))}
      renderTile={({ name }) => <article>{name}</article>}
      placeholder="…"
      banner={<p>Banner</p>}
      {...(renderBenefitBars ? { renderBenefitBars } : {})}
    />,
    { catalogs: ['listing'] },
  );
}

it.each<[ListingScope, string]>([
  ['eyeglasses', 'frames lenses frames-and-lenses'],
  ['sunglasses', 'frames lenses frames-and-lenses'],
  ['contact-lenses', 'contact-lenses'],
  ['search', 'frames lenses frames-and-lenses contact-lenses'],
])('%s renders the bars %s, worded by the window width', async (scope, bars) => {
  await renderListing(scope, renderBars);
  const region = await screen.findByRole('region', { name: 'Bars' });
  expect(region).toHaveTextContent(`${bars}: benefits`);
  resizeTo(481);
  expect(region).toHaveTextContent('benefits');
  resizeTo(480);
  // The region may not be hydrated yet.
  await waitFor(() => expect(region).toHaveTextContent('allowance'));
});

it('is empty when nothing is rendered', async () => {
  await renderListing('eyeglasses', renderNothing);
  await waitFor(() => expect(screen.getByText('Banner').nextElementSibling).toBeEmptyDOMElement());
});

it('is absent where no insurance is offered', async () => {
  await renderListing('eyeglasses');
  await screen.findAllByRole('article');
  expect(screen.getByText('Banner').nextElementSibling).toBeNull();
});
