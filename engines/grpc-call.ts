import { connect } from 'node:http2';

/**
 * Makes one gRPC call and resolves when it is answered without an error: a health check needs no client library of a
 * hundred megabytes.
 * @param address host:port, without TLS.
 * @param message the request in protobuf.
 */
export function callGrpc(address: string, method: string, message: Buffer, timeoutMs: number): Promise<void> {
  const session = connect(`http://${address}`);
  return new Promise<void>((resolve, reject) => {
    session.on('error', reject);
    const call = session.request({
      ':method': 'POST',
      ':path': method,
      'content-type': 'application/grpc',
      te: 'trailers',
    });
    call.setTimeout(timeoutMs, () => reject(new Error(`no answer within ${timeoutMs / 1_000} s`)));
    call.on('error', reject);
    const judge = (headers: Record<string, unknown>): void => {
      const status = headers['grpc-status'];
      if (status === '0') resolve();
      else if (status !== undefined) reject(new Error(`status ${status} ${headers['grpc-message'] ?? ''}`.trim()));
    };
    // an answer without a body has its status in the headers
    call.once('response', judge);
    call.once('trailers', judge);
    call.once('close', () => reject(new Error('the call was broken off')));
    call.resume();
    const head = Buffer.alloc(5);
    head.writeUInt32BE(message.length, 1);
    call.end(Buffer.concat([head, message]));
  }).finally(() => session.destroy());
}
