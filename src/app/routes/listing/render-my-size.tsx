import { deferHydration } from '@/lib/hydration/defer-hydration';

const MySize = deferHydration(async () => (await import('./my-size')).MySize, true);

/** Renders the size filter of a frame listing. */
export function renderMySize(className: string) {
  return <MySize className={className} />;
}
