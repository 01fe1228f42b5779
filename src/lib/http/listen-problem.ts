/**
 * Explains why a server cannot listen, in one sentence that names the setting to change.
 *
 * @param setting the setting or option of the port.
 */
export function listenProblem(
  error: NodeJS.ErrnoException & { port?: number },
  setting: string = 'PORT',
): string {
  return error.code === 'EADDRINUSE'
    ? `Port ${error.port} is in use. Set another one with ${setting}, or end the program that uses it.`
    : error.message;
}
