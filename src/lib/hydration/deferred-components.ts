/** A component whose code may not be loaded yet. */
export interface DeferredComponent {
  isLoaded: () => boolean;
  /** Shows the shopper's own data, which the server does not render. */
  isPersonal: boolean;
  /** Loads the code once; retries after a failure. */
  load: () => Promise<unknown>;
}

const components = new Set<DeferredComponent>();

export function registerDeferred(component: DeferredComponent): void {
  components.add(component);
}

/** Loads every deferred component, including those of prefetched pages. @throws when code did not load. */
export async function loadDeferred(): Promise<void> {
  const results = await loadAll();
  const failure = results.find(({ status }) => status === 'rejected');
  if (failure) throw (failure as PromiseRejectedResult).reason;
}

/** Hydrates every deferred component. One whose code does not load stays as the server rendered it. */
export async function hydrateDeferred(): Promise<void> {
  await loadAll();
}

/** Loaded code may define further deferred components, inside its own: they load as well. */
async function loadAll(): Promise<PromiseSettledResult<unknown>[]> {
  const count = components.size;
  const results = await Promise.allSettled([...components].map(({ load }) => load()));
  return components.size > count ? loadAll() : results;
}

/** Hydrates the deferred components that show the shopper's own data. */
export async function hydratePersonal(): Promise<void> {
  await Promise.all([...components].filter(({ isPersonal }) => isPersonal).map(({ load }) => load())).catch(
    () => {},
  );
}

/** Whether any deferred component has not loaded yet. */
export function hasPendingHydration(): boolean {
  return [...components].some(({ isLoaded }) => !isLoaded());
}
