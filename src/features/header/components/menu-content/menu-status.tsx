import { Trans, useLingui } from '@lingui/react/macro';
import type { CategoryMenuView } from '../../api/use-category-menu';

const SKELETON_WIDTHS = ['w-full', 'w-4/5', 'w-11/12', 'w-2/3', 'w-3/5'];

/** Renders the loading or error state of a menu. */
export function MenuStatus({ state, label }: { state: CategoryMenuView['state']; label: string }) {
  const { t } = useLingui();
  if (state === 'ready') return null;
  return (
    <div className="min-w-0 grow" aria-busy={state === 'loading'}>
      <p role="status" className={state === 'loading' ? 'sr-only' : 'max-w-sm text-ink-soft'}>
        {state === 'loading' ? (
          t`Loading the menu of ${label}`
        ) : (
          <Trans>The rest of this menu did not load. You will find everything in the listing.</Trans>
        )}
      </p>
      {state === 'loading'
        ? SKELETON_WIDTHS.map((width) => (
            <span key={width} aria-hidden="true" className={`skeleton mb-4 block h-4 ${width}`} />
          ))
        : null}
    </div>
  );
}
