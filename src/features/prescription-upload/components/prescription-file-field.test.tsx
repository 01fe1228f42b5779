import { addGlassesOf } from '@sandbox/testing/prescriptions';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { UploadedPrescriptionFile } from '@/lib/prescription-step/slot-props';
import { findDialog } from '../../../../tests/support/find-dialog';
import { renderComponent } from '../../../../tests/support/render-page';
import { PrescriptionFileField } from './prescription-file-field';

const PNG = '\u0089PNG\r\n\u001a\n picture';
const bytes = (content: string) => Uint8Array.from(content, (character) => character.charCodeAt(0));

const chosen = vi.fn<(file: UploadedPrescriptionFile | undefined) => void>();

beforeEach(() => {
  chosen.mockClear();
  // jsdom has no object URLs.
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
});
afterEach(() => vi.useRealTimers());

function Item({ orderItemId, error }: { orderItemId: string; error: string }) {
  const [file, setFile] = useState<UploadedPrescriptionFile>();
  return (
    <PrescriptionFileField
      orderItemId={orderItemId}
      value={file}
      error={file ? undefined : error}
      onChange={(next) => {
        setFile(next);
        chosen(next);
      }}
    />
  );
}

async function renderField(scenario = '', error = '') {
  let itemId = '';
  const test = await renderComponent(<Later itemId={() => itemId} error={error} />, {
    catalogs: ['app', 'prescription-upload'],
    as: 'guest',
    scenario,
    before: async ({ shopper, sandbox }) => {
      itemId = await addGlassesOf(shopper, sandbox.sandbox.context.catalog);
    },
  });
  // Includes files that the browser's dialog would not offer.
  const user = userEvent.setup({ applyAccept: false });
  const choose = (name: string, content: string | Uint8Array<ArrayBuffer> = PNG, type = 'image/png') =>
    user.upload(
      screen.getByLabelText(/^Choose/),
      new File([typeof content === 'string' ? bytes(content) : content], name, { type }),
    );
  return { ...test, user, choose };
}

/** Renders the field later, because the line exists only after the component was created. */
const Later = ({ itemId, error }: { itemId: () => string; error: string }) => (
  <Item orderItemId={itemId()} error={error} />
);

it('sends a picture, shows it in full, and removes it', async () => {
  const { user, server, events, choose } = await renderField();
  await choose('Ada Marsh.JPG', '\u00ff\u00d8\u00ff\u00e0 picture', 'image/jpeg');
  expect(await screen.findByText('Ada Marsh.JPG is sent.')).toBeInTheDocument();
  expect(chosen.mock.lastCall?.[0]).toEqual({
    name: 'Ada Marsh.JPG',
    savedName: expect.stringMatching(/^\d+_\d+\.jpeg$/),
    path: expect.stringMatching(/provideprescription\/download\/\d+\/\d+_\d+\.jpeg$/),
    type: 'image/jpeg',
    size: 12,
    previewAllowed: true,
    checksum: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  await user.click(screen.getByRole('button', { name: 'View the picture' }));
  const dialog = await findDialog('Your prescription');
  expect(await within(dialog).findByRole('img')).toHaveAttribute('src', 'blob:picture');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Remove the file' }));
  expect(chosen.mock.lastCall).toEqual([undefined]);
  await waitFor(() => expect(screen.getByLabelText('Choose a file')).toHaveFocus());
  expect(server.requests.map(({ url }) => url).join() + JSON.stringify(events)).not.toContain('Marsh');
});

it('opens a document in a new tab, and offers no preview of other files', async () => {
  const { choose } = await renderField();
  await choose('paper.pdf', '%PDF-1.7', 'application/pdf');
  const link = await screen.findByRole('link', { name: 'Open the file (in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('href', chosen.mock.lastCall?.[0]?.path);
  await choose('paper.pages', 'PK\u0003\u0004', '');
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Open the file/ })).not.toBeInTheDocument());
  expect(screen.getByText('paper.pages')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'View the picture' })).not.toBeInTheDocument();
});

const TYPES = 'We accept: pdf/png/gif/jpeg/tiff/doc/docx/bmp/pages';
const SIZE = 'Your file size is too big. Maximum upload 10 MB';

it.each([
  ['IMG_1.HEIC', 'x', `Incorrect file type${TYPES}`],
  ['paper.exe', 'x', `Incorrect file type${TYPES}`],
  ['paper.pdf', new Uint8Array(10_485_761), `FILE IS TOO BIG${SIZE}`],
  ['paper.pdf', '', 'Error during upload.This file is empty. Please choose another one.'],
])('refuses %s before it is sent', async (name, content, message) => {
  const { server, choose } = await renderField();
  await choose(name, content);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
  expect(server.callsTo('/upload')).toEqual([]);
});

it('says why a file was not taken, and no longer that one is missing', async () => {
  const { choose } = await renderField('', 'You need to upload your prescription');
  const input = screen.getByLabelText('Choose a file');
  expect(input).toHaveAccessibleDescription(/^You need to upload your prescription/);
  await choose('paper.exe', 'x');
  await waitFor(() => expect(input).toHaveAccessibleDescription(/^Incorrect file type/));
  expect(input).toBeInvalid();
  expect(screen.queryByText('You need to upload your prescription')).not.toBeInTheDocument();
});

it.each([
  ['uploadPrescription:wrongExtension', `Incorrect file type${TYPES}`],
  ['uploadPrescription:tooLong', `FILE IS TOO BIG${SIZE}`],
  ['uploadPrescription:tooLongAsText', `FILE IS TOO BIG${SIZE}`],
  ['uploadPrescription:tooLarge', `FILE IS TOO BIG${SIZE}`],
  ['uploadPrescription:failed', 'Error during upload.Please try again.'],
  ['uploadPrescription:sessionExpired', 'Error during upload.'],
])('%s: keeps the file of before', async (scenario, message) => {
  const { server, choose } = await renderField();
  await choose('before.png');
  await screen.findByText('before.png is sent.');
  server.startScenario(scenario);
  await choose('after.png');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
  expect(screen.getByText('before.png')).toBeVisible();
  expect(chosen).toHaveBeenCalledOnce();
  server.startScenario('');
  await choose('after.png');
  await screen.findByText('after.png is sent.');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('a program with the name of a document is rejected for its content', async () => {
  const { choose } = await renderField();
  await choose('paper.pdf', 'MZ\u0090 program');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Incorrect file type'));
});

it('cancels a pending file, and sends another one instead', async () => {
  const { user, server, choose } = await renderField();
  const release = server.holdResponses('/upload');
  await choose('first.png');
  expect(await screen.findByRole('progressbar', { name: 'Sending your file' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await choose('second.png');
  await choose('third.png');
  release();
  await screen.findByText('third.png is sent.');
  expect(chosen.mock.calls.map(([file]) => file?.name)).toEqual(['third.png']);
});

it('a picture that cannot be shown is logged, and can be tried again', async () => {
  const { user, server, events, choose } = await renderField();
  await choose('paper.png');
  await screen.findByText('paper.png is sent.');
  server.startScenario('downloadPrescription:otherUser');
  await user.click(screen.getByRole('button', { name: 'View the picture' }));
  const dialog = await findDialog();
  expect(await within(dialog).findByText('Oops! Something went wrong.')).toBeVisible();
  expect(events).toContainEqual(expect.objectContaining({ message: 'Unable to load prescription details' }));
  server.startScenario('');
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await within(dialog).findByRole('img')).toBeVisible();
});
