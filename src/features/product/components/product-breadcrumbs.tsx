import { useLingui } from '@lingui/react/macro';
import { PageLink } from '@/lib/navigation/page-link';
import { Breadcrumbs } from '@/ui/navigation/breadcrumbs';
import type { ProductView } from '../api/product-view';
import { useBreadcrumbs } from '../hooks/use-breadcrumbs';

export function ProductBreadcrumbs({ product }: { product: ProductView }) {
  const { t } = useLingui();
  return <Breadcrumbs label={t`You are here`} items={useBreadcrumbs(product)} linkAs={PageLink} />;
}
