// @vitest-environment jsdom
import '@/ui/testing/setup';
import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FileField, type FileFieldProps } from './file-field';

function renderField(props: Partial<FileFieldProps> = {}) {
  const onPick = vi.fn();
  const onCancel = vi.fn();
  render(
    <FileField
      legend="Prescription"
      accept=".png"
      chooseLabel="Choose a file"
      photoLabel="Take a photo"
      dropLabel="or drop it here"
      cancelLabel="Cancel"
      {...{ onPick, onCancel }}
      {...props}
    />,
  );
  return { onPick, onCancel };
}

const picture = new File(['picture'], 'paper.png', { type: 'image/png' });
const dropped = { dataTransfer: { files: [picture], types: ['Files'] } };

test('a file can be picked, twice the same, and taken with the camera', async () => {
  const { onPick } = renderField();
  const input = screen.getByLabelText('Choose a file');
  await userEvent.upload(input, picture);
  await userEvent.upload(input, picture);
  const camera = screen.getByLabelText('Take a photo');
  expect(camera).toHaveAttribute('capture', 'environment');
  await userEvent.upload(camera, picture);
  expect(onPick.mock.calls).toEqual([[picture], [picture], [picture]]);
});

test('a file can be dropped', () => {
  const { onPick } = renderField();
  const zone = screen.getByText('or drop it here');
  fireEvent.dragEnter(zone, dropped);
  fireEvent.drop(zone, dropped);
  expect(onPick).toHaveBeenCalledExactlyOnceWith(picture);
});

test('a file that misses the field does not replace the page', () => {
  const { onPick } = renderField();
  const drop = createEvent.drop(document.body, dropped);
  fireEvent(document.body, drop);
  expect(drop.defaultPrevented).toBe(true);
  expect(onPick).not.toHaveBeenCalled();
});

test('progress is announced, and can be canceled without losing focus', async () => {
  const { onCancel } = renderField({ progress: { label: 'Reading your file', percent: 40 } });
  expect(screen.getByRole('progressbar', { name: 'Reading your file' })).toHaveAttribute('value', '40');
  expect(screen.getByRole('status')).toHaveTextContent('Reading your file');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.getByLabelText('Choose a file')).toHaveFocus());
});

test('progress without a percentage has no end', () => {
  renderField({ progress: { label: 'Sending your file' } });
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('value');
});

test('error, alert and hint describe the input, and the alert is announced', () => {
  renderField({ hint: 'Up to 10 MB', error: 'Add a file', alert: 'Too big' });
  const input = screen.getByLabelText('Choose a file');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Add a file Too big Up to 10 MB');
  expect(screen.getByRole('alert')).toHaveTextContent('Too big');
});
