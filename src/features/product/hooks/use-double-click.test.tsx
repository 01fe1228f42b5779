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

/**
 * Clicks at these times.
 *
 * @param timestamps in milliseconds.
 * @returns the number of double clicks detected.
 */
function countDoubleClicks(...timestamps: number[]): number {
  const zoom = vi.fn();
  render(<Picture zoom={zoom} />);
  const picture = screen.getByRole('button');
  for (const timestamp of timestamps) {
    const event = createEvent.click(picture);
    // Offset from 0, which browsers use for an unknown time.
    Object.defineProperty(event, 'timeStamp', { value: 1000 + timestamp });
    fireEvent(picture, event);
  }
  return zoom.mock.calls.length;
}

it.each([
  [[0], 0],
  [[0, 300], 1],
  [[0, 301], 0],
  [[0, 301, 400], 1],
  // The third click does not complete a second pair.
  [[0, 100, 200], 1],
  [[0, 100, 200, 300], 2],
])('clicks at %j ms count as %d double clicks', (timestamps, count) => {
  expect(countDoubleClicks(...timestamps)).toBe(count);
});
