import { expect, test } from 'vitest';
import { mapboxOf } from './mapbox.ts';

const of = (MAPS_KEY?: string, MAPS_API_URL = 'https://api.mapbox.com') =>
  mapboxOf({ MAPS_KEY, MAPS_API_URL, MAPS_URL: 'https://api.mapbox.com/search/geocode/v6/forward' });

test('only a public key is for browsers: a secret one, or one of another service, stays on the server', () => {
  expect(of('pk.a.b')).toEqual({ key: 'pk.a.b', url: 'https://api.mapbox.com' });
  for (const key of [undefined, '', 'sk.a.b', 'tk.a.b', 'a-key-of-another-service']) expect(of(key)).toBeNull();
});

test('the address is an origin and a path, without what could stand behind them', () => {
  expect(of('pk.a', 'https://maps.example.com/')?.url).toBe('https://maps.example.com');
  expect(of('pk.a', 'https://maps.example.com/mapbox/?x=1#y')?.url).toBe('https://maps.example.com/mapbox');
});
