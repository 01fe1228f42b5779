import { type ReactNode, useId } from 'react';
import { cx } from '@/ui/lib/cx';
import type { LinkComponent } from '@/ui/lib/link-component';
import { Swatch, type SwatchColors } from './swatch';

export interface SwatchOption extends SwatchColors {
  value: string;
  /** The color name, including the note when it is unavailable. */
  label: string;
}

export interface SwatchGroupProps {
  /** Group label such as "Color". The selected swatch's name is shown after it. */
  legend: ReactNode;
  options: readonly SwatchOption[];
  value?: string;
  onChange: (value: string) => void;
}

/** Renders color swatches as native radios. */
export function SwatchGroup({ legend, options, value, onChange }: SwatchGroupProps) {
  const name = useId();
  const selected = options.find((option) => option.value === value);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm">
        <span className="font-medium">{legend}</span>
        {selected ? (
          <span className="ml-2 text-ink-soft" aria-hidden="true">
            {selected.label}
          </span>
        ) : null}
      </legend>
      <div className="-ml-1.5 flex flex-wrap">
        {options.map((option) => (
          <label key={option.value} className="swatch" title={option.label}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-label={option.label}
            />
            <span className="swatch-dot">
              <Swatch colors={option.colors} unavailable={option.unavailable} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export interface SwatchLinksProps {
  /** Accessible name of the list. */
  label: string;
  options: readonly (SwatchOption & { href: string })[];
  /** Value of the current page's color. */
  value?: string;
  linkAs?: LinkComponent;
  className?: string;
}

/** Renders color swatches as links to separate pages. */
export function SwatchLinks({ label, options, value, linkAs: Link = 'a', className }: SwatchLinksProps) {
  return (
    <ul aria-label={label} className={cx('-ml-1.5 flex flex-wrap', className)}>
      {options.map((option) => (
        <li key={option.value}>
          <Link
            href={option.href}
            className="swatch"
            title={option.label}
            aria-label={option.label}
            aria-current={option.value === value ? 'true' : undefined}
          >
            <span className="swatch-dot">
              <Swatch colors={option.colors} unavailable={option.unavailable} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
