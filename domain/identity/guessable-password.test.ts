import { expect, test } from 'vitest';
import { isGuessable } from './guessable-password.ts';
import { meetsRules } from './password-rules.ts';

test.each([
  ...[
    'Password1!',
    'P@ssw0rd123!',
    'Welcome2026!',
    'Summer2026!',
    'Qwerty123!',
    'Qwertyuiop1!',
    'Admin123!',
    'Letmein1!',
  ],
  ...['1qaz@WSX', '!QAZ2wsx', 'Aa1!Aa1!', 'Changeme1!', 'Dragon12!', 'Iloveyou1!', 'Test1234!', 'Baseball-7'],
])('%s meets the rules and is guessed soon', (password) => {
  expect(meetsRules(password)).toBe(true);
  expect(isGuessable(password, [])).toBe(true);
});

test.each(['Correct-horse-9', 'Annunciator-1', 'xK9#mP2$vL', 'Tr0ub4dour&3-pump', 'Kühlwasser!Pumpe7'])(
  '%s is not guessed soon',
  (password) => expect(isGuessable(password, ['maya.okafor@northgate.example'])).toBe(false),
);

test('what others know of a person is guessed soon', () => {
  const about = ['maya.okafor@northgate.example', 'Maya Okafor', 'Northgate Clinics'];
  for (const password of ['Maya.okafor1!', 'Okafor-Maya7', 'Northgate1!', 'Rofako-1!'])
    expect(isGuessable(password, about), password).toBe(true);
  expect(isGuessable('Okafor-Maya7', [])).toBe(false);
});

test('a long text costs no more than a short one', () => {
  isGuessable('x', []);
  const startedAt = performance.now();
  isGuessable('p@$$w0rd4@3'.repeat(90), []);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});
