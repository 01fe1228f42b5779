import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useDoubleClick } from './use-double-click';

function Picture({ zoom }: { zoom: () => void }) {
  return (
    <button type="button" onClick={useDoubleClick(zoom)}>
      picture
    </button>
  );
}

/** Clicks at these moments, in milliseconds. @returns how often that was a double click. */
function clicks(...moments: number[]): number {
  const zoom = vi.fn();
  render(<Picture zoom={zoom} />);
  const picture = screen.getByRole('button');
  for (const moment of moments) {
    const event = createEvent.click(picture);
    // Not 0, which browsers use for an unknown time.
    Object.defineProperty(event, 'timeStamp', { value: 1000 + moment });
    fireEvent(picture, event);
  }
  return zoom.mock.calls.length;
}

it.each([
  [[0], 0],
  [[0, 300], 1],
  [[0, 301], 0],
  [[0, 301, 400], 1],
  // The third click is no second one of the next pair.
  [[0, 100, 200], 1],
  [[0, 100, 200, 300], 2],
])('clicks after %j ms are %d double clicks', (moments, count) => {
  expect(clicks(...moments)).toBe(count);
});
