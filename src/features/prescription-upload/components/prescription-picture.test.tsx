import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { UploadedPicture } from '@/lib/prescription/uploaded-picture';
import { type ComponentTestOptions, renderComponent } from '../../../../tests/support/render-page';
import { PrescriptionPicture, type PrescriptionPictureProps } from './prescription-picture';

function Picture({ onChange }: Pick<PrescriptionPictureProps, 'onChange'>) {
  const [picture, setPicture] = useState<UploadedPicture>();
  return (
    <PrescriptionPicture
      picture={picture}
      onChange={(changed) => {
        setPicture(changed);
        onChange(changed);
      }}
    />
  );
}

async function renderPicture(options: ComponentTestOptions = {}) {
  const onChange = vi.fn();
  const { user, server, events } = await renderComponent(<Picture onChange={onChange} />, {
    catalogs: ['app', 'prescription-upload'],
    ...options,
  });
  const choose = (name: string, content = '%PDF-1.7') =>
    user.upload(screen.getByLabelText(/Choose/), new File([content], name));
  return { user, server, events, choose, onChange };
}

it('sends a file for an anonymous shopper, who becomes a guest', async () => {
  const { user, server, events, choose, onChange } = await renderPicture();
  await choose('Ada Marsh.pdf');
  expect(await screen.findByText('Ada Marsh.pdf is sent.')).toBeVisible();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({
    savedFileName: expect.stringMatching(/\.pdf$/),
    fileName: 'Ada Marsh.pdf',
  });
  expect(server.requests.map(({ url }) => url).join() + JSON.stringify(events)).not.toContain('Marsh');
  await user.click(screen.getByRole('button', { name: 'Remove the file' }));
  expect(onChange).toHaveBeenLastCalledWith(undefined);
  await waitFor(() => expect(screen.getByLabelText('Choose a file')).toHaveFocus());
});

it.each([
  ['a file that is not what its name says', {}, 'paper.png', 'Incorrect file type'],
  ['a failure', { scenario: 'uploadItemPrescription:failed' }, 'paper.pdf', 'Error during upload.'],
  [
    'a file that the API finds too big',
    { scenario: 'uploadItemPrescription:tooLong' },
    'a.pdf',
    'FILE IS TOO BIG',
  ],
])('says what is wrong with %s', async (_, options, name, title) => {
  const { choose, onChange } = await renderPicture({ as: 'guest', ...options });
  await choose(name);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(title));
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByLabelText(/Choose/)).toBeEnabled();
});

it('does not send a file of more than 10 MB', async () => {
  const { server, choose } = await renderPicture({ as: 'guest' });
  await choose('paper.pdf', 'x'.repeat(10_485_761));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('FILE IS TOO BIG'));
  expect(screen.getByRole('alert')).toHaveTextContent('Maximum upload 10 MB');
  expect(server.requests.filter(({ url }) => url.includes('upload'))).toEqual([]);
});

it('requires the file when the shopper goes on without one', async () => {
  await renderComponent(<PrescriptionPicture picture={undefined} onChange={vi.fn()} isMissing />, {
    catalogs: ['prescription-upload'],
  });
  const input = screen.getByLabelText(/Choose/);
  await waitFor(() => expect(input).toHaveFocus());
  expect(input).toHaveAccessibleDescription(/You need to upload your prescription/);
});
