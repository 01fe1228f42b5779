import { stepItemsOf, uploadFile } from '@sandbox/testing/prescriptions';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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

describe('an uploaded file that is not submitted', () => {
  const uploaded = async (server: TestServer) => {
    await glasses('single-vision')(server);
    const [frame] = await stepItemsOf(server.shopper);
    await uploadFile(server.shopper, frame.itemId, { fileName: 'my paper.pdf' });
  };

  it('is still there after a reload, and is submitted', async () => {
    const { user, server } = await openStep({ before: uploaded }, NEXT);
    expect(screen.getByText('0 of 1 item')).toBeVisible();
    expect(radio(/^Upload/)).toBeChecked();
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
    const { user, server } = await openStep({ before: uploaded });
    await user.click(await screen.findByRole('button', { name: /^Remove/ }));
    expect(screen.queryByText('my paper.pdf')).not.toBeInTheDocument();
    cleanup();
    await openStep({ before: async () => {} });
    expect(server.callsTo('/provideprescription/setup').length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByText('my paper.pdf')).not.toBeInTheDocument());
    expect(radio(/^Upload/)).toBeChecked();
  });

  it('is read again after the upload', async () => {
    const { user, server } = await openStep({ before: addPolygon });
    await user.click(radio(/^Upload/));
    const [field] = await waitFor(() => {
      const inputs = document.querySelectorAll<HTMLInputElement>('input[type="file"]');
      expect(inputs.length).toBeGreaterThan(0);
      return [...inputs];
    });
    await user.upload(field as HTMLInputElement, new File(['%PDF-1.7\n'], 'new.pdf'));
    expect(await screen.findByText('new.pdf')).toBeVisible();
    await waitFor(() => expect(server.callsTo('/provideprescription/setup/').length).toBeGreaterThan(1));
    const [frame] = await stepItemsOf(server.shopper);
    expect(frame.prescriptionData.editFile.name).toBe('new.pdf');
  });
});
