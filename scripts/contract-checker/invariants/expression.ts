import type { SentRequest } from '../http/exchange.ts';
import { isJson } from '../model/contract-checker.ts';
import { contentTypeOf } from '../negatives/body-negatives.ts';
import type { Expression } from './invariant.ts';
import { valuesAt } from './pointer.ts';

/** What an expression may refer to. */
export interface ExpressionContext {
  request: SentRequest;
  params: Record<string, string>;
  responseBody: unknown;
}

/** The value of a runtime expression; text without `$` stands for itself. */
export function evaluate(expression: Expression, context: ExpressionContext): unknown {
  const { request, params, responseBody } = context;
  if (!expression.startsWith('$')) return expression;
  const [place = '', pointer] = expression.split('#');
  if (pointer !== undefined) {
    const document = place === '$request.body' ? bodyOf(request) : responseBody;
    return valuesAt(document, pointer)[0];
  }
  const [, source, name = ''] = /^\$request\.(path|query)\.(.+)$/.exec(place) ?? [];
  if (source === 'path') return params[name];
  if (source === 'query') return new URL(request.url).searchParams.get(name) ?? undefined;
  throw new Error(`${expression} is not an expression of an invariant.`);
}

function bodyOf(request: SentRequest): unknown {
  if (isJson(contentTypeOf(request))) return JSON.parse(request.body ?? 'null');
  return Object.fromEntries(new URLSearchParams(request.body));
}
