import { expect, test } from 'vitest';
import { integrationHealth, isThroughputLow, needOf } from './integration-health.ts';
import type { IssueType, OpenIssue } from './open-issues.ts';

const now = new Date('2026-05-01T12:00:00Z');
const minutesAgo = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
const pump = { isActive: true, direction: 'INBOUND', lastContactAt: minutesAgo(40), openIssues: [] } as const;
const outbound = { ...pump, direction: 'OUTBOUND' } as const;
const open = (type: IssueType, minutes = 1): OpenIssue => ({ type, opensAt: minutesAgo(minutes).toISOString() });

test('INT-042 with an open LOST_CONNECTION an integration is unhealthy, "Lost connection", however long ago it was heard', () => {
  expect(integrationHealth(pump, now)).toEqual({ state: 'HEALTHY', label: 'Healthy', lostSince: null });
  for (const system of [pump, outbound])
    expect(integrationHealth({ ...system, openIssues: [open('LOST_CONNECTION')] }, now)).toEqual({
      state: 'UNHEALTHY',
      label: 'Lost connection',
      lostSince: minutesAgo(40),
    });
  const inactive = { ...pump, isActive: false, openIssues: [open('LOST_CONNECTION')] };
  expect(integrationHealth(inactive, now)).toMatchObject({ state: 'INACTIVE', label: 'Inactive' });
});

test('INT-043 INT-044 a maintenance system to which a ticket could not be brought is moderately healthy, "Sync error"', () => {
  for (const type of ['CREATE_WORK_TICKET_FAILURE', 'UPDATE_WORK_TICKET_FAILURE'] as const) {
    expect(integrationHealth({ ...outbound, openIssues: [open(type, -1)] }, now).state).toBe('HEALTHY');
    const health = integrationHealth({ ...outbound, openIssues: [open(type)] }, now);
    expect(health).toEqual({ state: 'MODERATELY_HEALTHY', label: 'Sync error', lostSince: null });
    const both = [open(type), open('LOST_CONNECTION')];
    expect(integrationHealth({ ...outbound, openIssues: both }, now)).toMatchObject({ label: 'Lost connection' });
  }
});

test('before it was heard for the first time nobody knows: a source is waited for', () => {
  expect(integrationHealth({ ...pump, lastContactAt: null }, now)).toEqual({
    ...{ state: 'UNKNOWN', label: 'Waiting for first event', lostSince: null },
  });
  expect(integrationHealth({ ...outbound, lastContactAt: null }, now)).toMatchObject({ label: 'Unknown' });
});

test('low throughput is a warning, and leaves health as it is', () => {
  const quiet = { ...pump, openIssues: [open('LOW_THROUGHPUT')] };
  expect(isThroughputLow(quiet, now)).toBe(true);
  expect(integrationHealth(quiet, now).state).toBe('HEALTHY');
  expect(isThroughputLow({ ...quiet, isActive: false }, now)).toBe(false);
  expect(isThroughputLow(pump, now)).toBe(false);
});

test('lost connections come first, then errors and quiet sources, then what is waited for', () => {
  const inOrder = [
    [{ ...pump, openIssues: [open('LOST_CONNECTION')] }],
    [
      { ...outbound, openIssues: [open('CREATE_WORK_TICKET_FAILURE')] },
      { ...pump, openIssues: [open('LOW_THROUGHPUT')] },
    ],
    [{ ...pump, lastContactAt: null }],
    [pump],
    [{ ...pump, isActive: false, openIssues: [open('LOST_CONNECTION')] }],
  ];
  expect(inOrder.map((alike) => alike.map((system) => needOf(system, now)))).toEqual([[0], [1, 1], [2], [3], [4]]);
});
