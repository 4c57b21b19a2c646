import { failedTo } from './common.ts';

/** Saved views of a list. */
export const viewTexts = {
  views: 'Views',
  button: (view: string | undefined, isChanged: boolean) => `Views: ${view ?? 'none'}${isChanged ? ', modified' : ''}`,
  none: 'No view',
  default: (view: string) => `${view} (default)`,
  setDefault: 'Set as default',
  removeDefault: 'Remove as default',
  saveAs: 'Save as new view',
  duplicate: 'Duplicate',
  copyOf: (view: string) => `${view} copy`,
  rename: 'Rename',
  saveTitle: 'Save view',
  renameTitle: (view: string | undefined) => `Rename ${view}`,
  name: 'View name',
  deleteTitle: (view: string) => `Delete ${view}?`,
  delete: (view: string) => `Delete ${view}`,
  deleted: (view: string) => `${view} deleted`,
  deleteHint: (noun: string) => `Only the view is deleted, no ${noun}s.`,
  deletePivotHint: 'The view is deleted and no longer sent by email.',
  dropped: (filters: string) => `Filters that no longer exist were removed: ${filters}`,
  createFailed: failedTo('create view'),
  saveFailed: failedTo('save view'),
  deleteFailed: failedTo('delete view'),
} as const;

/** The columns of a table. */
export const columnsTexts = {
  columns: 'Columns',
  search: 'Search columns',
  moveUp: (column: string) => `Move ${column} up`,
  moveDown: (column: string) => `Move ${column} down`,
  noResults: 'No results',
  reset: 'Reset columns',
} as const;
