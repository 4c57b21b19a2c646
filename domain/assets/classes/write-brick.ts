import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes `brick-classes.ts` from the list of classes of a Brick release: `node --import tsx
 * domain/assets/classes/write-brick.ts classes.csv`. Its columns are class, kind, parent, label and namespace.
 */
const [, , source] = process.argv;
if (!source) throw new Error('Usage: write-brick.ts <classes.csv>');
const lines = readFileSync(source, 'utf8').trim().split('\n').slice(1);
const classes = lines
  .map((line) => {
    const [name = '', kind = '', parent = '', ...rest] = line.split(',');
    const label = rest.slice(0, -1).join(',').replaceAll('"', '');
    return [name, kind.slice(0, 2), parent, label === name.replaceAll('_', ' ') ? '' : label].join('|');
  })
  .sort();
const text = `// Classes of the Brick ontology, BSD-3-Clause: see LICENSE beside this file. Written by write-brick.ts.

/** Each a line: name, kind (\`eq\`, \`sy\`, \`sp\`), parent, and the label where it is not the name with spaces. */
export const brickLines = \`
${classes.join('\n')}
\`;
`;
writeFileSync(new URL('brick-classes.ts', import.meta.url), text);
