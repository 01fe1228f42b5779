import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/**
 * Copies an example and installs the packed sandbox with npm. Other packages of the example are those of this project, so no
 * registry is needed.
 *
 * @param example its folder in examples/; none for an empty folder.
 */
export function installPackage(example?: string, libraries: readonly string[] = []): string {
  const [tarball] = globSync('dist/marlowe-eyewear-sandbox-*.tgz');
  if (!tarball) throw new Error('The package is missing. Run "npm run pack:sandbox".');
  const folder = mkdtempSync(join(tmpdir(), 'other-app-'));
  // Without one, npm would look for a project in the folders above.
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', '--silent', resolve(tarball)], {
    cwd: folder,
    stdio: 'pipe',
    shell: process.platform === 'win32',
  });
  if (example) cpSync(join('examples', example), folder, { recursive: true });
  for (const library of libraries) {
    const link = join(folder, 'node_modules', library);
    mkdirSync(dirname(link), { recursive: true });
    if (!existsSync(link)) symlinkSync(resolve('node_modules', library), link, 'junction');
  }
  return folder;
}
