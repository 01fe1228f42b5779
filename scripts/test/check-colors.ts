import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The only file that may contain color values. */
const TOKENS = join('src', 'ui', 'styles', 'tokens.css');
const RAW_COLOR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/i;

/** Fails when a file in src/ other than the token file, and those of tests, contains a color value. */
const findings = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((dirent) => dirent.isFile() && /\.(css|tsx?)$/.test(dirent.name))
  .map((dirent) => join(dirent.parentPath, dirent.name))
  .filter((path) => path !== TOKENS && !/\.test\.tsx?$|[\\/]testing[\\/]/.test(path))
  .flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        RAW_COLOR.test(withoutAnchors(line)) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
      ),
  );

if (findings.length > 0) {
  console.error(`Colors belong in ${TOKENS}; use a token instead:\n${findings.join('\n')}`);
  process.exit(1);
}

/** Removes `#main` in links and private fields such as `this.#add`, which are not colors. */
function withoutAnchors(line: string): string {
  return line.replace(/(href=["'{`]|this\.|\s)#[a-z]\w*(?=["'`(}.\s:;=])/gi, '$1');
}
