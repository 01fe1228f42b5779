import { type ComponentType, lazy, memo, Suspense, useSyncExternalStore } from 'react';
import { type DeferredComponent, registerDeferred } from './deferred-components';

/**
 * A lazy component that keeps its server-rendered HTML and hydrates later: on interaction (`hydrationTrigger`), when its
 * props change, or with `hydrateDeferred`. Without server-rendered HTML it is an ordinary lazy component. Pass stable
 * props, since new objects make it re-render.
 *
 * @param load imports the component.
 * @param isPersonal whether it shows the shopper's own data (`hydratePersonal`).
 */
export function deferHydration<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isPersonal = false,
): ComponentType<Props> {
  type Loaded = { default: ComponentType<Props> };
  let resolveLoaded: (loaded: Loaded) => void;
  // Stays pending when the code does not load: the server-rendered HTML then stays.
  const loaded = new Promise<Loaded>((resolve) => {
    resolveLoaded = resolve;
  });
  let loading: Promise<void> | undefined;
  let loadedComponent: ComponentType<Props> | undefined;
  const listeners = new Set<() => void>();
  const deferred: DeferredComponent = {
    isLoaded: false,
    isPersonal,
    load() {
      loading ??= load().then(
        (component) => {
          deferred.isLoaded = true;
          loadedComponent = component;
          resolveLoaded({ default: component });
          for (const notify of listeners) notify();
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
  registerDeferred(deferred);

  const loadState: LoadState<Props> = {
    getComponent: () => loadedComponent,
    subscribe: (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
  // Without its code it renders nothing, so that the rest of the page still works; it appears when the code loads later.
  const whenLoaded = (props: Props) => <ComponentWhenLoaded loadState={loadState} props={props} />;
  const loadNow = () => {
    deferred.load().catch(() => resolveLoaded({ default: whenLoaded }));
  };

  const LazyComponent = lazy(() => loaded) as unknown as ComponentType<Props>;
  return memo((props: Props) => (
    <Suspense fallback={<LoadTrigger loadNow={loadNow} />}>
      <LazyComponent {...props} />
    </Suspense>
  )) as unknown as ComponentType<Props>;
}

interface LoadState<Props> {
  getComponent: () => ComponentType<Props> | undefined;
  subscribe: (notify: () => void) => () => void;
}

/** Renders nothing until the code loads at a later attempt. */
function ComponentWhenLoaded<Props extends object>({
  loadState,
  props,
}: {
  loadState: LoadState<Props>;
  props: Props;
}) {
  const Component = useSyncExternalStore(loadState.subscribe, loadState.getComponent, loadState.getComponent);
  return Component ? <Component {...props} /> : null;
}

/** Rendered as the Suspense fallback, which React shows on the client only, never in place of server-rendered HTML. */
function LoadTrigger({ loadNow }: { loadNow: () => void }) {
  loadNow();
  return null;
}
