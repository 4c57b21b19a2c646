import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Unreadable } from './payload.ts';
import { attribute, parseXml } from './xml.ts';

const reasonOf = (text: string): string => {
  try {
    parseXml(text);
  } catch (error) {
    if (error instanceof Unreadable) return error.message;
    throw error;
  }
  throw new Error('expected a reason');
};

test('elements with their attributes, in their order; text, comments and instructions are left out', () => {
  const root = parseXml(`<?xml version="1.0"?>
    <!-- <a> --><list a="1" b = 'x "y"'>text <obj/><![CDATA[</list>]]><obis:str n="p"></obis:str></list >`);
  expect(root.name).toBe('list');
  expect([...root.attributes]).toEqual([
    ['a', '1'],
    ['b', 'x "y"'],
  ]);
  expect(root.children.map((child) => child.name)).toEqual(['obj', 'obis:str']);
});

test('entities by name and number are decoded once', () => {
  const root = parseXml('<a v="78 &#176;F &#xB0; &lt;&gt;&amp;#176; &quot;&apos; &nbsp; &#9999999;"/>');
  expect(attribute(root, 'v')).toBe('78 °F ° <>&#176; "\' &nbsp; &#9999999;');
});

test('names of JavaScript are attributes like any other', () => {
  const root = parseXml('<constructor __proto__="x"/>');
  expect([root.name, attribute(root, '__proto__'), attribute(root, 'toString')]).toEqual(['constructor', 'x', '']);
});

test.each([
  '',
  'words',
  '<',
  '<a',
  '<a>',
  '<a></b>',
  '</a>',
  '<a/><b/>',
  '<a b/>',
  '<a b=c/>',
  '<a b="c/>',
  '<a b="<"/>',
  '<a><!-- </a>',
  '<a></a/>',
  '<1/>',
])('%j is not XML', (text) => {
  expect(reasonOf(text)).toMatch(/the text is not valid or complete XML \(line 1\)/);
});

test('a reason names the line', () => {
  expect(reasonOf('<a>\n<b>\n</a>')).toMatch(/line 3/);
});

test('a document type is refused, and with it entities that grow', () => {
  expect(reasonOf('<!DOCTYPE a [<!ENTITY b "c">]><a/>')).toMatch(/document type/);
});

test.each([
  ['spaces', `<a${' '.repeat(1_000_000)}`],
  ['attributes', `<a${' b=""'.repeat(200_000)}`],
  ['an open value', `<a b="${'x'.repeat(1_000_000)}`],
  ['brackets', '<'.repeat(1_000_000)],
  ['elements', '<a>'.repeat(300_000)],
  ['siblings', `<a>${'<b/>'.repeat(250_000)}`],
])('a megabyte of %s is read in time that grows with it', (_, text) => {
  expect(reasonOf(text)).not.toBe('');
});

test('whatever a document says comes back', () => {
  const escaped = (text: string) => text.replace(/[&<"]/g, (char) => `&#${char.charCodeAt(0)};`);
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (values) => {
      const root = parseXml(`<list>${values.map((value) => `<str val="${escaped(value)}"/>`).join('\n')}</list>`);
      expect(root.children.map((child) => child.attributes.get('val'))).toEqual(values);
    }),
  );
});
