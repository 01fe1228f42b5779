import ts from 'typescript';
import { isMap, isScalar, parseDocument, visit } from 'yaml';

export interface Regex {
  source: string;
  flags: string;
}

export interface FoundRegex {
  /** File and line. */
  place: string;
  /** Undefined for one that is put together while the program runs. */
  regex: Regex | undefined;
}

/** The regular expressions of a module, or of a file of the contract. */
export function collectRegexes(path: string, content: string): FoundRegex[] {
  return path.endsWith('.yaml') ? ofContract(path, content) : ofModule(path, content);
}

function ofModule(path: string, content: string): FoundRegex[] {
  const file = ts.createSourceFile(path, content, ts.ScriptTarget.Latest);
  const found: FoundRegex[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node) || isConstructor(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push({ place: `${path}:${line + 1}`, regex: regexOf(node) });
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

type Constructor = ts.NewExpression | ts.CallExpression;

function isConstructor(node: ts.Node): node is Constructor {
  const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
  return isCall && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp';
}

function regexOf(node: ts.RegularExpressionLiteral | Constructor): Regex | undefined {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
  }
  const [source, flags] = node.arguments ?? [];
  if (!source || !ts.isStringLiteralLike(source)) return undefined;
  if (!flags) return { source: source.text, flags: '' };
  return ts.isStringLiteralLike(flags) ? { source: source.text, flags: flags.text } : undefined;
}

/** Each `pattern` of a schema, with the flag that validators give it. */
function ofContract(path: string, content: string): FoundRegex[] {
  const found: FoundRegex[] = [];
  visit(parseDocument(content), {
    Pair(_, { key, value }, ancestors) {
      if (!isScalar(key) || key.value !== 'pattern' || !isScalar(value) || !isMap(ancestors.at(-1))) return;
      const line = content.slice(0, value.range?.[0]).split('\n').length;
      found.push({ place: `${path}:${line}`, regex: { source: String(value.value), flags: 'u' } });
    },
  });
  return found;
}
