import { type ComponentType, lazy, memo, Suspense } from 'react';
import { addRestingPart, type RestingPart } from './resting-parts';

/**
 * A part of a page that rests: what the server has rendered of it stays as it is, links and all, and its code comes when
 * the shopper turns to it (`partArea`), when it has to show something else, or with `wakeServedParts`. Where no server
 * has rendered it, it is an ordinary lazy component. What it is given should stay the same object as long as nothing in
 * it changes.
 *
 * @param load imports the component.
 */
export function servedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  type Loaded = { default: ComponentType<Props> };
  let settle: (loaded: Loaded) => void;
  // Stays open when the code does not arrive: the part then stays as it was served.
  const loaded = new Promise<Loaded>((resolve) => {
    settle = resolve;
  });
  let loading: Promise<void> | undefined;
  const part: RestingPart = {
    awake: false,
    wake() {
      loading ??= load().then(
        (component) => {
          part.awake = true;
          settle({ default: component });
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

  const Part = lazy(() => loaded) as unknown as ComponentType<Props>;
  return memo((props: Props) => (
    <Suspense fallback={<Wanted wake={part.wake} />}>
      <Part {...props} />
    </Suspense>
  )) as unknown as ComponentType<Props>;
}

/** React renders this only where it draws a part itself, never in the place of what the server has rendered. */
function Wanted({ wake }: Pick<RestingPart, 'wake'>) {
  wake().catch(() => {});
  return null;
}
