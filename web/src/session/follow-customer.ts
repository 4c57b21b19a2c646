import { storageKeys } from '#domain/constants.ts';
import { tokenKey } from './session.ts';

/**
 * Starts the page again when another tab has chosen another customer: requests name the customer of the browser, and
 * what this page shows is of the one before. Its session has ended as well, as the choice goes on by another one.
 */
export function restartOnOtherCustomer(): void {
  addEventListener('storage', ({ key, oldValue, newValue }) => {
    const isOurs = key === storageKeys.customerId || key === tokenKey;
    if (isOurs && oldValue && newValue && oldValue !== newValue) location.assign('/');
  });
}
