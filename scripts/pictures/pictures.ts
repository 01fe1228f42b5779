import { parseArgs } from 'node:util';
import '../contract/resolve-aliases.ts';
import { exitWithMessage, ReadableError } from '../setup/exit-with-message.mjs';

const USAGE = `Pictures of the store.

npm run pictures -- files              draws the home-screen icon and the picture of link previews (public/)
npm run pictures -- states             takes a picture of each state (sandbox/states), in .cache/pictures
npm run pictures -- compare COMMIT     compares them with those of another commit, and writes a report

  --only TEXT      states with this in their name, such as cart; with commas for several
  --locale, --size one locale, and phone or desktop
  --all            compare: also states of pages whose code is the same
  --built          takes dist/ as it is
`;

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string', default: '' },
      locale: { type: 'string' },
      size: { type: 'string' },
      all: { type: 'boolean', default: false },
      built: { type: 'boolean', default: false },
    },
  });
  const [command, commit] = positionals;
  const { locale, size, all, built } = values;
  const options = { only: values.only.split(',').filter(Boolean), locale, size, all, built };
  if (command === 'files') await import('./draw-files.ts');
  else if (command === 'states') await (await import('./take-states.ts')).takeStates(options);
  else if (command === 'compare' && commit)
    await (await import('./compare/compare.ts')).compare(commit, options);
  else throw new ReadableError(USAGE);
}

await run().catch(exitWithMessage);
