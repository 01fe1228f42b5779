import type { BehaviorSection } from './sections.ts';

/** `000 §2 and §9`, `003 §5`. */
const SPECIFICATION = /\b(00\d) (§[\d.]*\d(?:(?:,? (?:and|or)|,) §[\d.]*\d)*)/g;
/** `optics.md §5.2`, `cart.md §1 and §3`. */
const BEHAVIOR = /\b([a-z-]+)\.md (§[\d.]*\d(?:(?:,? (?:and|or)|,) §[\d.]*\d)*)/g;
/** Sections of public documents. */
const PUBLIC = /\b(?:RFC \d+|WCAG [\d.]+|CSP3|Fetch|NIST SP [\w-]+|PNG, 3rd edition,) §[\d.]*\d/g;
/** A document in a comment that is in no repository, or a section without a document. */
const UNKNOWN = /\bspec\/decisions|\beyewear-domain\b|\bfacts §?\d|\b00[0-3],? section \d|§\d[\d.]*/g;

/** Citations of a source file for which docs/behavior has no section. */
export function danglingCitations(source: string, sections: readonly BehaviorSection[]): string[] {
  // A citation may continue on the next line of a comment.
  const text = source.replace(/\n\s*(?:\*|\/\/|#)?\s*/g, ' ');
  const specification = new Set(sections.flatMap((section) => section.specification));
  const behavior = new Set(sections.map(({ area, number }) => `${area} §${number}`));
  const rest = text.replace(SPECIFICATION, '').replace(BEHAVIOR, '').replace(PUBLIC, '');
  return [
    ...cited(text, SPECIFICATION).filter((citation) => !specification.has(citation)),
    ...cited(text, BEHAVIOR).filter((citation) => !behavior.has(citation)),
    ...(rest.match(UNKNOWN) ?? []),
  ];
}

function cited(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, document = '', list = '']) =>
    (list.match(/§[\d.]*\d/g) ?? []).map((section) => `${document} ${section}`),
  );
}
