import { expect, test } from 'vitest';
import { breachesOfRoles, judge } from './role-names.ts';

test('nothing on the server outside of identity names a role', () => {
  expect(breachesOfRoles()).toEqual([]);
});

test.each([
  `if (ctx.authRole === 'ADMIN') return true;`,
  "where m.auth_role = 'MANAGER' and m.status = 'active'`",
  `['STANDARD', "VENDOR"].includes(authRole)`,
])('a line that does is told: %s', (text) => {
  expect(judge([{ file: 'domain/made/up.ts', text }])).toEqual([
    expect.stringMatching(/^domain\/made\/up\.ts:1 names the role [A-Z]+\. Ask a permission/),
  ]);
  expect(judge([{ file: 'domain/identity/up.ts', text }])).toEqual([]);
  expect(judge([{ file: 'domain/made/up.test.ts', text }])).toEqual([]);
});

test('other words are none: roles of teams, names within texts', () => {
  expect(judge([{ file: 'api/made-up.ts', text: `role === 'TEAM_ADMIN' // ADMIN may` }])).toEqual([]);
});
