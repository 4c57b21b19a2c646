import { run } from '../../engines/command.ts';
import { prepareMachine } from '../../engines/machine.ts';

/**
 * Returns the code that an authenticator app shows, as the program oathtool makes it: an implementation of its own of what ours
 * is tested against.
 * @param at as the program reads it, such as "now + 30 seconds".
 * @throws Error in one line where the program cannot be had.
 */
export async function oathCode(secret: string, at = 'now'): Promise<string> {
  await prepareMachine({ needs: ['oathtool'], say: console.log }).catch((error: Error) => {
    throw new Error(`oathtool is needed by this test and could not be had: ${error.message.split('\n').join(' ')}`);
  });
  const { code, output } = await run('oathtool', ['--totp', '-b', secret, '--now', at]);
  if (code !== 0) throw new Error(`oathtool failed: ${output.trim()}`);
  return output.trim();
}
