import { describe, expect, test } from 'vitest';
import {
  dueLine,
  headIconOf,
  resolutionText,
  showsSyncFailure,
  syncBanner,
  workBadge,
  workIconOf,
} from './work-text.ts';

const internal = { externalId: null, externalStatus: null };

test('the badge of an internal ticket shows its state if closed, else its status', () => {
  expect(workBadge({ state: 'OPEN', ...internal })).toEqual({ text: 'Open', isClosed: false });
  expect(workBadge({ state: 'CLOSED', ...internal })).toEqual({ text: 'Closed', isClosed: true });
});

test('the badge of an external ticket shows its status there; Closed and Close count as closed', () => {
  const badge = (externalStatus: string) => workBadge({ state: 'OPEN', externalId: '4711', externalStatus });
  expect(badge('INPRG')).toEqual({ text: 'INPRG', isClosed: false });
  expect(badge('Closed')).toEqual({ text: 'Closed', isClosed: true });
  expect(badge('Close')).toEqual({ text: 'Close', isClosed: true });
});

test('the work icon: open, closed and resolved, closed and not resolved', () => {
  const icon = (state: 'OPEN' | 'CLOSED', isResolved: boolean | null) =>
    workIconOf({ state, isResolved, isResolvedInferred: null });
  expect(icon('OPEN', null)).toBe('open');
  expect(icon('CLOSED', true)).toBe('resolved');
  expect(icon('CLOSED', false)).toBe('unresolved');
  expect(icon('CLOSED', null)).toBe('unresolved');
});

test('WORK.10: a ticket that was closed elsewhere counts as what its alarms say, and says why', () => {
  const closed = (isResolvedInferred: boolean | null) =>
    ({ state: 'CLOSED', isResolved: null, isResolvedInferred }) as const;
  expect([true, false, null].map((inferred) => workIconOf(closed(inferred)))).toEqual([
    'resolved',
    'unresolved',
    'unresolved',
  ]);
  expect([true, false, null].map((inferred) => resolutionText(closed(inferred)))).toEqual([
    'Resolved: its alarms are inactive',
    'Not resolved: an alarm stayed active for 24 hours',
    'Not known until its alarms are inactive',
  ]);
  expect(resolutionText({ ...closed(null), isResolved: false })).toBe('Not resolved');
});

describe('sync', () => {
  const failed = {
    cmmsSyncStatus: 'Failed',
    cmmsSyncFailureNotificationDismissedAt: null,
    isExternalSystemActive: true,
  } as const;
  const dismissed = { ...failed, cmmsSyncFailureNotificationDismissedAt: '2026-05-01T00:00:00.000Z' };

  test('the failure notice shows while it failed, is not dismissed and the system is active', () => {
    expect(showsSyncFailure(failed)).toBe(true);
    expect(showsSyncFailure({ ...failed, cmmsSyncStatus: 'Complete' })).toBe(false);
    expect(showsSyncFailure(dismissed)).toBe(false);
    expect(showsSyncFailure({ ...failed, isExternalSystemActive: false })).toBe(false);
  });

  test('the head’s icon warns of a failure that nobody dismissed, else shows open or closed', () => {
    expect(headIconOf({ ...failed, state: 'OPEN' })).toBe('warning');
    expect(headIconOf({ ...dismissed, state: 'OPEN' })).toBe('open');
    expect(headIconOf({ ...dismissed, state: 'CLOSED' })).toBe('closed');
  });

  test('the banner is for failed and in progress', () => {
    expect(syncBanner(failed)).toBe('failed');
    expect(syncBanner({ ...failed, cmmsSyncStatus: 'InProgress' })).toBe('in progress');
    expect(syncBanner({ ...failed, cmmsSyncStatus: 'Complete' })).toBeNull();
    expect(syncBanner({ ...failed, cmmsSyncStatus: null })).toBeNull();
  });
});

test('a tile says when its ticket is due', () => {
  const now = new Date(2026, 4, 8, 12).getTime();
  const due = (hours: number) => dueLine(new Date(now + hours * 3_600_000).toISOString(), now);
  expect(due(6.5)).toEqual({ text: 'Due 06:30 PM', isOverdue: false });
  expect(due(20)).toEqual({ text: 'Due tomorrow', isOverdue: false });
  expect(due(72)).toEqual({ text: 'Due 05/11/2026', isOverdue: false });
  expect(due(-0.5)).toEqual({ text: 'Overdue 30m', isOverdue: true });
});
