import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { TEST_MS, WAIT_MS } from '../../tests/support/limits.ts';

/** Fails when a test, or what tests share, waits for time instead of an event, or by a limit that a busy machine may exceed. */
const ADVICE = 'Wait for an event, or use the limits of tests/support/limits.ts';

/** Files that may use one of the names, with the reason. */
const ALLOWED: Record<string, { names: string[]; reason: string }> = {
  'tests/setup/slow-machine.ts': { names: ['setTimeout'], reason: 'makes the clocks faster' },
  'tests/setup/time-limits.ts': { names: ['setTimeout'], reason: 'follows the clock of a test' },
  'tests/support/next-task.ts': { names: ['setTimeout'], reason: 'the one wait for a task' },
  'src/server/pages/failures.test.ts': {
    names: ['setTimeout'],
    reason: 'a response by the clock of the test',
  },
  'src/features/store-finder/components/locate-button.test.tsx': {
    names: ['timeout'],
    reason: 'what the product passes to the browser',
  },
};

/** Functions of test libraries whose last parameter may be a limit. */
const WITH_LIMIT = new Set(['it', 'test', 'beforeAll', 'beforeEach', 'afterAll', 'afterEach']);
/** Methods that wait for time, or whose limit has no setting. */
const BANNED_METHODS = new Set(['waitForTimeout', 'vi.waitFor', 'vi.waitUntil', 'AbortSignal.timeout']);
const LIMIT_NAMES = new Set(['WAIT_MS', 'TEST_MS']);

const paths = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'sandbox', 'scripts', 'tests'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && /^tests\/|\.test\.tsx?$|\/testing\//.test(path));
const findings = paths.flatMap(findWaits);
if (findings.length > 0) {
  console.error(`${ADVICE}:\n${findings.join('\n')}`);
  process.exit(1);
}

function findWaits(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const name = waitOf(node);
    if (name !== undefined && !ALLOWED[path]?.names.includes(name)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${path}:${line + 1}: ${name}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The name of what waits for time, or by a limit that is too short. */
function waitOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node)) return node.text === 'networkidle' ? 'networkidle' : undefined;
  if (ts.isPropertyAssignment(node)) return shortLimitOf(node);
  return ts.isCallExpression(node) ? waitingCallOf(node) : undefined;
}

function shortLimitOf({ name, initializer }: ts.PropertyAssignment): string | undefined {
  const property = name.getText();
  if (property === 'retry' || property === 'retries') return isBelow(initializer, 1) ? undefined : property;
  return property === 'timeout' && isBelow(initializer, WAIT_MS) ? 'timeout' : undefined;
}

function waitingCallOf({ expression, arguments: passed }: ts.CallExpression): string | undefined {
  const name = expression.getText();
  const method = ts.isPropertyAccessExpression(expression) ? expression.name.text : name;
  if (BANNED_METHODS.has(name) || BANNED_METHODS.has(method)) return method;
  const limit = passed.at(-1);
  if (name === 'test.setTimeout') return limit && isBelow(limit, TEST_MS) ? name : undefined;
  if (method === 'setTimeout') return limit && LIMIT_NAMES.has(limit.getText()) ? undefined : method;
  const root = rootOf(expression);
  return WITH_LIMIT.has(root) && limit && isBelow(limit, TEST_MS) ? `limit of ${root}` : undefined;
}

/** `it` of `it('…')` and of `it.each([…])('…')`. */
function rootOf(expression: ts.Expression): string {
  const called = ts.isCallExpression(expression) ? expression.expression : expression;
  return ts.isPropertyAccessExpression(called) && ['each', 'for'].includes(called.name.text)
    ? called.expression.getText()
    : called.getText();
}

function isBelow(value: ts.Expression, limit: number): boolean {
  return ts.isNumericLiteral(value) && Number(value.text) < limit;
}
