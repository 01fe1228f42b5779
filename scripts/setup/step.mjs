// Used before the packages are installed, too, so it may only use Node's modules.

/**
 * Prints a step as it begins, and its seconds as it ends.
 *
 * @template Result
 * @param {string} name what is being done: "Building the client"
 * @param {() => Result | Promise<Result>} run
 * @returns {Promise<Result>}
 */
export async function step(name, run) {
  console.log(`${name} …`);
  const startedAt = performance.now();
  const result = await run();
  console.log(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return result;
}
