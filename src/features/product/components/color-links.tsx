import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { PageLink, type PageLinkProps } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { SwatchLinks } from '@/ui/fields/swatch-group';
import type { ProductView } from '../api/product-view';

/** Shows color swatches of the model. Each color is a separate page; following a link preserves the scroll position. */
export function ColorLinks({ product }: { product: ProductView }) {
  const site = useSite();
  const { t } = useLingui();
  const list = useFocusAfterReplace();
  const { colors, colorName, upc } = product;
  if (!colorName) return null;
  return (
    <div ref={list}>
      <p className="text-sm">
        <span className="font-medium">
          <Trans>Color</Trans>
        </span>
        <span className="ml-2 text-ink-soft">{colorName}</span>
      </p>
      {colors.length > 1 ? (
        <SwatchLinks
          className="mt-1"
          label={t`Colors of this frame`}
          value={upc}
          linkAs={ColorLink}
          options={colors.map(({ upc: value, name, swatch, available }) => ({
            value,
            label: available ? name : t`${name}, sold out`,
            colors: swatch,
            unavailable: !available,
            href: sitePaths.product(site, value),
          }))}
        />
      ) : null}
    </div>
  );
}

/** Replaces the history entry, so that Back leaves the product. */
function ColorLink(props: PageLinkProps) {
  return <PageLink {...props} preserveScroll replace />;
}

/** Focuses the current color after a color change, so that keyboard users can continue from there. */
function useFocusAfterReplace() {
  const list = useRef<HTMLDivElement>(null);
  // Only color links navigate with `replace`.
  const isReplace = useNavigationType() === 'REPLACE';
  useEffect(() => {
    if (isReplace) list.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }, [isReplace]);
  return list;
}
