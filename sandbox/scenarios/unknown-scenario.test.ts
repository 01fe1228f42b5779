import { expect, it } from 'vitest';
import { testSandbox } from '../testing/test-sandbox';
import { problemScript, scenarioProblem } from './unknown-scenario';

const problemOf = (name: string) => scenarioProblem(testSandbox().sandbox.scenarios, name);

it('names a scenario that does not exist', () => {
  expect(problemOf('cart-gone')).toBe('There is no scenario "cart-gone". The panel at /sandbox lists them.');
  for (const name of ['', 'cart-delayed', 'addGlasses:outOfStock']) expect(problemOf(name)).toBeUndefined();
});

it('cannot end the script that announces it', () => {
  expect(problemScript(problemOf('</script><script>alert(1)') ?? '')).not.toContain('<');
});
