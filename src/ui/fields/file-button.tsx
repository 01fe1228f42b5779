import type { ChangeEvent, ComponentProps } from 'react';
import { cx } from '@/ui/lib/cx';

export interface FileButtonProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  onPick: (file: File) => void;
}

/** Renders a native file input that looks like a button. Its content is its label; `className` goes to the button. */
export function FileButton({ onPick, className, children, ...rest }: FileButtonProps) {
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // Allows picking the same file again after a failure.
    event.target.value = '';
    if (file) onPick(file);
  };
  return (
    <label
      className={cx(
        'button button-secondary relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
        className,
      )}
    >
      {children}
      <input {...rest} type="file" onChange={pick} className="absolute inset-0 cursor-pointer opacity-0" />
    </label>
  );
}
