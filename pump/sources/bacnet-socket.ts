import { createSocket, type Socket } from 'node:dgram';
import { EventEmitter } from 'node:events';

const bacnetPort = 47_808;
/** Longest message of BACnet/IP. */
const payloadMax = 1_482;

/**
 * Socket of a BACnet client. The library's own lets an exception of its decoder end the process, so that a single
 * datagram of anybody in the network could stop the pump; here it is counted and dropped.
 */
export class BacnetSocket extends EventEmitter {
  readonly ownAddress = { address: '', port: 0 };
  /** Datagrams that could not be read. */
  unreadable = 0;
  readonly #socket: Socket;
  readonly #place: { address: string; port: number };

  /** @param isAllowed tells whether datagrams of a host are read. */
  constructor(place: { address: string; port: number }, isAllowed: (host: string) => boolean) {
    super();
    this.#place = place;
    this.#socket = createSocket('udp4');
    this.#socket.on('message', (message, { address, port }) => {
      if (!isAllowed(address)) return;
      try {
        this.emit('message', message, port === bacnetPort ? address : `${address}:${port}`);
      } catch {
        this.unreadable += 1;
      }
    });
    this.#socket.on('listening', () => this.emit('listening', this.#socket.address()));
    this.#socket.on('error', (error) => this.emit('error', error));
  }

  getBroadcastAddress(): string {
    return '255.255.255.255';
  }

  getMaxPayload(): number {
    return payloadMax;
  }

  send(buffer: Buffer, length: number, receiver: string | undefined): void {
    const [host, port] = (receiver ?? '').split(':');
    // it only answers: nothing is broadcast
    if (host) this.#socket.send(buffer, 0, length, Number(port) || bacnetPort, host, () => {});
  }

  open(): void {
    this.#socket.bind(this.#place.port, this.#place.address);
  }

  close(): void {
    this.#socket.close();
  }
}
