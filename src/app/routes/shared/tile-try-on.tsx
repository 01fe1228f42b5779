import type { CatalogSearchProduct } from '@generated/catalog/model/catalogSearchProduct';
import { useLingui } from '@lingui/react/macro';
import { dialogTrigger } from '@/lib/hydration/load-with-retry';
import { useSite } from '@/lib/site/site';
import { useDialogOpen } from '@/lib/state/use-dialog-open';
import { toTryOnFrame } from '@/lib/try-on/to-try-on-frame';
import type { TryOnSource } from '@/lib/try-on/try-on-button';
import { useTryOnAvailability } from '@/lib/try-on/try-on-query';
import { IconButton } from '@/ui/actions/icon-button';
import { TryOnIcon } from '@/ui/icons/deferred-icons';

export interface TileTryOnProps {
  product: CatalogSearchProduct;
  /** The color that the tile shows. */
  upc: string;
  /** Distinguishes it from the other frames on the page. */
  name: string;
  /** All frames of the page, which one call requests, including `upc`. */
  upcs: readonly string[];
  /** Frames to compare it with. */
  neighbors?: readonly CatalogSearchProduct[];
  source: TryOnSource;
}

/**
 * Try-on button beside the button in the corner of a tile, or below it on the narrowest phones: it may come later, and moves nothing.
 * Renders nothing for a frame that cannot be tried on.
 */
export function TileTryOn({ product, upc, name, upcs, neighbors, source }: TileTryOnProps) {
  const { t } = useLingui();
  const isAvailable = useTryOnAvailability(upcs, upc);
  const { languageTag } = useSite();
  const { mounted, open, setOpen, show } = useDialogOpen();
  const frame = toTryOnFrame(product);
  if (!isAvailable || !frame) return null;
  const others = () => neighbors?.flatMap((neighbor) => toTryOnFrame(neighbor) ?? []);
  return (
    <>
      <IconButton
        {...dialogTrigger(() => source.preload(languageTag))}
        label={t`Try it on: ${name}`}
        title={t`Try it on`}
        icon={<TryOnIcon />}
        onClick={show}
        className="absolute top-0 right-full noscript:hidden max-[23rem]:top-full max-[23rem]:right-0"
      />
      {mounted
        ? source.render({ frame: { ...frame, upc }, others: others(), open, onOpenChange: setOpen })
        : null}
    </>
  );
}
