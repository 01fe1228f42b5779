import { type ComponentType, lazy, memo, Suspense, use, useEffect, useLayoutEffect, useState } from 'react';
import { createStore, type Store, useStoreValue } from '../state/create-store';
import { type DeferredComponent, loadWithInner, registerDeferred } from './deferred-components';
import { SectionContext } from './hydration-section';

/**
 * Creates a lazy component that preserves its server-rendered HTML and hydrates later: with its section (`HydrationSection`),
 * when its props change, or with `hydrateDeferred`. Without server-rendered HTML it is an ordinary lazy component. Pass stable
 * props, because new objects make it load and re-render.
 *
 * @param load imports the component.
 * @param isPersonal whether it shows the shopper's data (`hydratePersonal`).
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
  const code = createStore<ComponentType<Props> | undefined>(undefined);
  let loading: Promise<void> | undefined;
  const deferred: DeferredComponent = {
    isLoaded: () => code.read() !== undefined,
    isPersonal,
    load() {
      loading ??= loadWithInner(load).then(
        (component) => {
          resolveLoaded({ default: component });
          code.set(component);
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

  // Renders nothing without its code, so that the rest of the page still works; it appears when the code loads later.
  const whenLoaded = (props: Props) => <ComponentWhenLoaded code={code} props={props} />;
  let isFallbackShown = false;
  const loadNow = () => {
    isFallbackShown = true;
    deferred.load().catch(() => resolveLoaded({ default: whenLoaded }));
  };

  // Renders synchronously once the code has loaded: a replayed click hydrates its surroundings, and must not have to wait.
  // biome-ignore lint/suspicious/noThenProperty: a promise would be read in a later microtask only
  const now = { then: (resolve: (loaded: unknown) => void) => resolve({ default: code.read() }) };
  const LazyComponent = lazy(
    () => (deferred.isLoaded() ? now : loaded) as Promise<Loaded>,
  ) as unknown as ComponentType<Props>;
  const Boundary = memo((props: Props) => (
    <Suspense fallback={<LoadTrigger loadNow={loadNow} />}>
      <LazyComponent {...props} />
    </Suspense>
  )) as unknown as ComponentType<Props>;
  return memo((props: Props) => {
    const section = use(SectionContext);
    useLayoutEffect(() => section?.add(deferred), [section]);
    const [firstProps] = useState(props);
    const [, setLoaded] = useState<Loaded>();
    // An update before the code has loaded would replace the server's HTML with the fallback.
    const waits = props !== firstProps && !isFallbackShown && !deferred.isLoaded();
    useEffect(() => {
      if (!waits) return;
      deferred.load().catch(() => {});
      void loaded.then(setLoaded);
    }, [waits]);
    return <Boundary {...(waits ? firstProps : props)} />;
  }) as unknown as ComponentType<Props>;
}

/** Renders nothing until the code loads at a later attempt. */
function ComponentWhenLoaded<Props extends object>({
  code,
  props,
}: {
  code: Store<ComponentType<Props> | undefined>;
  props: Props;
}) {
  const Component = useStoreValue(code);
  return Component ? <Component {...props} /> : null;
}

/** Loads the code. React shows the Suspense fallback on the client only, never in place of server-rendered HTML. */
function LoadTrigger({ loadNow }: { loadNow: () => void }) {
  loadNow();
  return null;
}
