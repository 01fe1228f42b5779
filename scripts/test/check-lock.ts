import { readFileSync } from 'node:fs';

interface LockedPackage {
  /** The address of its archive. */
  resolved?: string;
  /** True if it is part of the archive of the package around it. */
  inBundle?: true;
  optionalDependencies?: Record<string, string>;
}

/**
 * Fails when an optional dependency of a locked package has no entry, such as the binary of another system. npm leaves it out
 * where a lock file is changed piece by piece, and `npm ci` then fails on that system. Fails, too, when a package has no address:
 * `npm ci` then reads what the registry knows of all its versions, which takes half of the installation.
 */
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !isLocked(name, path))
    .map((name) => `${name}, of ${path}`),
);
if (missing.length > 0) {
  console.error(
    `package-lock.json is incomplete. Delete it and node_modules, and run "npm install" with Node 24. Missing:\n${missing.join('\n')}`,
  );
  process.exit(1);
}

const withoutAddress = Object.entries(packages)
  .filter(([path, { resolved, inBundle }]) => path !== '' && !resolved && !inBundle)
  .map(([path]) => path);
if (withoutAddress.length > 0) {
  console.error(
    `package-lock.json lacks addresses. Delete it and node_modules, and run "npm install --omit-lockfile-registry-resolved=false" with Node 24. Missing:\n${withoutAddress.join('\n')}`,
  );
  process.exit(1);
}

/** Returns whether a package can be resolved from the folder of another, there or in a folder around it. */
function isLocked(name: string, path: string): boolean {
  if (packages[`${path}/node_modules/${name}`.replace(/^\//, '')]) return true;
  return path !== '' && isLocked(name, path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1)));
}
