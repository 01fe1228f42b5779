import { type ReactNode, useId } from 'react';
import { cx } from '@/ui/lib/cx';
import type { LinkComponent } from '@/ui/lib/link-component';
import { Swatch, type SwatchColours } from './swatch';

export interface SwatchOption extends SwatchColours {
  value: string;
  /** The colour's name; where it cannot be had, the name says so too. */
  label: string;
}

export interface SwatchGroupProps {
  /** What is chosen: "Colour". The chosen swatch's name is shown after it. */
  legend: ReactNode;
  options: readonly SwatchOption[];
  value?: string;
  onChange: (value: string) => void;
  name?: string;
  className?: string;
}

/** Colours to choose from: native radios, moved through with the arrow keys. */
export function SwatchGroup({ legend, options, value, onChange, name, className }: SwatchGroupProps) {
  const ownName = useId();
  const chosen = options.find((option) => option.value === value);
  return (
    <fieldset className={cx('min-w-0', className)}>
      <legend className="mb-1 text-sm">
        <span className="font-medium">{legend}</span>
        {chosen ? (
          <span className="ml-2 text-ink-soft" aria-hidden="true">
            {chosen.label}
          </span>
        ) : null}
      </legend>
      <div className="-ml-1.5 flex flex-wrap">
        {options.map((option) => (
          <label key={option.value} className="swatch" title={option.label}>
            <input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-label={option.label}
            />
            <span className="swatch-dot">
              <Swatch colours={option.colours} unavailable={option.unavailable} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export interface SwatchLinksProps {
  /** Name of the list for assistive technology. */
  label: string;
  options: readonly (SwatchOption & { href: string })[];
  /** The value of the page's own colour. */
  value?: string;
  linkAs?: LinkComponent;
  className?: string;
}

/** Colours as links, each to a page of its own. */
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
              <Swatch colours={option.colours} unavailable={option.unavailable} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
