import { storageKeys } from '#domain/constants.ts';

/**
 * Starts the page again when another tab has chosen another customer: requests name the customer of the browser, and
 * what this page shows is of the one before.
 */
export function restartOnOtherCustomer(): void {
  addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key === storageKeys.customerId && oldValue && newValue && oldValue !== newValue) location.assign('/');
  });
}
