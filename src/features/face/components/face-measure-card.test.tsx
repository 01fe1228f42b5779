import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { RENDERED_FACE } from '@/domain/face/testing/rendered-face';
import { FOUND, photo, renderMeasure, setUpFaceWorker } from '../../../../tests/support/face-measure';

const worker = setUpFaceWorker();

describe('a bank card as a check', () => {
  const iris = (RENDERED_FACE.irises.right.diameter + RENDERED_FACE.irises.left.diameter) / 2;
  /** Creates a card that makes the irises this wide: 85.6 mm, 12 mm before them, at a focal length of 985.5 pixels. */
  const cardFor = (irisWidth: number) => {
    const corner = { x: 0, y: 0 };
    return {
      width: 85.6 / (irisWidth / iris - 12 / 985.5),
      corners: [corner, corner, corner, corner] as const,
    };
  };
  const measured = async () => {
    const page = await renderMeasure();
    await page.choose(photo());
    await page.user.click(await screen.findByRole('button', { name: 'Check with a bank card' }));
    await screen.findByText(/Take any bank card/);
    expect(page.onHeading).toHaveBeenLastCalledWith('Check with a bank card');
    return page;
  };

  it('that agrees makes the measurement surer', async () => {
    worker.current.result = { ...FOUND, card: cardFor(11.9) };
    const { user, choose, onMeasured } = await measured();
    await choose(photo());
    expect(await screen.findByText('Checked with a card')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use these measurements' }));
    expect(onMeasured).toHaveBeenCalledWith(expect.objectContaining({ widthSpreadMm: 6, pdSpreadMm: 2 }));
  });

  it('that does not agree is said, and all is measured again', async () => {
    worker.current.result = { ...FOUND, card: cardFor(13.2) };
    const { user, choose } = await measured();
    await choose(photo());
    expect(await screen.findByText('The card and your eyes do not agree')).toBeVisible();
    expect(screen.getByText(/your face is 13% wider than by your eyes/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Measure again' }));
    expect(screen.getByRole('button', { name: 'Answer questions' })).toBeVisible();
  });

  it('that is not found can be marked, by keyboard too', async () => {
    // jsdom draws nothing.
    using _ = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const { user, choose, onHeading } = await measured();
    await choose(photo());
    const right = await screen.findByRole('slider', { name: 'Right edge of the card' });
    const left = screen.getByRole('slider', { name: 'Left edge of the card' });
    // Screen readers read on from here: "Move both lines …".
    await waitFor(() => expect(right.closest('[tabindex="-1"]')).toHaveFocus());
    // jsdom has no keys of sliders.
    const move = (slider: HTMLElement, value: number) => fireEvent.change(slider, { target: { value } });
    move(right, Number(left.getAttribute('value')) - 5);
    expect(screen.getByText('The right edge must be to the right of the left one.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Use these edges' })).toBeDisabled();
    move(left, 20);
    move(right, 20 + Math.round(cardFor(11.7).width));
    await user.click(screen.getByRole('button', { name: 'Use these edges' }));
    expect(await screen.findByText('Checked with a card')).toBeVisible();
    expect(onHeading).toHaveBeenLastCalledWith('Your measurements');
  });

  it('can be left out', async () => {
    const { user } = await measured();
    await user.click(screen.getByRole('button', { name: 'Without a card' }));
    expect(screen.getByText('Width of your frames')).toBeVisible();
    expect(screen.queryByText('Checked with a card')).not.toBeInTheDocument();
  });
});
