import { connect } from 'node:net';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { customerScene } from '../../tests/support/customer-scene.ts';
import { pixelBomb } from '../../tests/support/hostile-pictures.ts';
import type { TestPerson } from '../../tests/support/test-api.ts';
import { until } from '../../tests/support/until.ts';

const scene = customerScene();

interface Uploaded {
  userId: string;
  avatarUrl: string;
  errors?: Array<{ message: string; extensions: { code: string } }>;
}
const headersOf = ({ token, customerId }: TestPerson) => ({
  authorization: `Bearer ${token}`,
  'customer-id': String(customerId),
});
async function upload(by: TestPerson, file: Buffer, userId = by.id): Promise<Uploaded & { status: number }> {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(file)], 'me.jpg'));
  body.set('userId', userId);
  const url = `${scene.api.origin}/user/avatar/upload`;
  const response = await fetch(url, { method: 'POST', headers: headersOf(by), body });
  return { status: response.status, ...((await response.json()) as Uploaded) };
}
const get = (by: TestPerson, path: string) => fetch(`${scene.api.origin}${path}`, { headers: headersOf(by) });
const codeOf = ({ errors }: Uploaded) => errors?.[0]?.extensions.code;

/** A photo, wider than it is high: left half red, right half blue. */
const photo = (format: 'jpeg' | 'png' | 'webp' | 'gif' = 'jpeg') =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: 'red' } })
    .composite([{ input: { create: { width: 200, height: 300, channels: 3, background: 'blue' } }, left: 200, top: 0 }])
    .withExif({ IFD0: { Copyright: 'Secret place' } })
    .toFormat(format)
    .toBuffer();

test.each(['jpeg', 'png', 'webp', 'gif'] as const)(
  'USR-030 a %s becomes two squares without anything else of the file',
  async (format) => {
    const { api, customerId } = scene;
    const maya = await api.newPerson(customerId, 'NONE');
    const { status, userId, avatarUrl } = await upload(maya, await photo(format));
    expect({ status, userId }).toEqual({ status: 200, userId: maya.id });
    for (const side of [64, 256]) {
      const response = await get(maya, avatarUrl.replace(/64$/, String(side)));
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
      expect(response.headers.get('vary')).toContain('authorization');
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: side, height: side });
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
      expect(bytes.toString('latin1')).not.toContain('Secret place');
    }
    expect(await api.read('{ me { user { avatarUrl } } }', maya)).toEqual({ me: { user: { avatarUrl } } });
  },
);

test('USR-030 a photo taken sideways stands upright', async () => {
  const { api, customerId } = scene;
  const maya = await api.newPerson(customerId);
  // turned by a quarter: what was left is on top
  const turned = await sharp(await photo())
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { avatarUrl } = await upload(maya, turned);
  const bytes = Buffer.from(await (await get(maya, avatarUrl)).arrayBuffer());
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const [red, , blue] = data.subarray(info.channels * (32 + 4 * 64));
  expect(red).toBeGreaterThan(200);
  expect(blue).toBeLessThan(60);
});

test('USR-030 a photo is seen by colleagues and nobody else, and an old address shows it no more', async () => {
  const { api, customerId, ada } = scene;
  const maya = await api.newPerson(customerId, 'STANDARD');
  const stranger = await api.newPerson(await api.newCustomer());
  const { avatarUrl } = await upload(maya, await photo());
  expect((await get(ada, avatarUrl)).status).toBe(200);
  expect((await get(stranger, avatarUrl)).status).toBe(404);
  expect((await fetch(`${api.origin}${avatarUrl}`)).status).toBe(401);
  for (const wrong of [
    avatarUrl.replace(/64$/, '65'),
    avatarUrl.replace(maya.id, ada.id),
    '/user/avatar/1/2/64',
    `/user/avatar/${maya.id}/%00/64`,
  ])
    expect((await get(ada, wrong)).status, wrong).toBe(404);
  const { avatarUrl: next } = await upload(maya, await photo('png'));
  expect((await get(ada, avatarUrl)).status).toBe(404);
  expect((await get(ada, next)).status).toBe(200);
  expect(await api.read('mutation { removeAvatar { avatarUrl } }', maya)).toEqual({
    removeAvatar: { avatarUrl: null },
  });
  expect((await get(ada, next)).status).toBe(404);
});

test('USR-030 USR.19 the photo of another is set by an Admin whose customer alone has them', async () => {
  const { api, customerId, ada } = scene;
  const [maya, ben] = [await api.newPerson(customerId, 'STANDARD'), await api.newPerson(customerId, 'MANAGER')];
  expect(codeOf(await upload(ben, await photo(), maya.id))).toBe('FORBIDDEN');
  expect(await upload(ada, await photo(), maya.id)).toMatchObject({ status: 200, userId: maya.id });
  const stranger = await api.newPerson(await api.newCustomer());
  expect(codeOf(await upload(ada, await photo(), stranger.id))).toBe('NOT_FOUND');
  const elsewhere = { customer_id: stranger.customerId, user_id: maya.id, auth_role: 'NONE', status: 'active' };
  await api.db('memberships').insert(elsewhere);
  expect(codeOf(await upload(ada, await photo(), maya.id))).toBe('FORBIDDEN');
  const rows = await api.db('audit_log').where({ action: 'uploadAvatar', subject_id: maya.id });
  expect(rows).toMatchObject([{ customer_id: customerId, user_id: ada.id, before: { avatarUrl: null } }]);
});

test('USR-030 what is no photo, or hides one, is refused', async () => {
  const { ada } = scene;
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const whole = await photo();
  for (const [what, file] of Object.entries({
    svg: Buffer.from(svg),
    text: Buffer.from('hello'),
    nothing: Buffer.alloc(0),
    cut: whole.subarray(0, 200),
    tiff: await sharp(whole).tiff().toBuffer(),
    pixels: pixelBomb(30_000, 30_000),
  })) {
    const answer = await upload(ada, file);
    expect({ what, status: answer.status, code: codeOf(answer) }).toEqual({ what, status: 400, code: 'INVALID' });
  }
});

/** Begins a request of a photo over a socket of its own; one that drips sends a byte now and then, and never ends. */
function beginUpload(by: TestPerson, { length = 1_000_000, drips = false } = {}) {
  const socket = connect(Number(new URL(scene.api.origin).port), '127.0.0.1');
  const head = [
    'POST /user/avatar/upload HTTP/1.1',
    'host: localhost',
    ...Object.entries(headersOf(by)).map((pair) => pair.join(': ')),
    'content-type: multipart/form-data; boundary=x',
    `content-length: ${length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n--x\r\n`);
  const dripping = drips ? setInterval(() => socket.write('x'), 500) : undefined;
  const answered = new Promise<string>((resolve) => {
    socket.once('data', (data) => resolve(String(data)));
    socket.once('error', (error) => resolve(error.message));
    socket.once('close', () => clearInterval(dripping));
  });
  return { socket, answered };
}

test('USR-030 a request of 50 MB is refused before it is read', async () => {
  const { socket, answered } = beginUpload(scene.ada, { length: 50 * 1024 * 1024 });
  const answer = await answered;
  socket.destroy();
  expect(answer).toContain('HTTP/1.1 400');
  expect(answer).toContain('A photo can be at most 10 MB');
});

test('USR-030 whoever sends slowly keeps nobody from a photo while there is room, has two at once, and ends', async () => {
  const { api, customerId } = scene;
  const [first, second, third, ...more] = await Promise.all(
    Array.from({ length: 6 }, () => api.newPerson(customerId, 'STANDARD')),
  );
  const maya = await api.newPerson(customerId, 'STANDARD');
  const bytes = await photo();
  /** Takes both places of a person: once a third request is refused, the others are being received. */
  const takeBoth = async (by: TestPerson, drips = true) => {
    const begun = [1, 2, 3].map(() => beginUpload(by, { drips }));
    expect(await Promise.race(begun.map(({ answered }) => answered))).toContain('HTTP/1.1 429');
    return begun;
  };
  const held = (await Promise.all([first, second, third].map((person) => takeBoth(person as TestPerson)))).flat();
  expect((await upload(maya, bytes)).status).toBe(200);
  held.push(...(await Promise.all(more.map((person) => takeBoth(person)))).flat());
  expect((await upload(maya, bytes)).status).toBe(429);
  for (const { socket } of held) socket.destroy();
  await until('places are free again', async () => (await upload(maya, bytes)).status === 200);
  const silent = await takeBoth(maya, false);
  const answers = await Promise.all(silent.map(({ answered }) => answered));
  expect(answers.map((answer) => answer.slice(9, 12)).sort()).toEqual(['408', '408', '429']);
  await until('silence ends', async () => (await upload(maya, bytes)).status === 200);
  for (const { socket } of silent) socket.destroy();
});
