import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseXml } from '../../ingest/normalise/reading/xml.ts';

/** Files that run the pump as a service; what they start is tried by the tests of the program. */

const fileOf = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const unit = fileOf('annunciator-pump.service');

/** Complaints of systemd about a unit; empty if it knows all of it. */
function verified(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'unit-'));
  try {
    const file = join(folder, 'annunciator-pump.service');
    writeFileSync(file, text.replaceAll('/usr/bin/node', process.execPath));
    const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
    return `${stdout}${stderr}${status === 0 ? '' : `status ${status}`}`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
test.skipIf(!hasSystemd)('systemd knows every line of the unit', () => {
  expect(verified(unit)).toBe('');
  expect(verified(unit.replace('NoNewPrivileges', 'NoNewRights'))).toContain('NoNewRights');
});

test('every service runs the program with the settings in the folder that is its own', () => {
  expect(unit).toContain('annunciator-pump.cjs run /var/lib/annunciator-pump/pump.json');
  expect(unit).toContain('ReadWritePaths=/var/lib/annunciator-pump\n');
  const image = fileOf('annunciator-pump.containerfile');
  expect(image).toContain('"/opt/annunciator-pump/annunciator-pump.cjs", "run", "/data/pump.json"');
  // docs/pump.md gives the folder and the settings to this user's number
  expect(image).toContain('USER 1000:1000\n');
  expect(readFileSync(new URL('../../docs/pump.md', import.meta.url), 'utf8')).toContain(
    'install -o 1000 -g 1000 -m 600',
  );
  const windows = fileOf('annunciator-pump.xml');
  const { name, children } = parseXml(windows);
  const names = children.map((child) => child.name);
  expect(name).toBe('service');
  expect(names).toEqual(
    expect.arrayContaining(['id', 'name', 'executable', 'arguments', 'onfailure', 'serviceaccount']),
  );
  expect(windows).toContain('annunciator-pump.cjs" run "C:\\ProgramData\\annunciator-pump\\pump.json"');
});
