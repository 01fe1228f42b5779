import { cx } from '@/ui/lib/cx';

/** primary: the main action; secondary: an alternative; quiet: a low-emphasis tool; link: looks like a text link. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'link';

/** md is 44 px high, lg 54 px. */
export type ButtonSize = 'md' | 'lg';

export interface ButtonStyleProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Full width of the container. */
  wide?: boolean;
}

/** Class names shared by Button and ButtonLink. */
export function buttonClass(
  { variant = 'primary', size, wide }: ButtonStyleProps,
  className?: string,
): string {
  return cx('button', `button-${variant}`, size === 'lg' && 'button-lg', wide && 'w-full', className);
}
