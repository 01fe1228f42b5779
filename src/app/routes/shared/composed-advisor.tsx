import type { AdvisorProduct } from '@/domain/advisor/to-advisor-product';
import { FaceDrawing } from '@/features/advisor/components/face-drawing';
import { AdvisorDialog } from '@/features/advisor/dialog/components/advisor-dialog';
import { useFaceNames } from '@/features/advisor/hooks/use-face-names';
import { FaceMeasure } from '@/features/face/components/face-measure';
import { useAddToCart } from '@/features/lens/api/use-add-to-cart';
import { AddFailure } from '@/features/lens/components/add-failure';
import { SizeMethods } from '@/features/size/components/size-methods';
import { PriceRequestLink } from '@/features/wishlist/components/price-request-link';
import { SaveButton } from '@/features/wishlist/components/save-button';
import { SavedPurchase } from '@/features/wishlist/components/saved-purchase';
import type { FaceMeasureSlot, RenderTryOn } from '@/lib/advisor/face-measurement';
import type { AdvisorRequest } from '@/lib/advisor/open-advisor';
import { advisorPaths } from '@/lib/navigation/advisor-paths';
import { useSite } from '@/lib/site/site';
import { TryOnButton } from '@/lib/try-on/try-on-button';
import type { TryOnFrame } from '@/lib/try-on/try-on-frame';
import { buttonClass } from '@/ui/actions/button-class';
import { tryOn } from './try-on';

/** The frame advisor with the size helper's methods, the wishlist button and the purchase. */
export function ComposedAdvisor({ request }: { request: AdvisorRequest }) {
  return (
    <AdvisorDialog
      // Each time from the start: what was chosen is stored.
      key={request.id}
      request={request}
      renderMeasure={(slot) => <Measure {...slot} />}
      renderSizeMethods={(onFound) => <SizeMethods onFound={({ width }) => onFound(width)} />}
      renderSave={({ catentryId, productType }, name) => (
        <div className="relative">
          <SaveButton id={catentryId} kind={productType} name={name} />
        </div>
      )}
      renderTryOn={(recommended, all) => {
        const frame = toFrame(recommended);
        return frame ? (
          <TryOnButton
            frame={frame}
            upcs={all.map(({ upc }) => upc)}
            others={all.flatMap((other) => toFrame(other) ?? [])}
            source={tryOn}
            isOneOfMany
            className={buttonClass({ variant: 'link' }, 'relative')}
          />
        ) : null;
      }}
      renderPurchase={(product, name) => <Purchase product={product} name={name} />}
    />
  );
}

/** Undefined without a width, to which it is scaled. */
function toFrame({ upc, name, totalWidth }: Parameters<RenderTryOn>[0]): TryOnFrame | undefined {
  return totalWidth ? { upc, name, width: totalWidth, colors: [] } : undefined;
}

function Measure(slot: FaceMeasureSlot) {
  return (
    <FaceMeasure
      {...slot}
      shapeNames={useFaceNames()}
      renderShape={(shape) => <FaceDrawing shape={shape} className="-my-2.5 h-11 w-auto" />}
    />
  );
}

function Purchase({ product, name }: { product: AdvisorProduct; name: string }) {
  const site = useSite();
  const { add, busy, failure } = useAddToCart();
  const { upc, catentryId, rxAvailable, price } = product;
  const href = advisorPaths.recommended(site, upc);
  if (!price) return <PriceRequestLink {...{ name, href }} />;
  return (
    <SavedPurchase
      name={name}
      lensesHref={rxAvailable ? href : undefined}
      onAdd={() => void add({ upc, frameCatentryId: catentryId })}
      busy={busy}
      failure={<AddFailure failure={failure} />}
    />
  );
}
