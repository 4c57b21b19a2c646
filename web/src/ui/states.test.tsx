import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Empty, Failed, NoAccess } from './states.tsx';

test('a failure says what the server said, or that it may pass, and offers another try', () => {
  const failed = renderToStaticMarkup(
    <Failed title="Failed to get alarms" error="Too many" onRetry={() => undefined} />,
  );
  expect(failed).toMatch(/role="alert".*Failed to get alarms.*Too many.*Try again/);
  const last = renderToStaticMarkup(<Failed title="Failed to get alarms" />);
  expect(last).toContain('Please try again later.');
  expect(last).not.toContain('<button');
});

test('empty content is no alert', () => {
  expect(renderToStaticMarkup(<Empty kind="none" title="No views yet" />)).not.toContain('role=');
  expect(renderToStaticMarkup(<NoAccess title="Costs are for admins" />)).toContain('Ask an admin');
});
