import type { Expression, Invariant } from '../contract-checker/invariants/invariant.ts';

/** An invariant as a sentence in Markdown. */
export function describeInvariant(invariant: Invariant, linkTo: (operationId: string) => string): string {
  switch (invariant.kind) {
    case 'count':
      return `${code(invariant.count)} is the number of rows in ${code(invariant.rows)}.`;
    case 'sum':
      return `${code(invariant.total)} is the sum of ${invariant.of.map(code).join(', ')}.`;
    case 'equal':
      return `${code(invariant.left)} equals ${code(invariant.right)}.`;
    case 'unique':
      return `No two rows of ${code(invariant.rows)} have the same ${code(invariant.by)}.`;
    case 'sorted':
      return `The rows of ${code(invariant.rows)} are sorted by ${code(invariant.by)}, ${invariant.direction}${condition(invariant.when)}.`;
    case 'product':
      return `In each row of ${code(invariant.rows)}, ${code(invariant.product)} is ${invariant.of.map(code).join(' × ')}.`;
    case 'range':
      return `The rows of ${code(invariant.rows)} lie between ${[invariant.from, invariant.to].map((end) => code(end ?? 'any')).join(' and ')}, by ${code(invariant.by)}.`;
    case 'recent':
      return `${code(invariant.value)} is the time of the call.`;
    case 'ends-session':
      return `Afterwards the cookies of before are rejected, such as by ${linkTo(invariant.read.operation)}.`;
    case 'pages':
      return describePages(invariant);
    case 'read-back':
      return (
        `Afterwards ${linkTo(invariant.read.operation)} has ${invariant.present ? 'a' : 'no'} row in ` +
        `${code(invariant.rows)} with ${matches(invariant.match)}.`
      );
    case 'idempotent':
      return (
        'The same call again has the same response' +
        (invariant.read ? `, and changes nothing in ${linkTo(invariant.read.operation)}.` : '.')
      );
  }
}

function describePages({
  number,
  offset,
  size,
  rows,
  by,
  total,
}: Extract<Invariant, { kind: 'pages' }>): string {
  const parameters = `${code(number ?? offset ?? '')} and ${code(size)}`;
  const sum = total === undefined ? '' : ` ${code(total)} is the number of the rows of all pages.`;
  return `The pages of ${code(rows)} (${parameters}) have each ${code(by)} once, without gaps.${sum}`;
}

function condition(when: Record<Expression, string> = {}): string {
  return Object.keys(when).length === 0 ? '' : ` where ${matches(when)}`;
}

function matches(match: Record<string, Expression>): string {
  return Object.entries(match)
    .map(([name, expression]) => `${code(name)} = ${code(expression)}`)
    .join(' and ');
}

function code(text: string): string {
  return `\`${text}\``;
}
