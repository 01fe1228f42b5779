import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '@/domain/money/format-money';
import { type LinePrices, listPrice } from '@/domain/pricing/price-input';
import { useSite } from '@/lib/site/site';
import { Price } from '@/ui/display/price';

/** Price of a lens package, with the list price when it is higher. */
export function LensPrice({ prices }: { prices: LinePrices }) {
  const { locale } = useSite();
  const { t } = useLingui();
  const now = formatMoney(prices.offer, locale);
  const list = listPrice(prices);
  if (list <= prices.offer) return <Price size="sm" now={now} />;
  return <Price size="sm" now={now} was={formatMoney(list, locale)} nowLabel={t`Now`} wasLabel={t`Was`} />;
}
