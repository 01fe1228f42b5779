/** Why a server cannot listen, in one sentence that says what to set. */
export function listenProblem(error: NodeJS.ErrnoException & { port?: number }): string {
  return error.code === 'EADDRINUSE'
    ? `Port ${error.port} is in use. Set another one with PORT, or end the program that uses it.`
    : error.message;
}
