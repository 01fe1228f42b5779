import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import type { PluginOption } from 'vite';

type MacroPlugin = Awaited<ReturnType<typeof babel>>;
type TransformHook = Extract<NonNullable<MacroPlugin['transform']>, { handler: unknown }>;
type Output = ReturnType<TransformHook['handler']>;

/**
 * What Babel has made of a file, by its path and code, for the next environment that loads the file. Global, since Vitest loads
 * this module once per project.
 */
const shared = globalThis as { macroOutputs?: Map<string, Output> };
shared.macroOutputs ??= new Map();
const outputs = shared.macroOutputs;

/** Message macros and catalogues; a missing translation fails the build. */
export function translation(): PluginOption[] {
  return [lingui({ failOnMissing: true, failOnCompileError: true }), macros()];
}

async function macros(): Promise<MacroPlugin> {
  const plugin = await babel({ presets: [linguiTransformerBabelPreset()] });
  const transform = plugin.transform as TransformHook;
  const { handler } = transform;
  transform.handler = function (code, id, ...rest) {
    const key = `${id}\n${code}`;
    const output = outputs.get(key) ?? handler.call(this, code, id, ...rest);
    outputs.set(key, output);
    return output;
  };
  return plugin;
}
