/** A component whose code may not be loaded yet. */
export interface DeferredComponent {
  isLoaded: () => boolean;
  /** True if it shows the shopper's data, which the server does not render. */
  isPersonal: boolean;
  /** Loads the code once; retries after a failure. */
  load: () => Promise<unknown>;
}

const components = new Set<DeferredComponent>();

/** True once this document shows the shopper's data. */
let isPersonalized = false;

/** Adds a component, which loads immediately if its content is visible already. */
export function registerDeferred(component: DeferredComponent): void {
  components.add(component);
  // Hydrates code that arrived after `hydratePersonal`.
  if (isPersonalized && component.isPersonal) queueMicrotask(() => void component.load().catch(() => {}));
}

/**
 * Loads the deferred components of this page and of prefetched ones.
 *
 * @throws when code did not load.
 */
export function loadDeferred(): Promise<unknown> {
  return Promise.all([...components].map(({ load }) => load()));
}

/**
 * Loads the code of a component, and then the deferred components that it defines. They hydrate together: an update of the
 * outer one would replace the server's HTML of an inner one whose code is missing.
 *
 * @throws when the component's code did not load.
 */
export async function loadWithInner<Code>(load: () => Promise<Code>): Promise<Code> {
  const count = components.size;
  const code = await load();
  await Promise.allSettled([...components].slice(count).map((inner) => inner.load()));
  return code;
}

/**
 * Hydrates every deferred component. One whose code does not load stays as the server rendered it.
 *
 * @param moment to wait for.
 */
export async function hydrateDeferred(moment?: Promise<unknown>): Promise<void> {
  const present = [...components];
  if (moment) await moment;
  await Promise.allSettled(present.map(({ load }) => load()));
}

/** Hydrates the deferred components that show the shopper's data, including those of code that loads later. */
export async function hydratePersonal(): Promise<void> {
  isPersonalized = true;
  await Promise.all([...components].filter(({ isPersonal }) => isPersonal).map(({ load }) => load())).catch(
    () => {},
  );
}

/** Returns whether any deferred component has not loaded yet. */
export function hasPendingHydration(): boolean {
  return [...components].some(({ isLoaded }) => !isLoaded());
}

/** Deferred components that hydrate together. */
export interface Section {
  add: (component: DeferredComponent) => void;
  /** Loads what its controls open; ignores failures. */
  prepare: () => Promise<unknown>;
  /** Loads them, and those that are added later. One whose code does not load stays as the server rendered it. */
  load: () => Promise<void>;
  /** Returns whether code may be missing, because neither the section nor the page has loaded all of it. */
  isPending: () => boolean;
}

export function createSection(prepare: Section['prepare']): Section {
  const inside = new Set<DeferredComponent>();
  let isLoaded = false;
  const load = async () => {
    await Promise.allSettled([...inside].map((component) => component.load()));
    isLoaded = [...inside].every((component) => component.isLoaded());
  };
  return {
    add(component) {
      inside.add(component);
      // Inside of another one, which has just hydrated.
      if (!isLoaded || component.isLoaded()) return;
      isLoaded = false;
      void load();
    },
    prepare,
    load,
    isPending: () => !isLoaded && hasPendingHydration(),
  };
}
