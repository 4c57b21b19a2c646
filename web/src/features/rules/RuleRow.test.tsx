import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ruleWaitingCountMax } from '#domain/constants.ts';
import type { RuleRowFragment } from '#generated/graphql.ts';
import type { Me } from '#session/access.ts';
import { MeProvider } from '#session/me.tsx';
import { RuleRow } from './RuleRow.tsx';

const nothing = () => undefined;
const on = {
  ...{ onEnable: nothing, onDisable: nothing, onPause: nothing, onResume: nothing, onClone: nothing },
  ...{ onLog: nothing, onDelete: nothing },
};
const rule = {
  ...{ id: '7', name: 'Dirty filter', executionOrder: 1, state: 'ENABLED', pauseReason: null, pausedAt: null },
  ...{ sentence: 'When …', isComplete: true, lastError: null, lastExecutionAt: null, executionCount: 0, version: 1 },
};
const textOf = (waitingCount: number) =>
  renderToStaticMarkup(
    <MeProvider value={{ permissions: [] } as unknown as Me}>
      <MemoryRouter>
        <RuleRow rule={{ ...rule, waitingCount } as unknown as RuleRowFragment} place={1} isDragged={false} {...on} />
      </MemoryRouter>
    </MeProvider>,
  ).replace(/<[^>]+>/g, '');

test('a rule says how many alarms wait in it, and of very many that they are more', () => {
  expect(textOf(0)).not.toContain('waiting');
  expect(textOf(1)).toContain('1 alarm waiting');
  expect(textOf(ruleWaitingCountMax)).toContain('1,000 alarms waiting');
  expect(textOf(ruleWaitingCountMax + 1)).toContain('1,000+ alarms waiting');
});
