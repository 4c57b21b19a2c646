import { describe, expect, test } from 'vitest';
import { dueLine, headIconOf, initialsOf, showsSyncFailure, syncBanner, workBadge, workIconOf } from './work-text.ts';

const internal = { externalId: null, externalStatus: null };

test('WORK-050 the badge of an internal ticket shows its state if closed, else its status', () => {
  expect(workBadge({ state: 'OPEN', ...internal })).toEqual({ text: 'Open', isClosed: false });
  expect(workBadge({ state: 'CLOSED', ...internal })).toEqual({ text: 'Closed', isClosed: true });
});

test('WORK-051 WORK-052 the badge of an external ticket shows its status there; Closed and Close count as closed', () => {
  const badge = (externalStatus: string) => workBadge({ state: 'OPEN', externalId: '4711', externalStatus });
  expect(badge('INPRG')).toEqual({ text: 'INPRG', isClosed: false });
  expect(badge('Closed')).toEqual({ text: 'Closed', isClosed: true });
  expect(badge('Close')).toEqual({ text: 'Close', isClosed: true });
});

test('WORK-047 WORK-048 WORK-049 the work icon: open, closed and resolved, closed and not resolved', () => {
  expect(workIconOf({ state: 'OPEN', isResolved: null })).toBe('open');
  expect(workIconOf({ state: 'CLOSED', isResolved: true })).toBe('resolved');
  expect(workIconOf({ state: 'CLOSED', isResolved: false })).toBe('unresolved');
  expect(workIconOf({ state: 'CLOSED', isResolved: null })).toBe('unresolved');
});

describe('sync', () => {
  const failed = {
    cmmsSyncStatus: 'Failed',
    cmmsSyncFailureNotificationDismissedAt: null,
    isExternalSystemActive: true,
  } as const;
  const dismissed = { ...failed, cmmsSyncFailureNotificationDismissedAt: '2026-05-01T00:00:00.000Z' };

  test('WORK-059 the failure notice shows while it failed, is not dismissed and the system is active', () => {
    expect(showsSyncFailure(failed)).toBe(true);
    expect(showsSyncFailure({ ...failed, cmmsSyncStatus: 'Complete' })).toBe(false);
    expect(showsSyncFailure(dismissed)).toBe(false);
    expect(showsSyncFailure({ ...failed, isExternalSystemActive: false })).toBe(false);
  });

  test('WORK-060 WORK-061 the head’s icon warns of a failure that nobody dismissed, else shows open or closed', () => {
    expect(headIconOf({ ...failed, state: 'OPEN' })).toBe('warning');
    expect(headIconOf({ ...dismissed, state: 'OPEN' })).toBe('open');
    expect(headIconOf({ ...dismissed, state: 'CLOSED' })).toBe('closed');
  });

  test('WORK-062 the banner is for failed and in progress', () => {
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

test('initials are the first letters of two names', () => {
  expect(initialsOf('HVAC day shift')).toBe('HD');
  expect(initialsOf('')).toBe('');
});
