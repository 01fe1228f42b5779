import { writeFileSync } from 'node:fs';
import { coverageText } from './coverage.ts';
import { readSections } from './sections.ts';

writeFileSync('docs/coverage.md', coverageText(readSections()));
