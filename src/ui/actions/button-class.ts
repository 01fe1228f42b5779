import { cx } from '@/ui/lib/cx';

/** primary: the one next step; secondary: an equal choice; quiet: a tool; link: reads as text. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'link';

/** md is 44 px high, lg 54 px. */
export type ButtonSize = 'md' | 'lg';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Takes the whole width of its place. */
  wide?: boolean;
}

/** Class names of a button's look, shared by Button and ButtonLink. */
export function buttonClass({ variant = 'primary', size, wide }: ButtonLook, className?: string): string {
  return cx('button', `button-${variant}`, size === 'lg' && 'button-lg', wide && 'w-full', className);
}
