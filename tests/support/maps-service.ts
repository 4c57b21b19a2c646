import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

/** A request that the service got. */
interface Received {
  path: string;
  key: string | null;
  referer: string | undefined;
}

/** Colors of the land of its styles: a map that has drawn a tile shows it. */
export const landColours = { light: '#CFE8C0', dark: '#23402A' } as const;

/** A service with the paths of the Mapbox API that the product uses: styles, tiles, sprites and addresses. */
export interface MapsService {
  /** Its address. */
  url: string;
  received: Received[];
  /** Paths that it refuses although the key is right. */
  refuses: RegExp | null;
  stop(): Promise<void>;
}

/** Bytes of a tile in Mapbox's vector format: one polygon over all of it, in a layer `land`. */
const tile = Buffer.from([
  ...[0x1a, 31, 0x78, 2, 0x0a, 4, ...Buffer.from('land')],
  // a polygon: to 0,0; by lines to 4096,0, to 4096,4096 and to 0,4096; closed
  ...[0x12, 18, 0x18, 3, 0x22, 14, 9, 0, 0, 26, 0x80, 0x40, 0, 0, 0x80, 0x40, 0xff, 0x3f, 0, 15],
  ...[0x28, 0x80, 0x20],
]);

const styleOf = (theme: keyof typeof landColours): object => ({
  version: 8,
  name: theme,
  sources: { composite: { type: 'vector', url: 'mapbox://mapbox.test-land' } },
  sprite: `mapbox://sprites/mapbox/${theme}-v11`,
  glyphs: 'mapbox://fonts/mapbox/{fontstack}/{range}.pbf',
  projection: { name: 'globe' },
  layers: [
    { id: 'water', type: 'background', paint: { 'background-color': '#3366CC' } },
    {
      ...{ id: 'land', type: 'fill', source: 'composite', 'source-layer': 'land' },
      paint: { 'fill-color': landColours[theme], 'fill-antialias': false },
    },
  ],
});

const place = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [-88.29, 41.8] },
  properties: { full_address: '350 South 5th Street, Minneapolis' },
};
/** Tiles are named as Mapbox names them: Mapbox GL asks for them at the address it was given. */
const tiles = ['https://a.tiles.mapbox.com/v4/mapbox.test-land/{z}/{x}/{y}.vector.pbf'];
const noSprite = await sharp({ create: { width: 1, height: 1, channels: 4, background: '#00000000' } })
  .png()
  .toBuffer();

/** Answers by path; a path that is not here is not found. */
const answers: Array<[path: RegExp, type: string, body: (match: string) => string | Buffer]> = [
  [/^\/styles\/v1\/mapbox\/(light|dark)-v11$/, 'json', (theme) => JSON.stringify(styleOf(theme as 'light'))],
  [/^\/styles\/v1\/mapbox\/(?:light|dark)-v11\/sprite(?:@2x)?\.json$/, 'json', () => '{}'],
  [/^\/styles\/v1\/mapbox\/(?:light|dark)-v11\/sprite(?:@2x)?\.png$/, 'png', () => noSprite],
  [
    /^\/v4\/mapbox\.test-land\.json$/,
    'json',
    () => JSON.stringify({ tilejson: '2.2.0', tiles, minzoom: 0, maxzoom: 16, attribution: '© Test' }),
  ],
  [/^\/v4\/mapbox\.test-land\/\d+\/\d+\/\d+\.vector\.pbf$/, 'x-protobuf', () => tile],
  [/^\/search\/geocode\/v6\/forward$/, 'json', () => JSON.stringify({ type: 'FeatureCollection', features: [place] })],
];

/** Starts a maps service on this machine that knows one key. */
export async function startMapsService(key: string): Promise<MapsService> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const { path, given } = readRequest(request);
    received.push({ path, key: given, referer: request.headers.referer });
    response.setHeader('access-control-allow-origin', '*');
    if (given !== key || service.refuses?.test(path))
      return response.writeHead(401).end('{"message":"Not Authorized"}');
    for (const [pattern, type, body] of answers) {
      const match = pattern.exec(path);
      if (match)
        return response
          .setHeader('content-type', `${type === 'png' ? 'image' : 'application'}/${type}`)
          .end(body(match[1] ?? ''));
    }
    return response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const service: MapsService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    refuses: null,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return service;
}

function readRequest(request: IncomingMessage): { path: string; given: string | null } {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service');
  return { path: pathname, given: searchParams.get('access_token') };
}
