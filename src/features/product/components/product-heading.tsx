import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '@/domain/money/format-money';
import { useSite } from '@/lib/site/site';
import { Badge } from '@/ui/display/badge';
import { Price } from '@/ui/display/price';
import { Heading } from '@/ui/layout/heading';
import type { ProductPrice, ProductView } from '../api/product-view';

/** Brand, name, summary and price. */
export function ProductHeading({ product }: { product: ProductView }) {
  const { brand, name, summary, price, promotion } = product;
  return (
    <div>
      <p className="text-ink-soft">{brand}</p>
      <Heading level={1} size="lg" className="mt-1">
        {name}
      </Heading>
      {summary ? <p className="mt-2 text-ink-soft">{summary}</p> : null}
      <PriceLine price={price} />
      {promotion ? <p className="mt-2 text-accent text-sm">{promotion}</p> : null}
    </div>
  );
}

function PriceLine({ price }: { price: ProductPrice | undefined }) {
  const { locale } = useSite();
  const { t } = useLingui();
  if (!price) {
    return (
      <p className="mt-4 text-ink-soft">
        <Trans>Price on request</Trans>
      </p>
    );
  }
  const now = formatMoney(price.offer, locale);
  const percent = price.badgePercent;
  if (percent === 0) {
    return (
      <p className="mt-4">
        <Price size="lg" now={now} />
      </p>
    );
  }
  const was = formatMoney(price.list, locale);
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Price size="lg" now={now} was={was} nowLabel={t`Now`} wasLabel={t`Was`} />
      <Badge tone="accent">
        <Trans>{percent}% off</Trans>
      </Badge>
    </p>
  );
}
