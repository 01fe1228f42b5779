import type { ScenarioView } from './client';

/** Scenarios with every search term in their name, summary or operations; named scenarios first. */
export function foundScenarios(
  scenarios: readonly ScenarioView[],
  { searchText, withExamples }: { searchText: string; withExamples: boolean },
): ScenarioView[] {
  const wanted = searchText.toLowerCase().split(/\s+/).filter(Boolean);
  return scenarios
    .filter(({ ofContract }) => withExamples || !ofContract)
    .filter(({ name, summary, operations }) => {
      const text = `${name} ${summary} ${operations.join(' ')}`.toLowerCase();
      return wanted.every((word) => text.includes(word));
    })
    .sort((first, second) => Number(first.ofContract) - Number(second.ofContract));
}
