import { use } from 'react';
import { UiMessagesContext } from '../lib/ui-messages';
import { Button, type ButtonProps } from './button';

/** Renders the button after a failure, as a link unless it has another variant. */
export function RetryButton({ variant = 'link', ...props }: Omit<ButtonProps, 'children'>) {
  return (
    <Button variant={variant} {...props}>
      {use(UiMessagesContext).retry}
    </Button>
  );
}
