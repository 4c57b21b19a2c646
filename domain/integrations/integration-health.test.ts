import { expect, test } from 'vitest';
import { integrationHealth, isThroughputLow } from './integration-health.ts';
import type { OpenIssue } from './open-issues.ts';

const now = new Date('2026-05-01T12:00:00Z');
const minutesAgo = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
const pump = {
  isActive: true,
  connectionType: 'DATAPUMP',
  createdAt: minutesAgo(10_000),
  lastContactAt: minutesAgo(1),
  lastAccessOnSlackThreshold: null,
} as const;

test('INT-042 without a valid connection for 5 minutes an integration is unhealthy, "Lost connection"', () => {
  expect(integrationHealth({ ...pump, lastContactAt: minutesAgo(5) }, now)).toMatchObject({ state: 'HEALTHY' });
  expect(integrationHealth({ ...pump, lastContactAt: minutesAgo(5.1) }, now)).toEqual({
    state: 'UNHEALTHY',
    label: 'Lost connection',
    lostSince: minutesAgo(5.1),
  });
});

test('its own threshold holds, and one never heard is lost once it had the time to speak', () => {
  const quiet = { ...pump, lastContactAt: minutesAgo(30) };
  expect(integrationHealth({ ...quiet, lastAccessOnSlackThreshold: 60 }, now).state).toBe('HEALTHY');
  expect(integrationHealth({ ...pump, lastContactAt: null }, now)).toMatchObject({
    state: 'UNHEALTHY',
    lostSince: null,
  });
  expect(integrationHealth({ ...pump, lastContactAt: null, createdAt: minutesAgo(4) }, now).state).toBe('HEALTHY');
});

test('an inactive integration is not unhealthy, nor is one that sends mail when there is something to say', () => {
  const quiet = { ...pump, lastContactAt: minutesAgo(600) };
  expect(integrationHealth({ ...quiet, isActive: false }, now)).toMatchObject({ state: 'INACTIVE', label: 'Inactive' });
  expect(integrationHealth({ ...quiet, connectionType: 'EMAIL' }, now).state).toBe('HEALTHY');
});

test('INT-043 INT-044 a maintenance system to which a ticket could not be brought is moderately healthy, "Sync error"', () => {
  const asked = { ...pump, connectionType: 'OUTBOUND_API' } as const;
  const open = (type: OpenIssue['type'], minutes: number): OpenIssue => ({
    type,
    opensAt: minutesAgo(minutes).toISOString(),
  });
  for (const type of ['CREATE_WORK_TICKET_FAILURE', 'UPDATE_WORK_TICKET_FAILURE'] as const) {
    expect(integrationHealth({ ...asked, openIssues: [open(type, -1)] }, now).state).toBe('HEALTHY');
    const health = integrationHealth({ ...asked, openIssues: [open(type, 1)] }, now);
    expect(health).toEqual({ state: 'MODERATELY_HEALTHY', label: 'Sync error', lostSince: null });
    const both = [open(type, 1), open('LOST_CONNECTION', 1)];
    expect(integrationHealth({ ...asked, openIssues: both }, now)).toMatchObject({ label: 'Lost connection' });
  }
});

test('of a maintenance system nobody knows before it has answered for the first time', () => {
  const asked = { ...pump, connectionType: 'OUTBOUND_API', lastContactAt: null } as const;
  expect(integrationHealth(asked, now)).toEqual({ state: 'UNKNOWN', label: 'Unknown', lostSince: null });
  expect(integrationHealth({ ...asked, lastContactAt: minutesAgo(600) }, now).state).toBe('HEALTHY');
  expect(integrationHealth({ ...asked, isActive: false }, now).state).toBe('INACTIVE');
});

test('throughput is low after 24 hours without an alarm, or after as many as the integration says', () => {
  const source = { isActive: true, createdAt: minutesAgo(100 * 60), alarmThroughputEmailThreshold: null };
  expect(isThroughputLow(source, minutesAgo(23 * 60).getTime(), now)).toBe(false);
  expect(isThroughputLow(source, minutesAgo(25 * 60).getTime(), now)).toBe(true);
  expect(isThroughputLow({ ...source, alarmThroughputEmailThreshold: 48 }, minutesAgo(25 * 60).getTime(), now)).toBe(
    false,
  );
  expect(isThroughputLow(source, null, now)).toBe(true);
  expect(isThroughputLow({ ...source, createdAt: minutesAgo(60) }, null, now)).toBe(false);
  expect(isThroughputLow({ ...source, isActive: false }, null, now)).toBe(false);
});
