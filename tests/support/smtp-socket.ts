import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

/**
 * Opens a client that sends exactly the given lines, for sessions that no library produces.
 * @param from an address of this machine, 127.0.0.1 to 127.255.255.254.
 */
export async function smtpSocket(origin: string, from = '127.0.0.1') {
  const { hostname, port } = new URL(origin);
  const socket = connect({ port: Number(port), host: hostname, localAddress: from });
  socket.on('error', () => {});
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();

  /** The next reply, its lines joined; null once the connection has ended. */
  async function reply(): Promise<string | null> {
    const said: string[] = [];
    for (;;) {
      const { value, done } = await lines.next();
      if (done) return null;
      said.push(value);
      if (value[3] !== '-') return said.join('\n');
    }
  }

  const client = {
    reply,
    async write(bytes: string | Buffer): Promise<void> {
      if (!socket.write(bytes)) await once(socket, 'drain');
    },
    async command(line: string): Promise<string | null> {
      await client.write(`${line}\r\n`);
      return reply();
    },
    /** Sends the commands of one mail up to DATA. */
    async begin(from: string, to: string): Promise<void> {
      for (const line of [`MAIL FROM:<${from}>`, `RCPT TO:<${to}>`, 'DATA']) {
        const answer = await client.command(line);
        if (!/^[23]/.test(answer ?? '')) throw new Error(`${line}: ${answer}`);
      }
    },
    close: () => socket.destroy(),
  };
  const greeting = await reply();
  return { ...client, greeting };
}
