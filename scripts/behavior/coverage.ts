import type { BehaviorSection } from './sections.ts';

const INTRODUCTION = `# Coverage

Which code has which behavior, and which tests show it. Written by \`node scripts/behavior/write-coverage.ts\` from the sections of
[docs/behavior](behavior/README.md), so edit those. A folder stands for all files in it.
`;

/** The text of docs/coverage.md. */
export function coverageText(sections: readonly BehaviorSection[]): string {
  return `${[INTRODUCTION, ...areaTables(sections), specificationTable(sections)].join('\n')}`;
}

function areaTables(sections: readonly BehaviorSection[]): string[] {
  return [...Map.groupBy(sections, ({ area }) => area)].map(([area, ofArea]) =>
    [
      `## [${area}](behavior/${area}.md)\n`,
      '| section | code | tests |',
      '| --- | --- | --- |',
      ...ofArea
        .filter(({ code }) => code.length > 0)
        .map(
          ({ number, title, code, tests }) => `| §${number} ${title} | ${inCode(code)} | ${inCode(tests)} |`,
        ),
      '',
    ].join('\n'),
  );
}

/** The places for a citation such as `000 §4`. */
function specificationTable(sections: readonly BehaviorSection[]): string {
  const pairs = sections.flatMap((section) =>
    section.specification.map((citation) => ({ citation, place: `${section.area} §${section.number}` })),
  );
  const rows = [...Map.groupBy(pairs, ({ citation }) => citation)]
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([citation, places]) => `| ${citation} | ${places.map(({ place }) => place).join(', ')} |`);
  return [
    '## Sections of the specification\n',
    '| cited as | described in |',
    '| --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

function inCode(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
