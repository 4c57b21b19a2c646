import { expect, test } from 'vitest';
import { uuidOf, uuidOfBytes } from './ids.ts';

const form = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('an id is a version 8 UUID and the same for the same parts', () => {
  expect(uuidOf('event', 7, 'pässage')).toMatch(form);
  expect(uuidOf('event', 7, 'pässage')).toBe(uuidOf('event', 7, 'pässage'));
  expect(uuidOfBytes(Buffer.from('body'), 'message', 7)).toMatch(form);
});

test('an id stays what it was in earlier releases', () => {
  expect(uuidOf('alarm-point', 7, 'SiteJace1', 'AHU_3')).toBe('8c50c1c6-f2dd-8f41-b1a5-530ae00f067e');
  expect(uuidOfBytes(Buffer.from('[]'), 'message', 7)).toBe('46dd8e79-d744-843b-af2b-782b73485333');
});

test('where one part ends and the next begins matters, and so does how many there are', () => {
  const ids = [
    uuidOf('ab', 'c'),
    uuidOf('a', 'bc'),
    uuidOf('abc'),
    uuidOf('ab', 'c', ''),
    uuidOf('', 'abc'),
    uuidOf('1:a'),
  ];
  expect(new Set(ids).size).toBe(ids.length);
});

test('a number and its decimal text are the same part', () => {
  expect(uuidOf('system', 1000)).toBe(uuidOf('system', '1000'));
});

test('bytes that are no text keep apart', () => {
  expect(uuidOfBytes(Buffer.from([0xff]), 'message')).not.toBe(uuidOfBytes(Buffer.from([0xfe]), 'message'));
});
