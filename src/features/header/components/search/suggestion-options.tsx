import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageLink } from '@/lib/navigation/page-link';
import { SearchIcon } from '@/ui/icons/icons';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { cx } from '@/ui/lib/cx';
import type { KeywordOption, ProductOption } from '../../api/use-suggestions';

interface OptionProps {
  id: string;
  /** True if this is the active option of the combobox. */
  active: boolean;
}

/** Renders a suggested term; the untyped rest is bold. */
export function KeywordOptionLink({
  term,
  href,
  typedTerm,
  id,
  active,
}: OptionProps & KeywordOption & { typedTerm: string }) {
  const isPrefix = term.toLowerCase().startsWith(typedTerm.toLowerCase());
  const matchedPrefix = isPrefix ? term.slice(0, typedTerm.length) : '';
  return (
    <OptionLink {...{ href, id, active }} className="min-h-11 gap-3">
      <SearchIcon size={16} className="shrink-0 text-ink-soft" />
      <span>
        {matchedPrefix}
        <span className="font-semibold">{term.slice(matchedPrefix.length)}</span>
      </span>
    </OptionLink>
  );
}

/** Renders a suggested product with its whole name: contact lenses differ at its end. */
export function ProductOptionLink({ option, id, active }: OptionProps & { option: ProductOption }) {
  const { t } = useLingui();
  const { name, brand, image, price, href } = option;
  return (
    <OptionLink {...{ href, id, active }} className="min-h-16 gap-4 py-1">
      <span className="flex h-14 w-20 shrink-0 items-center rounded-sm bg-well">
        {image ? <img src={image} alt="" width={80} height={53} loading="lazy" decoding="async" /> : null}
      </span>
      <span className="min-w-0">
        <VisuallyHidden>{t`Product:`}</VisuallyHidden>{' '}
        <span className="block font-medium leading-tight">{name}</span>{' '}
        <span className="block text-ink-soft text-sm">{brand}</span>{' '}
      </span>
      {price ? <span className="ml-auto whitespace-nowrap text-sm">{price}</span> : null}
    </OptionLink>
  );
}

interface OptionLinkProps extends OptionProps {
  href: string;
  className: string;
  children: ReactNode;
}

function OptionLink({ href, id, active, className, children }: OptionLinkProps) {
  return (
    <PageLink
      href={href}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={cx(
        'flex items-center px-3 hover:bg-well lg:px-5',
        className,
        // Focus stays in the field, so the active option shows the focus ring.
        active && 'bg-well outline-2 -outline-offset-2 outline-focus',
      )}
    >
      {children}
    </PageLink>
  );
}
