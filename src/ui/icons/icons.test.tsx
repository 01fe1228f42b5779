// @vitest-environment jsdom
import '@/ui/testing/setup';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CheckIcon } from './icons';

test('an icon grows with the text: its size is in rem', () => {
  const { container, rerender } = render(<CheckIcon />);
  expect(container.firstChild).toHaveAttribute('width', '1.25rem');
  rerender(<CheckIcon size={18} />);
  expect(container.firstChild).toHaveAttribute('height', '1.125rem');
});
