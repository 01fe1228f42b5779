import { getPrescriptionSetupPath } from '@generated/operation-paths';
import { callDoctor, stepItemsOf, submit, uploadFile } from '@sandbox/testing/prescriptions';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { revalidateQueries } from '@/lib/cache/revalidate-queries';
import { addPolygon } from '../../../../tests/support/cart-fixtures';
import {
  button,
  glasses,
  NEXT,
  openStep,
  radio,
  save,
  submissions,
} from '../../../../tests/support/prescription-steps';
import type { TestServer } from '../../../../tests/support/test-server';

const WAITING = 'Waiting for your file, then saving';
const fileInput = () => screen.findByLabelText<HTMLInputElement>(/^Choose (a|another) file/);

const withUploadedFile = async (server: TestServer) => {
  await glasses('single-vision')(server);
  const [frame] = await stepItemsOf(server.shopper);
  await uploadFile(server.shopper, frame.itemId, { fileName: 'my paper.pdf' });
};

/** Returns whether the browser would ask before leaving the page. */
const leavingIsHeld = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('an uploaded file that is not submitted', () => {
  it('is still there after a reload, and is submitted', async () => {
    const { user, server } = await openStep({ before: withUploadedFile }, NEXT);
    expect(screen.getByText('0 of 1 item')).toBeVisible();
    expect(radio(/^Upload your/)).toBeChecked();
    expect(await screen.findByText('my paper.pdf')).toBeVisible();
    await user.click(button(save));
    await waitFor(() => expect(window.location.pathname).toBe('/lc-us/help'));
    expect((await submissions(server))[0]).toMatchObject({
      prescriptionMode: 'uploadPrescription',
      fileName: 'my paper.pdf',
      savedFileName: expect.stringMatching(/\.pdf$/),
    });
  });

  it('does not come back by a reload once it was removed', async () => {
    const { user, server } = await openStep({ before: withUploadedFile });
    await user.click(await screen.findByRole('button', { name: /^Remove/ }));
    await waitFor(() => expect(screen.queryByText('my paper.pdf')).not.toBeInTheDocument());
    cleanup();
    await openStep({ before: async () => {} });
    expect(server.callsTo('/provideprescription/setup').length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByText('my paper.pdf')).not.toBeInTheDocument());
    expect(radio(/^Upload your/)).toBeChecked();
  });

  it('does not come as a surprise by a reload when its upload was canceled', async () => {
    const { user, server } = await openStep({ before: withUploadedFile });
    await screen.findByText('my paper.pdf');
    const release = server.holdResponses('/provideprescription/upload');
    await user.upload(await fileInput(), new File(['%PDF-1.7\n'], 'mine.pdf'));
    await screen.findByRole('progressbar', { name: 'Sending your file' });
    await user.click(button('Cancel'));
    expect(screen.getByText('my paper.pdf')).toBeVisible();
    // It had left the browser.
    release();
    const storedFile = async () => (await stepItemsOf(server.shopper))[0].prescriptionData.editFile.name;
    await waitFor(async () => expect(await storedFile()).toBe('mine.pdf'));
    cleanup();
    await openStep({ before: async () => {} });
    await waitFor(() => expect(screen.queryByText('mine.pdf')).not.toBeInTheDocument());
    expect(radio(/^Upload your/)).toBeChecked();
  });

  it('is waited for, and the new one is submitted', async () => {
    const { user, server } = await openStep({ before: withUploadedFile }, NEXT);
    await screen.findByText('my paper.pdf');
    const release = server.holdResponses('/provideprescription/upload');
    await user.upload(await fileInput(), new File(['%PDF-1.7\n'], 'new.pdf'));
    await user.click(button(save));
    expect(await screen.findByText(WAITING, { ignore: '[role=status]' })).toBeVisible();
    expect(await submissions(server)).toEqual([]);
    release();
    await waitFor(() => expect(window.location.pathname).toBe('/lc-us/help'));
    expect(await submissions(server)).toMatchObject([{ fileName: 'new.pdf' }]);
  });

  it('is not submitted when the one that was to replace it could not be sent', async () => {
    const { user, server } = await openStep({ before: withUploadedFile }, NEXT);
    await screen.findByText('my paper.pdf');
    server.startScenario('uploadPrescription:failed');
    const release = server.holdResponses('/provideprescription/upload');
    await user.upload(await fileInput(), new File(['%PDF-1.7\n'], 'new.pdf'));
    await user.click(button(save));
    await screen.findByText(WAITING, { ignore: '[role=status]' });
    release();
    expect(await screen.findByText('Error during upload.')).toBeVisible();
    expect(button(save)).not.toHaveAttribute('aria-disabled', 'true');
    expect(await submissions(server)).toEqual([]);
  });

  it('is the first one: what else is missing is said at once, and marked', async () => {
    const { user, server } = await openStep({ as: 'ada.marsh', before: addPolygon }, NEXT);
    await user.click(radio(/^Upload your/));
    const release = server.holdResponses('/provideprescription/upload');
    await user.upload(await waitFor(fileInput), new File(['%PDF-1.7\n'], 'new.pdf'));
    await user.click(button(save));
    const confirm = screen.getByRole('checkbox', { name: 'I confirm that this information is valid' });
    await waitFor(() => expect(confirm).toBeInvalid());
    await waitFor(() => expect(confirm).toHaveFocus());
    await user.click(confirm);
    expect(screen.queryByText(/the missing information/)).not.toBeInTheDocument();
    await user.click(button(save));
    await screen.findByText(WAITING, { ignore: '[role=status]' });
    release();
    await waitFor(() => expect(window.location.pathname).toBe('/lc-us/help'));
    expect(await submissions(server)).toMatchObject([{ fileName: 'new.pdf', verified: true }]);
  });

  it('is read again after the upload', async () => {
    const { user, server } = await openStep({ before: addPolygon });
    await user.click(radio(/^Upload your/));
    await user.upload(await waitFor(fileInput), new File(['%PDF-1.7\n'], 'new.pdf'));
    expect(await screen.findByText('new.pdf')).toBeVisible();
    await waitFor(() => expect(server.callsTo('/provideprescription/setup/').length).toBeGreaterThan(1));
    const [frame] = await stepItemsOf(server.shopper);
    expect(frame.prescriptionData.editFile.name).toBe('new.pdf');
  });
});

it('what another tab submits for the same item does not take away what is entered here', async () => {
  const { user, server } = await openStep({ before: glasses('single-vision') }, NEXT);
  const [frame] = await stepItemsOf(server.shopper);
  await user.click(radio(/^Upload your/));
  await user.upload(await fileInput(), new File(['%PDF-1.7\n'], 'mine.pdf'));
  expect(await screen.findByText('mine.pdf')).toBeVisible();
  await submit(server.shopper, frame.itemId, callDoctor());
  const setups = server.callsTo('/provideprescription/setup').length;
  await act(() => revalidateQueries([getPrescriptionSetupPath]));
  await waitFor(() => expect(server.callsTo('/provideprescription/setup').length).toBeGreaterThan(setups));
  await act(() => server.allResponses());
  expect(screen.getByText('mine.pdf')).toBeVisible();
  await user.click(button(save));
  await waitFor(() => expect(window.location.pathname).toBe('/lc-us/help'));
  expect((await submissions(server)).at(-1)).toMatchObject({ fileName: 'mine.pdf' });
});

it('what another tab submits meanwhile does not stop a file on its way, which is then submitted', async () => {
  const { user, server } = await openStep({ before: withUploadedFile }, NEXT);
  const [frame] = await stepItemsOf(server.shopper);
  await screen.findByText('my paper.pdf');
  const release = server.holdResponses('/provideprescription/upload');
  await user.upload(await fileInput(), new File(['%PDF-1.7\n'], 'mine.pdf'));
  await screen.findByRole('progressbar', { name: 'Sending your file' });
  await submit(server.shopper, frame.itemId, callDoctor());
  const setups = server.callsTo('/provideprescription/setup').length;
  await act(() => revalidateQueries([getPrescriptionSetupPath]));
  await waitFor(() => expect(server.callsTo('/provideprescription/setup').length).toBeGreaterThan(setups));
  await act(async () => {});
  expect(screen.getByRole('progressbar', { name: 'Sending your file' })).toBeVisible();
  release();
  expect(await screen.findByText('mine.pdf')).toBeVisible();
  await user.click(button(save));
  await waitFor(() => expect(window.location.pathname).toBe('/lc-us/help'));
  expect((await submissions(server)).at(-1)).toMatchObject({ fileName: 'mine.pdf' });
});

it('a canceled upload leaves nothing unsaved', async () => {
  const { user, server } = await openStep({ before: withUploadedFile });
  await screen.findByText('my paper.pdf');
  server.holdResponses('/provideprescription/upload');
  await user.upload(await fileInput(), new File(['%PDF-1.7\n'], 'mine.pdf'));
  await screen.findByRole('progressbar', { name: 'Sending your file' });
  expect(leavingIsHeld()).toBe(true);
  await user.click(button('Cancel'));
  await waitFor(() => expect(leavingIsHeld()).toBe(false));
  expect(screen.getByText('my paper.pdf')).toBeVisible();
});
