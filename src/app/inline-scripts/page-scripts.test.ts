import { expect, it, vi } from 'vitest';
import { inlineScript } from './page-scripts';

it('calls the function with its arguments, also when they could close the element', () => {
  const received = vi.fn();
  vi.stubGlobal('received', received);
  const text = inlineScript(
    (first: string, second: string[]) =>
      (globalThis as unknown as { received: typeof received }).received(first, second),
    '</script>',
    ['a"b'],
  );
  expect(text).not.toContain('</script>');
  new Function(text)();
  expect(received).toHaveBeenCalledWith('</script>', ['a"b']);
  vi.unstubAllGlobals();
});
