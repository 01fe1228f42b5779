import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A stable address in front of servers that start and stop: another process may take a server's port while it is down. */
export interface StableAddress {
  origin: string;
  /** Leads to this server from now on; without one, connections end at once. */
  leadTo: (origin: string | undefined) => void;
  close: () => void;
}

export async function openStableAddress(): Promise<StableAddress> {
  const sockets = new Set<Socket>();
  let target: string | undefined;
  const server = createServer((incoming) => {
    if (!target) return void incoming.destroy();
    const outgoing = connect(Number(new URL(target).port), 'localhost');
    for (const [one, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    leadTo: (origin) => {
      target = origin;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
