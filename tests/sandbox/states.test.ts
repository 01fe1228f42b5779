import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { contractOperations } from '@sandbox/contract/operations';
import { CART_CASES } from '@sandbox/control/cart-cases';
import { DEMO_CASES } from '@sandbox/orders/demo/demo-cases';
import { namedScenarios } from '@sandbox/scenarios/named-scenarios';
import { scenarioIndex } from '@sandbox/scenarios/scenario-index';
import type { State, Step } from '@sandbox/states/state';
import { states } from '@sandbox/states/states';
import { describe, expect, it } from 'vitest';
import { notFoundPage, pages } from '@/app/pages';
import { LOCALES } from '@/domain/locale/locales';
import { controlName } from '../../scripts/pictures/take/step-names';
import { REDIRECTS } from '../support/page-paths';

/** Scenarios that look like what is pictured already, or like nothing. */
const WITHOUT_A_PICTURE: Record<string, string> = {
  'commands-in-comments': 'everything works as usual',
  'insurance-look-up-in-comment': 'everything works as usual',
  'checkout-response-lost': 'ends on the confirmation',
  'checkout-arrives-late': 'the store gives up after twenty seconds, as in checkout-unavailable',
  'upload-never-ends': 'the store gives up after a minute, as in upload-unavailable',
  'same-prescription-half-copied': 'ends on the next item',
};

const scenariosOf = ({ scenario = '', steps = [] }: State) => [
  scenario,
  ...steps.flatMap((step) => (typeof step === 'object' && 'scenario' in step ? [step.scenario] : [])),
];
const pictured = new Set(states.flatMap(scenariosOf));

describe('each of these has a state', () => {
  it('pages', () => {
    const ids = [...pages, notFoundPage].map(({ id }) => id).filter((id) => !REDIRECTS.includes(id));
    const withState = new Set(states.map(({ page }) => page));
    expect(ids.filter((id) => !withState.has(id))).toEqual([]);
    expect([...withState].filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('dialogs, drawers and panels', () => {
    const files = globSync('src/{app,features}/**/*.tsx', { exclude: ['**/*.test.tsx'] }).filter((path) =>
      /from '@\/ui\/overlay\/(dialog|drawer|modal|confirm-dialog)'/.test(readFileSync(path, 'utf8')),
    );
    const dialogs = new Set(states.map(({ dialog }) => dialog));
    expect(files.map((path) => basename(path, '.tsx')).filter((name) => !dialogs.has(name))).toEqual([]);
  });

  it('named scenarios, which are entries of the error catalogs', () => {
    const missing = namedScenarios.filter(({ name }) => !pictured.has(name) && !(name in WITHOUT_A_PICTURE));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it('entries of the error catalog of 000', () => {
    const rows = readFileSync('docs/scenarios.md', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith("| '"));
    const missing = rows.filter((row) => {
      const names = [...(row.split('|')[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name as string);
      return !names.some((name) => pictured.has(name));
    });
    expect(missing.map((row) => row.split('|')[1]?.trim())).toEqual([]);
  });

  it.each([
    ['demo orders', DEMO_CASES.map(({ title }) => title), states.map(({ demoOrder }) => demoOrder)],
    ['carts', CART_CASES.map(({ name }) => name), states.map(({ cart }) => cart)],
  ])('%s', (_, names, used) => {
    expect(names.filter((name) => !used.includes(name))).toEqual([]);
  });
});

describe('a state', () => {
  it('has an id of its own', () => {
    const ids = states.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('begins in a scenario that exists', () => {
    const known = scenarioIndex(contractOperations());
    expect([...pictured].filter((name) => name !== '' && !known.has(name))).toEqual([]);
  });

  it('names controls by messages, in each of its languages', () => {
    for (const { steps = [], locales = ['lc-us'] as const } of states)
      for (const locale of locales)
        for (const name of steps.flatMap(namesIn))
          expect(() => controlName(name, LOCALES[locale].displayLanguage)).not.toThrow();
  });
});

function namesIn(step: Step): string[] {
  if (typeof step === 'string') return step.startsWith('go ') || step.startsWith('open p') ? [] : [step];
  if ('press' in step) return [step.press];
  if ('check' in step) return [step.check];
  if ('option' in step) return step.group ? [step.group] : [];
  if ('fill' in step) return Object.keys(step.fill);
  return 'select' in step ? Object.keys(step.select) : [];
}
