import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { type ComponentTestOptions, renderComponent } from '../../../../tests/support/render-page';
import { SizeHelper } from './size-helper';

function Page() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Find my size
      </button>
      <SizeHelper
        open={open}
        onOpenChange={setOpen}
        renderAction={(close) => (
          <button type="button" onClick={close}>
            Show frames
          </button>
        )}
      />
    </>
  );
}

const renderHelper = (options: ComponentTestOptions = {}) =>
  renderComponent(<Page />, { catalogs: ['size'], ...options });
const stored = () => localStorage.getItem('optimalHinge');
const result = () => screen.findByRole('heading', { level: 3, name: /wide$/ });

it('estimates the size from the numbers inside a pair, and shows how', async () => {
  const { user } = await renderHelper();
  await user.type(screen.getByLabelText('Lens width'), '52');
  await user.type(screen.getByLabelText('Bridge'), '18');
  await user.type(screen.getByLabelText(/^Temple/), '140');
  await user.click(screen.getByRole('button', { name: 'Estimate my size' }));
  const heading = await result();
  expect(heading).toHaveTextContent('Medium, 134 mm wide');
  await waitFor(() => expect(heading).toHaveFocus());
  expect(
    screen.getByText(/^An estimate: twice the lens width \(52\), the bridge \(18\).*12 mm/),
  ).toBeVisible();
  expect(stored()).toBe('134');
});

it('rejects numbers in the wrong order, and preserves what was typed', async () => {
  const { user } = await renderHelper();
  await user.type(screen.getByLabelText('Lens width'), '140');
  await user.type(screen.getByLabelText('Bridge'), '52');
  await user.keyboard('{Enter}');
  const eye = screen.getByLabelText('Lens width');
  await waitFor(() => expect(eye).toHaveFocus());
  expect(eye).toHaveAccessibleDescription(
    'Between 36 and 66. Check that the numbers are in the order of the temple.',
  );
  expect(eye).toHaveValue('140');
  expect(screen.getByLabelText('Bridge')).toBeInvalid();
  expect(stored()).toBeNull();
});

it('takes a measured width, also with a comma, and rejects centimeters', async () => {
  const { user } = await renderHelper();
  await user.click(screen.getByRole('tab', { name: 'Width' }));
  const field = screen.getByLabelText('Total width in millimeters');
  await user.type(field, '13.8{Enter}');
  expect(field).toHaveAccessibleDescription(
    'Glasses are 100 to 165\u00a0mm wide. Check that the number is in millimeters.',
  );
  await waitFor(() => expect(field).toHaveFocus());
  await user.clear(field);
  await user.type(field, '138,5 mm{Enter}');
  expect(await result()).toHaveTextContent('Large, 138.5 mm wide');
  expect(stored()).toBe('138.5');
});

it('takes the width of a frame of the catalog, found by name', async () => {
  const { user } = await renderHelper();
  await user.click(screen.getByRole('tab', { name: 'A frame of ours' }));
  await user.type(screen.getByLabelText('Name or brand of the frame'), 'round{Enter}');
  const list = await screen.findByRole('list', { name: 'Frames found' });
  const [first] = within(list).getAllByRole('button');
  const width = /(\d+) mm$/.exec(first?.textContent ?? '')?.[1];
  await user.click(first as HTMLElement);
  await result();
  expect(stored()).toBe(width);
  expect(screen.getByText(/^As wide as /)).toBeVisible();
});

it('says when no frame has the name, and offers a retry when the search fails', async () => {
  const { user, server } = await renderHelper();
  await user.click(screen.getByRole('tab', { name: 'A frame of ours' }));
  const field = screen.getByLabelText('Name or brand of the frame');
  await user.type(field, 'zzzzzz{Enter}');
  expect(await screen.findByText(/^No frame of ours has this name/)).toBeVisible();
  server.startScenario('catalog-unavailable');
  await user.clear(field);
  await user.type(field, 'round{Enter}');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

it('offers the frames that were seen recently', async () => {
  localStorage.setItem('recentlySeen', JSON.stringify(['2017230701520']));
  const { user } = await renderHelper();
  await user.click(screen.getByRole('tab', { name: 'A frame of ours' }));
  const list = await screen.findByRole('list', { name: 'Seen recently' });
  await user.click(within(list).getByRole('button'));
  expect(await result()).toBeVisible();
});

it('shows a stored size, which can be changed and cleared', async () => {
  localStorage.setItem('optimalHinge', '126');
  const { user } = await renderHelper();
  expect(await result()).toHaveTextContent('Small, 126 mm wide');
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(screen.getByLabelText('Lens width')).toBeVisible();
  expect(stored()).toBe('126');
  await user.click(screen.getByRole('tab', { name: 'Width' }));
  await user.type(screen.getByLabelText('Total width in millimeters'), '142{Enter}');
  expect(await result()).toHaveTextContent('Extra large, 142 mm wide');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(stored()).toBeNull();
  expect(screen.getByLabelText('Lens width')).toBeVisible();
});

it('closes when the frames are shown', async () => {
  localStorage.setItem('optimalHinge', '126');
  const { user } = await renderHelper();
  await user.click(await screen.findByRole('button', { name: 'Show frames' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
