import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Bell } from './Bell.tsx';

const drawn = (priority: number, active: boolean) => renderToStaticMarkup(<Bell priority={priority} active={active} />);

test('ALM-080 ALM-130 the bell of an inactive alarm is an outline called Inactive Alarm', () => {
  const bell = drawn(4, false);
  expect(bell).toContain('fill:none');
  expect(bell).toContain('title="Inactive Alarm"');
});

test('ALM-081 ALM-131 the bell of an active alarm is solid and called Active Alarm', () => {
  const bell = drawn(4, true);
  expect(bell).toContain('fill:var(--p4-icon)');
  expect(bell).toContain('title="Active Alarm"');
});

test('ALM-082 the bell has the class and the colour of its priority', () => {
  for (const priority of [0, 1, 2, 3, 4, 5]) {
    expect(drawn(priority, true)).toContain(`class="priority-${priority}"`);
    expect(drawn(priority, true)).toContain(`color:var(--p${priority}-icon)`);
  }
});
