import { render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { expect, it } from 'vitest';
import { useViewFocus } from './use-view-focus';

function View({ view }: { view: string | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useViewFocus(heading, view);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {view}
      </h2>
      <button key={view} type="button">
        Next
      </button>
    </>
  );
}

/** Records the focused element while a view appears, before anything else can react to it. */
function Recorder({ view, seen }: { view: string | undefined; seen: (string | null)[] }) {
  useLayoutEffect(() => {
    seen.push(document.activeElement?.textContent ?? null);
  });
  return <View view={view} />;
}

it('has the focus at the heading before the gap of the removed button can be noticed', () => {
  const seen: (string | null)[] = [];
  const { rerender } = render(<Recorder view="First" seen={seen} />);
  screen.getByRole('button').focus();
  rerender(<Recorder view="Second" seen={seen} />);
  expect(seen).toEqual(['First', 'Second']);
});

it('leaves the focus where it is without a view', () => {
  const { rerender } = render(<View view="First" />);
  screen.getByRole('heading').blur();
  rerender(<View view={undefined} />);
  expect(document.body).toHaveFocus();
});
