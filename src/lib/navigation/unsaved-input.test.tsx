// @vitest-environment jsdom
import '@/ui/testing/setup';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { closeOnBack } from '../history/close-on-back';
import { usePendingLeave, useUnsavedInput } from './unsaved-input';
import { useNavigate } from './use-navigate';

function Form() {
  const [isDirty, setDirty] = useState(false);
  const release = useUnsavedInput(isDirty);
  const pending = usePendingLeave();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <>
      <p>{pathname}</p>
      <button type="button" onClick={() => setDirty(true)}>
        Type
      </button>
      <button type="button" onClick={() => void navigate('/next')}>
        Next
      </button>
      <button
        type="button"
        onClick={() => {
          release();
          void navigate('/saved');
        }}
      >
        Save
      </button>
      <a href="/elsewhere">Elsewhere</a>
      {pending ? (
        <>
          <button type="button" onClick={pending.leave}>
            Leave
          </button>
          <button type="button" onClick={pending.stay}>
            Stay
          </button>
        </>
      ) : null}
    </>
  );
}

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const hasQuestion = () => screen.queryByRole('button', { name: 'Leave' }) !== null;

beforeEach(() => {
  window.history.pushState(null, '', '/before');
  render(
    <BrowserRouter>
      <Form />
    </BrowserRouter>,
  );
  click('Next');
  expect(screen.getByText('/next')).toBeVisible();
});

it('needs no confirmation without input', () => {
  click('Save');
  expect(screen.getByText('/saved')).toBeVisible();
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

it('asks for confirmation of a navigation, which the shopper cancels or confirms', () => {
  click('Type');
  window.history.replaceState(window.history.state, '', '/form');
  click('Next');
  expect(window.location.pathname).toBe('/form');
  click('Stay');
  expect(hasQuestion()).toBe(false);
  expect(window.location.pathname).toBe('/form');
  click('Next');
  click('Leave');
  expect(hasQuestion()).toBe(false);
  expect(window.location.pathname).toBe('/next');
});

it('asks for confirmation of a link to another document', () => {
  click('Type');
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  click('Stay');
  expect(window.location.pathname).toBe('/next');
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  click('Leave');
  expect(window.location.pathname).toBe('/elsewhere');
});

it('needs no confirmation after a release', () => {
  click('Type');
  click('Save');
  expect(screen.getByText('/saved')).toBeVisible();
});

it('lets the browser confirm that the document is left', () => {
  click('Type');
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});

it('needs a confirmation on Back, and stays at its entry until then', async () => {
  click('Type');
  act(() => window.history.back());
  expect(await screen.findByRole('button', { name: 'Leave' })).toBeVisible();
  expect(window.location.pathname).toBe('/next');
  click('Stay');
  expect(screen.getByText('/next')).toBeVisible();
  act(() => window.history.back());
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('/before')).toBeVisible();
  expect(window.location.pathname).toBe('/before');
});

it('confirms Back from a question with a history entry of its own, as on phones', async () => {
  const initialWidth = window.innerWidth;
  window.innerWidth = 390;
  click('Type');
  act(() => window.history.back());
  const leave = await screen.findByRole('button', { name: 'Leave' });
  const release = closeOnBack(() => {});
  fireEvent.click(leave);
  release();
  expect(await screen.findByText('/before')).toBeVisible();
  expect(window.location.pathname).toBe('/before');
  window.innerWidth = initialWidth;
});
