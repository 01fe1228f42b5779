import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** A numbered section of docs/behavior. */
export interface BehaviorSection {
  /** Name of the file without its extension. */
  area: string;
  /** As in `cart.md §3`. */
  number: string;
  title: string;
  /** Sections of the specification that it describes, such as `003 §2.1`. */
  specification: string[];
  code: string[];
  tests: string[];
}

const HEADING = /^##+ (\d+(?:\.\d+)?)\.? (.+?)(?: \(([^()]*00\d §[^()]*)\))?$/;

export function readSections(): BehaviorSection[] {
  return globSync('docs/behavior/*.md')
    .sort()
    .flatMap((path) => sectionsOf(basename(path, '.md'), readFileSync(path, 'utf8')));
}

export function sectionsOf(area: string, text: string): BehaviorSection[] {
  return text
    .split(/^(?=##+ )/m)
    .slice(1)
    .flatMap((block) => {
      const [heading = ''] = block.split('\n', 1);
      const match = HEADING.exec(heading);
      if (!match) return [];
      const [, number = '', title = '', specification = ''] = match;
      return [
        {
          area,
          number,
          title,
          specification: specification === '' ? [] : specification.split(', '),
          code: namesAfter('Code', block),
          tests: namesAfter('Tests', block),
        },
      ];
    });
}

function namesAfter(label: string, block: string): string[] {
  const [, list = ''] =
    new RegExp(`^.*\\b${label}: ((?:[^.]|\\.(?=\\w))+)\\.(?:\\s|$)`, 'm').exec(block) ?? [];
  return [...list.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}
