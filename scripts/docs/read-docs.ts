import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { type ContractDocument, type DocsOptions, docsDocument } from './docs-document.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** The contract as JSON, for its pages. */
export function readDocs(server?: DocsOptions['server']): string {
  const contract = JSON.parse(
    readFileSync(join(ROOT, 'generated/contract.json'), 'utf8'),
  ) as ContractDocument;
  return JSON.stringify(docsDocument(contract, { titles: serviceTitles(), server }));
}

/** The titles of the contract's files, by the tag that has the file's name. */
function serviceTitles(): Record<string, string> {
  const files = globSync('openapi/*.yaml', { cwd: ROOT }).filter((file) => !file.endsWith('redocly.yaml'));
  return Object.fromEntries(
    files.map((file) => {
      const { info } = parse(readFileSync(join(ROOT, file), 'utf8')) as { info: { title: string } };
      return [basename(file, '.yaml'), info.title];
    }),
  );
}
