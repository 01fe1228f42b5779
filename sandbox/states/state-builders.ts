import { DEMO_CASES } from '../orders/demo/demo-cases';
import { namedScenarios } from '../scenarios/named-scenarios';
import type { State, StateKind, Step } from './state';

/** Where states of a page begin. */
export type StateBase = Omit<State, 'id' | 'kind' | 'shows'>;

type Row = [kind: StateKind, shows: string, others?: Partial<State>];

/** Long texts are in French and Spanish. */
export const LONG_TEXTS = { locales: ['lc-us', 'es-us', 'fr-ca'] } as const;

/** States of a page by the last part of their id. What a row says replaces what holds for all of them. */
export function statesOf(base: StateBase, rows: Record<string, Row>): State[] {
  return Object.entries(rows).map(([name, [kind, shows, others]]) => ({
    id: `${base.page}/${name}`,
    kind,
    shows,
    ...base,
    ...others,
  }));
}

/**
 * The same page in each of these named scenarios, whose summaries say what it shows.
 *
 * @param then what the shopper does once the scenario holds; without it, the page loads in it.
 */
export function inScenarios(base: StateBase, names: readonly string[], then?: readonly Step[]): State[] {
  return names.map((name) => {
    const scenario = namedScenarios.find((each) => each.name === name);
    if (!scenario) throw new Error(`There is no scenario "${name}".`);
    const kinds = Object.values(scenario.effects).map(({ kind }) => kind);
    const isNormal = kinds.every((kind) => kind === 'changed' || kind === 'commented');
    return {
      id: `${base.page}/${name}`,
      kind: kinds.includes('delayed') ? 'loading' : isNormal ? 'normal' : 'failed',
      shows: scenario.summary,
      ...(scenario.section.split('§')[1] === '8'
        ? { entries: [`${scenario.section}: ${scenario.summary}`] }
        : {}),
      ...base,
      ...(then ? { steps: [...(base.steps ?? []), { scenario: name }, ...then] } : { scenario: name }),
    };
  });
}

/** The same page for each demo order of the status table. */
export function forDemoOrders(base: StateBase): State[] {
  return DEMO_CASES.map(({ name, title }) => ({
    id: `${base.page}/order-${name}`,
    kind: 'normal',
    shows: title,
    ...base,
    demoOrder: title,
  }));
}

/** How a demo order is called. */
export function demoOrder(name: string): string {
  const demoCase = DEMO_CASES.find((each) => each.name === name);
  if (!demoCase) throw new Error(`There is no demo order "${name}".`);
  return demoCase.title;
}
