import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderComponent } from '../../../../tests/support/render-page';
import { ServiceCard } from './service-card';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const detail = () => screen.getByRole('group');
const card = () => screen.getByRole('listitem');
const summary = () => screen.getByText('More').closest('summary') as HTMLElement;
const pointerEnter = (pointerType: string) => fireEvent.pointerEnter(card(), { pointerType });
const advanceTime = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
/** Clicks the summary. jsdom fires the toggle event asynchronously. */
async function clickSummary(): Promise<void> {
  const toggled = new Promise((resolve) => detail().addEventListener('toggle', resolve, { once: true }));
  fireEvent.click(summary());
  await act(() => toggled);
}

function renderCard() {
  return renderComponent(
    <ul>
      <ServiceCard icon={null} title="Fit" text="Measured." detail="Built in" loadedDetail="Loaded" />
    </ul>,
    { catalogs: ['home'] },
  );
}

it('opens after 500 ms of hover and loads its detail immediately', async () => {
  await renderCard();
  expect(screen.getByText('Built in')).toBeInTheDocument();
  pointerEnter('mouse');
  expect(screen.getByText('Loaded')).toBeInTheDocument();
  advanceTime(499);
  expect(detail()).not.toHaveAttribute('open');
  advanceTime(1);
  expect(detail()).toHaveAttribute('open');
  fireEvent.pointerLeave(card());
  expect(detail()).not.toHaveAttribute('open');
});

it('stays closed on a short hover and on touch', async () => {
  await renderCard();
  pointerEnter('mouse');
  advanceTime(300);
  fireEvent.pointerLeave(card());
  advanceTime(1000);
  expect(detail()).not.toHaveAttribute('open');
  pointerEnter('touch');
  advanceTime(1000);
  expect(detail()).not.toHaveAttribute('open');
});

it('stays open after a click until Escape', async () => {
  await renderCard();
  await clickSummary();
  expect(detail()).toHaveAttribute('open');
  fireEvent.pointerLeave(card());
  expect(detail()).toHaveAttribute('open');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(detail()).not.toHaveAttribute('open');
});
