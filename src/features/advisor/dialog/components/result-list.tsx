import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode, Ref, RefObject } from 'react';
import type { AdvisorProduct } from '@/domain/advisor/to-advisor-product';
import { advisorPaths } from '@/lib/navigation/advisor-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { usePriceCopy } from '@/lib/price/use-price-copy';
import { useSite } from '@/lib/site/site';
import { useMillimeters } from '@/lib/size/use-millimeters';
import { Badge } from '@/ui/display/badge';
import { PriceLine } from '@/ui/display/price-line';
import { ProductImage } from '@/ui/display/product-image';
import { Grid } from '@/ui/layout/grid';
import { Heading } from '@/ui/layout/heading';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import type { AdvisorSlots } from '../slots';

export interface ResultListProps extends AdvisorSlots {
  products: readonly AdvisorProduct[];
  onFollow: (upc: string) => void;
  /** The frame whose page was opened last. */
  followedUpc: string | undefined;
  followedLink: RefObject<HTMLAnchorElement | null>;
}

/** Shows the recommended frames as tiles. */
export function ResultList({ products, onFollow, followedUpc, followedLink, ...slots }: ResultListProps) {
  const frames = products.map((product) => ({ ...product, name: uniqueName(product, products) }));
  return (
    <Grid className="mt-4 lg:grid-cols-3 xl:grid-cols-3">
      {frames.map((product) => {
        const { name } = product;
        return (
          <li key={product.upc}>
            <AdvisorTile
              product={product}
              save={slots.renderSave(product, name)}
              purchase={slots.renderPurchase(product, name)}
              tryOn={slots.renderTryOn?.(product, frames) ?? null}
              onFollow={() => onFollow(product.upc)}
              linkRef={product.upc === followedUpc ? followedLink : undefined}
            />
          </li>
        );
      })}
    </Grid>
  );
}

/** Adds the color where two frames have the same name, so that buttons differ. */
function uniqueName(
  { productName, frameColor }: AdvisorProduct,
  products: readonly AdvisorProduct[],
): string {
  const isUnique = products.filter((other) => other.productName === productName).length < 2;
  return isUnique || frameColor === '' ? productName : `${productName}, ${frameColor}`;
}

interface AdvisorTileProps {
  product: AdvisorProduct;
  save: ReactNode;
  purchase: ReactNode;
  tryOn: ReactNode;
  onFollow: () => void;
  linkRef?: Ref<HTMLAnchorElement> | undefined;
}

/** Shows a recommended frame; the whole tile links to its page. */
function AdvisorTile({ product, save, purchase, tryOn, onFollow, linkRef }: AdvisorTileProps) {
  const site = useSite();
  const { t } = useLingui();
  const millimeters = useMillimeters();
  const { brandName, productName, frameColor, totalWidth, isSoldOut } = product;
  const price = usePriceCopy(product.price);
  return (
    <article className="group relative flex h-full min-w-0 flex-col">
      <ProductImage src={product.imageUrl ?? ''} alt="" className="corner-room corner-taken">
        <TileBadge product={product} discount={price.discount} />
      </ProductImage>
      <FitBadges product={product} />
      <p className="mt-2 flex justify-between gap-2 text-ink-soft text-xs">
        <span className="min-w-0">{brandName}</span>
        {totalWidth ? (
          <span className="whitespace-nowrap">
            <span aria-hidden="true">{millimeters(totalWidth)}</span>
            <VisuallyHidden>{t`Total width ${millimeters(totalWidth)}`}</VisuallyHidden>
          </span>
        ) : null}
      </p>
      <Heading level={4} size="xs" className="font-normal">
        <PageLink
          ref={linkRef}
          href={advisorPaths.recommended(site, product.upc)}
          onClick={onFollow}
          className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
        >
          {productName}
        </PageLink>
      </Heading>
      <p className="text-ink-soft text-sm">{[frameColor, product.lensColor].filter(Boolean).join(', ')}</p>
      <p className="mt-1">
        <PriceLine size="sm" price={price} />
      </p>
      {product.isPlano ? (
        <p className="text-ink-soft text-xs">
          {product.rxAvailable ? (
            <Trans>Without a prescription, or with yours</Trans>
          ) : (
            <Trans>Without a prescription</Trans>
          )}
        </p>
      ) : null}
      <div className="grid justify-items-start gap-1 pt-1">
        {isSoldOut ? null : purchase}
        {tryOn ? <div className="relative z-10">{tryOn}</div> : null}
      </div>
      <div className="absolute top-1 right-1 z-10">{save}</div>
    </article>
  );
}

function TileBadge({ product, discount }: { product: AdvisorProduct; discount: string | undefined }) {
  const place = 'absolute top-2 left-2 sm:top-3 sm:left-3';
  if (product.isSoldOut)
    return (
      <Badge tone="outline" className={`${place} bg-paper`}>
        <Trans>Sold out</Trans>
      </Badge>
    );
  return discount ? (
    <Badge tone="accent" className={place}>
      {discount}
    </Badge>
  ) : null;
}

/** Shows why the frame is recommended. Its height is constant, so that names align across a row. */
function FitBadges({ product: { badgeMatch, badgeShape, badgeColor } }: { product: AdvisorProduct }) {
  return (
    <p className="mt-3 flex min-h-6 flex-wrap gap-1">
      {badgeMatch ? (
        <Badge tone="success">
          <Trans>Best match</Trans>
        </Badge>
      ) : null}
      {badgeShape && !badgeMatch ? (
        <Badge>
          <Trans>Shape suits you</Trans>
        </Badge>
      ) : null}
      {badgeColor && !badgeMatch ? (
        <Badge>
          <Trans>Color suits you</Trans>
        </Badge>
      ) : null}
    </p>
  );
}
