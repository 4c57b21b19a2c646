/**
 * True if a list lets all of these senders in. Entries are addresses or `@domain` (that domain alone, no subdomain),
 * regardless of case; an empty list lets nobody in.
 */
export function areListed(senders: readonly string[], list: readonly string[]): boolean {
  const entries = new Set(list.map(foldAddress));
  const isListed = (sender: string): boolean => {
    const address = foldAddress(sender);
    const at = address.lastIndexOf('@');
    return at > 0 && (entries.has(address) || entries.has(address.slice(at)));
  };
  return senders.length > 0 && senders.every(isListed);
}

/** Addresses are compared regardless of case, in their local part too: nobody uses case to distinguish two people. */
export const foldAddress = (address: string): string => address.trim().toLowerCase();
