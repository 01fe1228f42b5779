import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { MaskedField } from '@/ui/fields/masked-field';
import { TextField } from '@/ui/fields/text-field';
import { takeFilledValues } from './take-filled-values';

const controller = new AbortController();
afterEach(() => controller.abort());

function Form({ onSend }: { onSend: (values: object) => void }) {
  const { register, handleSubmit } = useForm({ defaultValues: { email: '', expiry: '', agrees: false } });
  return (
    <form onSubmit={(event) => void handleSubmit((values) => onSend(values))(event)}>
      <TextField {...register('email')} label="Email address" autoComplete="email" />
      <MaskedField
        {...register('expiry')}
        label="Expiry date"
        autoComplete="cc-exp"
        format={(text) => text.replace(/^(\d\d)(\d)/, '$1/$2')}
      />
      <input {...register('agrees')} type="checkbox" aria-label="Agree" />
      <button type="submit">Send</button>
    </form>
  );
}

/** Sets a value as some password managers do. */
function fill(field: HTMLElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
}

it('sends what was filled in without an event, formatted as if it was typed', async () => {
  takeFilledValues(controller.signal);
  const onSend = vi.fn();
  render(<Form onSend={onSend} />);
  fill(screen.getByLabelText('Email address'), 'ada@example.com');
  fill(screen.getByLabelText('Expiry date'), '092028');
  fireEvent.click(screen.getByLabelText('Agree'));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(onSend).toHaveBeenCalledWith({ email: 'ada@example.com', expiry: '09/2028', agrees: true }),
  );
});
