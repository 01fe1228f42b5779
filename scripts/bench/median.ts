/** The median of each figure. */
export function medians<Figures extends object>(runs: Figures[]): Figures {
  const [first] = runs;
  if (!first) throw new Error('Nothing was measured.');
  const names = Object.keys(first) as (keyof Figures)[];
  const median = (name: keyof Figures) =>
    runs.map((run) => Number(run[name])).sort((a, b) => a - b)[Math.floor(runs.length / 2)];
  return Object.fromEntries(names.map((name) => [name, median(name)])) as Figures;
}
