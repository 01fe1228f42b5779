import type { Exchange } from '../plugin.ts';
import type { Violation } from '../rules/violation.ts';

/** What the plug-in's invariants say about a successful call. */
export function pluginViolations(exchange: Exchange, earlier: readonly Exchange[]): Violation[] {
  const { invariants = {} } = exchange.operation.contract.plugin;
  return Object.entries(invariants).flatMap(([name, check]) => {
    const received = check(exchange, earlier);
    if (received === undefined) return [];
    return [
      {
        rule: 'invariant' as const,
        subject: name,
        expected: `what "${name}" says`,
        received,
        keys: ['responses'],
      },
    ];
  });
}
