import { createServer, type Server } from 'node:http';
import { listenOn } from '@/lib/http/listen-on-loopback';

export interface OperatorOptions {
  port: number;
  /** All addresses of this machine without one. */
  host: string | undefined;
  isReady: () => boolean;
  /** The metrics as Prometheus reads them. */
  metrics: () => Promise<string>;
}

/** `/ready` and `/metrics`, on a port of their own, which the public does not reach. */
export function serveOperators({ port, host, isReady, metrics }: OperatorOptions): Promise<Server> {
  const server = createServer(async ({ url }, response) => {
    if (url === '/ready') return response.writeHead(isReady() ? 200 : 503).end();
    if (url !== '/metrics') return response.writeHead(404).end();
    try {
      const text = await metrics();
      return response
        .writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' })
        .end(text);
    } catch {
      return response.writeHead(500).end();
    }
  });
  // It keeps no process alive that has nothing else to do.
  server.unref();
  return listenOn(server, port, host);
}
