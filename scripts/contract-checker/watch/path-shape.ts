import { contractOperations } from '@sandbox/contract/operations';

const fixedSegments = new Set(
  contractOperations()
    .flatMap(({ path }) => path.split('/'))
    .filter((segment) => !segment.startsWith('{')),
);
const firstSegments = new Set(contractOperations().map(({ path }) => path.split('/')[1]));

/** Whether a host serves the contract at such a path; it may serve anything else beside it. */
export function isContractPath(pathname: string): boolean {
  return firstSegments.has(pathname.split('/')[1]);
}

/** An undocumented path without its values: only segments that the contract has are shown. */
export function pathShape(pathname: string): string {
  return pathname
    .split('/')
    .map((segment) => (fixedSegments.has(segment) ? segment : placeholder(segment)))
    .join('/');
}

function placeholder(segment: string): string {
  return /^\d+$/.test(segment) ? '{number}' : '{text}';
}
