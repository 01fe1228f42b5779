import { type ComponentType, lazy, memo, Suspense, useSyncExternalStore } from 'react';
import { addRestingPart, type RestingPart } from './resting-parts';

/**
 * A part of a page that rests: what the server has rendered of it stays as it is, links and all, and its code comes when
 * the shopper turns to it (`partArea`), when it has to show something else, or with `wakeServedParts`. Where no server
 * has rendered it, it is an ordinary lazy component. What it is given should stay the same object as long as nothing in
 * it changes.
 *
 * @param load imports the component.
 * @param own whether it shows something of the shopper's own (`wakeOwnParts`).
 */
export function servedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  own = false,
): ComponentType<Props> {
  type Loaded = { default: ComponentType<Props> };
  let settle: (loaded: Loaded) => void;
  // Stays open when the code does not arrive: the part then stays as it was served, unless it has to be drawn.
  const loaded = new Promise<Loaded>((resolve) => {
    settle = resolve;
  });
  let loading: Promise<void> | undefined;
  let arrived: ComponentType<Props> | undefined;
  const waiting = new Set<() => void>();
  const part: RestingPart = {
    awake: false,
    own,
    wake() {
      loading ??= load().then(
        (component) => {
          part.awake = true;
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
  addRestingPart(part);

  const arrival: Arrival<Props> = {
    component: () => arrived,
    listen: (show) => {
      waiting.add(show);
      return () => waiting.delete(show);
    },
  };
  // A page that leads on is worth more than a part of it: nothing is drawn in its place until its code comes after all.
  const late = (props: Props) => <LatePart arrival={arrival} props={props} />;
  const draw = () => {
    part.wake().catch(() => settle({ default: late }));
  };

  const Part = lazy(() => loaded) as unknown as ComponentType<Props>;
  return memo((props: Props) => (
    <Suspense fallback={<Wanted draw={draw} />}>
      <Part {...props} />
    </Suspense>
  )) as unknown as ComponentType<Props>;
}

interface Arrival<Props> {
  component: () => ComponentType<Props> | undefined;
  listen: (show: () => void) => () => void;
}

/** A part whose code was wanted and did not arrive; it shows itself when the code comes at another time. */
function LatePart<Props extends object>({ arrival, props }: { arrival: Arrival<Props>; props: Props }) {
  const Component = useSyncExternalStore(arrival.listen, arrival.component, arrival.component);
  return Component ? <Component {...props} /> : null;
}

/** React renders this only where it draws a part itself, never in the place of what the server has rendered. */
function Wanted({ draw }: { draw: () => void }) {
  draw();
  return null;
}
