import { type ComponentType, lazy, memo, Suspense, useSyncExternalStore } from 'react';
import { type DeferredComponent, registerDeferred } from './resting-parts';

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
  own = false,
): ComponentType<Props> {
  type Loaded = { default: ComponentType<Props> };
  let settle: (loaded: Loaded) => void;
  // Stays pending when the code does not load: the server-rendered HTML then stays.
  const loaded = new Promise<Loaded>((resolve) => {
    settle = resolve;
  });
  let loading: Promise<void> | undefined;
  let arrived: ComponentType<Props> | undefined;
  const waiting = new Set<() => void>();
  const deferred: DeferredComponent = {
    awake: false,
    own,
    wake() {
      loading ??= load().then(
        (component) => {
          deferred.awake = true;
          arrived = component;
          settle({ default: component });
          for (const show of waiting) show();
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

  const arrival: Arrival<Props> = {
    component: () => arrived,
    listen: (show) => {
      waiting.add(show);
      return () => waiting.delete(show);
    },
  };
  // Without its code it renders nothing, so that the rest of the page still works; it appears when the code loads later.
  const whenLoaded = (props: Props) => <ComponentWhenLoaded arrival={arrival} props={props} />;
  const draw = () => {
    deferred.wake().catch(() => settle({ default: whenLoaded }));
  };

  const LazyComponent = lazy(() => loaded) as unknown as ComponentType<Props>;
  return memo((props: Props) => (
    <Suspense fallback={<Wanted draw={draw} />}>
      <LazyComponent {...props} />
    </Suspense>
  )) as unknown as ComponentType<Props>;
}

interface Arrival<Props> {
  component: () => ComponentType<Props> | undefined;
  listen: (show: () => void) => () => void;
}

/** Renders nothing until the code loads at a later attempt. */
function ComponentWhenLoaded<Props extends object>({
  arrival,
  props,
}: {
  arrival: Arrival<Props>;
  props: Props;
}) {
  const Component = useSyncExternalStore(arrival.listen, arrival.component, arrival.component);
  return Component ? <Component {...props} /> : null;
}

/** Rendered as the Suspense fallback, which React shows on the client only, never in place of server-rendered HTML. */
function Wanted({ draw }: { draw: () => void }) {
  draw();
  return null;
}
