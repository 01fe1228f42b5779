import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import { useFocusOnClose } from '@/lib/forms/use-focus-on-close';
import { dialogTrigger } from '@/lib/hydration/load-with-retry';
import { Button } from '@/ui/actions/button';
import { SkeletonText } from '@/ui/display/skeleton';
import { Heading } from '@/ui/layout/heading';

interface DetailsSectionProps {
  title: ReactNode;
  /** The stored values. */
  children: ReactNode;
  /** Name of the button that opens the form; without one nothing can be changed here. */
  changeLabel?: string | undefined;
  onIntent: () => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** @param onDone closes the form; the focus returns to the button. */
  renderForm: (onDone: () => void) => ReactNode;
}

/** Shows one of the account's details, with the form that changes it. */
export function DetailsSection(props: DetailsSectionProps) {
  const { title, children, changeLabel, onIntent, isOpen, onOpenChange, renderForm } = props;
  const button = useFocusOnClose<HTMLButtonElement>(isOpen);
  const close = () => onOpenChange(false);
  const { 'aria-haspopup': _none, ...intent } = dialogTrigger(onIntent);
  return (
    <section className="grid grid-cols-1 gap-4 border-line border-t py-6">
      <div className="flex items-start justify-between gap-x-8">
        <div className="grid min-w-0 grid-cols-1 gap-1 sm:max-w-md">
          <Heading level={2} size="xs">
            {title}
          </Heading>
          <div className="wrap-anywhere">{children}</div>
        </div>
        {changeLabel && !isOpen ? (
          <Button
            {...intent}
            ref={button}
            variant="link"
            className="flex-none"
            aria-label={changeLabel}
            onClick={() => onOpenChange(true)}
          >
            <Trans>Change</Trans>
          </Button>
        ) : null}
      </div>
      {isOpen ? (
        <Suspense fallback={<SkeletonText lines={4} className="max-w-sm" />}>{renderForm(close)}</Suspense>
      ) : null}
    </section>
  );
}
