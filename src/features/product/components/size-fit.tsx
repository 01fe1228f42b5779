import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductKind } from '@/domain/catalog/kind';
import { compareWidth, widthRange } from '@/domain/size/width-fit';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { optimalHinge } from '@/lib/size/optimal-hinge';
import { SizeHelperButton, type SizeHelperSource } from '@/lib/size/size-helper-button';
import { useMillimeters } from '@/lib/size/use-millimeters';
import { useStoreValue } from '@/lib/state/create-store';
import { buttonClass } from '@/ui/actions/button-class';
import { ButtonLink } from '@/ui/actions/button-link';
import { RulerIcon } from '@/ui/icons/deferred-icons';

export interface SizeFitProps {
  /** Width of the frame, in millimeters. */
  totalWidth: number;
  kind: ProductKind;
  helper: SizeHelperSource;
}

/**
 * Compares the frame with the shopper's size, or shows the helper that finds it. Both states are equally tall, so that nothing
 * moves.
 */
export function SizeFit({ totalWidth, kind, helper }: SizeFitProps) {
  const { t } = useLingui();
  const site = useSite();
  const millimeters = useMillimeters();
  const width = useStoreValue(optimalHinge);
  return (
    <div className="mt-2 flex min-h-14 items-center gap-x-5 text-sm noscript:hidden">
      {width === undefined ? null : <FitText totalWidth={totalWidth} width={width} />}
      <SizeHelperButton
        helper={helper}
        className={buttonClass({ variant: 'link' })}
        label={width === undefined ? undefined : t`Change my size, ${millimeters(width)}`}
        renderAction={(close) =>
          width === undefined ? null : (
            <ButtonLink
              onClick={close}
              render={<PageLink href={sitePaths.listing(site, kind, [`TOTAL_WIDTH:${widthRange(width)}`])} />}
            >
              <Trans>Show frames in my size</Trans>
            </ButtonLink>
          )
        }
      >
        {width === undefined ? (
          <>
            <RulerIcon size={18} />
            <Trans>Find my size, and whether this fits</Trans>
          </>
        ) : (
          <Trans>Change</Trans>
        )}
      </SizeHelperButton>
    </div>
  );
}

function FitText({ totalWidth, width }: { totalWidth: number; width: number }) {
  const { t } = useLingui();
  const millimeters = useMillimeters();
  const { fit, difference } = compareWidth(totalWidth, width);
  const size = millimeters(width);
  const offset = millimeters(difference);
  const texts = {
    narrower: [t`${offset} narrower than your size, ${size}.`, t`It may press at the temples.`],
    same: [t`About your size, ${size}.`, t`It should sit well.`],
    wider: [t`${offset} wider than your size, ${size}.`, t`It may slide down.`],
  } as const;
  const [comparison, consequence] = texts[fit];
  return (
    <p className="min-w-0">
      <span className="font-medium">{comparison}</span> <span className="text-ink-soft">{consequence}</span>
    </p>
  );
}
