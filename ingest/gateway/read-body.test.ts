import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createBodyRoom, type Room } from './body-room.ts';
import { readBody } from './read-body.ts';

const mb = 1_024 * 1_024;

/** A request with this body. */
function requestWith(body: Buffer, headers: Record<string, string> = {}): Parameters<typeof readBody>[0] {
  return Object.assign(Readable.from([body]), { headers }) as unknown as Parameters<typeof readBody>[0];
}
const packed = (bytes: number) => requestWith(gzipSync(Buffer.alloc(bytes, 32)), { 'content-encoding': 'gzip' });

test('a packed body is unpacked as it was', async () => {
  const text = JSON.stringify(Array.from({ length: 20_000 }, (_, at) => ({ at })));
  const request = requestWith(gzipSync(text), { 'content-encoding': 'gzip' });
  expect(String(await readBody(request, createBodyRoom()(1)))).toBe(text);
});

test('a sender that has gone, before its body is read or within it, holds nothing', async () => {
  const before = requestWith(Buffer.from('[]'));
  before.destroy();
  await expect(readBody(before, createBodyRoom()(1))).rejects.toThrow('gone');
  const within = Object.assign(new Readable({ read() {} }), { headers: {} }) as unknown as Parameters<
    typeof readBody
  >[0];
  within.push('[');
  const read = readBody(within, createBodyRoom()(1));
  within.destroy();
  await expect(read).rejects.toThrow('gone');
});

test('no more of packed bodies is unpacked than there is room for, however many come at once', async () => {
  const roomOf = createBodyRoom({ total: 4 * mb, perIntegration: 2 * mb });
  let unpacked = 0;
  const counting = (room: Room): Room => ({
    ...room,
    take(bytes) {
      // it is in memory already, whether room was taken or not
      unpacked += bytes;
      return room.take(bytes);
    },
  });
  const rooms = Array.from({ length: 20 }, () => roomOf(1));
  const read = await Promise.allSettled(rooms.map((room) => readBody(packed(8 * mb), counting(room))));
  expect(read.map((one) => one.status === 'rejected' && one.reason.status)).toEqual(rooms.map(() => 429));
  expect(unpacked).toBeLessThan(4 * mb);
  for (const room of rooms) room.release();
  await expect(readBody(packed(mb), roomOf(1))).resolves.toHaveLength(mb);
});

test('room of one integration is not another’s to fill, and all together have an end', async () => {
  const roomOf = createBodyRoom({ total: 2 * mb, perIntegration: mb });
  const [first, second] = [roomOf(1), roomOf(2)];
  expect(first.take(mb)).toBe(true);
  expect(roomOf(1).take(1)).toBe(false);
  expect(second.take(mb)).toBe(true);
  expect(roomOf(3).take(1)).toBe(false);
  first.release();
  expect(roomOf(3).take(mb)).toBe(true);
});
