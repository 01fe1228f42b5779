import type { ScenarioView } from './client';

/** Scenarios with every search term in their name, summary or operations; named scenarios first. */
export function filterScenarios(
  scenarios: readonly ScenarioView[],
  { searchText, includeExamples }: { searchText: string; includeExamples: boolean },
): ScenarioView[] {
  const terms = searchText.toLowerCase().split(/\s+/).filter(Boolean);
  return scenarios
    .filter(({ isContractExample }) => includeExamples || !isContractExample)
    .filter(({ name, summary, operations }) => {
      const text = `${name} ${summary} ${operations.join(' ')}`.toLowerCase();
      return terms.every((term) => text.includes(term));
    })
    .sort((first, second) => Number(first.isContractExample) - Number(second.isContractExample));
}
