interface Reply {
  header: () => Reply;
  send: (content: string) => Reply;
}
interface Route {
  url: string;
  handler: (request: unknown, reply: Reply) => unknown;
}

/**
 * The renderer (Scalar) as one script for the browser. The package offers it as a route for Fastify, so it is registered with as
 * much of a server as that takes (docs/decisions/0029).
 */
export async function rendererScript(): Promise<string> {
  const { default: plugin } = await import('@scalar/fastify-api-reference');
  const routes: Route[] = [];
  const server = {
    hasPlugin: () => false,
    initialConfig: {},
    route: (route: Route) => void routes.push(route),
  };
  const register = plugin as unknown as (server: object, options: object, done: () => void) => void;
  register(server, { configuration: { url: 'contract.json' } }, () => undefined);
  let script = '';
  const reply: Reply = {
    header: () => reply,
    send: (content) => {
      script = content;
      return reply;
    },
  };
  routes.find(({ url }) => url.endsWith('.js'))?.handler(undefined, reply);
  if (script === '') throw new Error('@scalar/fastify-api-reference has no script any more.');
  // Its map is not in the package.
  return script.replace(/\n\/\/# sourceMappingURL=.*$/, '');
}
