import { tooLarge } from './common.ts';

/** Answers of the e-mail door, and its findings about senders. */
export const mailDoorTexts = {
  tooLarge: (megabytes: number) => tooLarge('A mail', `${megabytes} MB`),
  automatic: (reason: string) => `Bounces and automatic replies are not accepted: ${reason}`,
  bounce: 'Bounces are not accepted here',
  noSender: 'it has no envelope sender, like a bounce',
  fromMailSystem: 'it is from a mail system',
  suppressed: 'X-Auto-Response-Suppress on a reply',
  hasHeader: (header: string) => `it has ${header}`,
  report: 'it is a report about another mail',
  empty: 'The mail has neither a subject nor a text',
  oversizedHeaders: 'The mail has too many or too long addresses, subjects or attachment names',
  /** Part of stored mails and of their identity: must not change. */
  textCut: '[The text is longer than the e-mail door keeps; the rest of it was dropped.]',
  incomplete: 'The mail ended unexpectedly',
  oversizedParts: (detail: string) => `The mail has too many parts or too long headers: ${detail}`,
  unreadable: (detail: string) => `The mail cannot be read: ${detail}`,
  largeHeaders: (kilobytes: number) => `The headers are larger than ${kilobytes} KB`,
  largeHeader: (header: string, kilobytes: number) => `The header ${header} is larger than ${kilobytes} KB`,
  waiting: 'Others are waiting for this connection; please try again',
  tooManyConnections: 'Too many connections from your network; please try again',
  noRecipient: 'No recipient was named in time',
  tooManyMails: (seconds: number) => `Too many mails from your address; please try again in ${seconds} s`,
  queueFull: 'Too many mails are waiting to be stored; please try again',
  notStored: 'The mail cannot be stored right now; please try again',
  closing: 'Closing; please try again',

  noMailbox: 'No integration has this address',
  inactive: 'The integration with this address is inactive',
  licenseExpired: 'The license of the integration with this address has expired',
  lookupUnavailable: 'Addresses cannot be looked up right now; please try again',

  noPostmaster: 'Mails to postmaster are not read here',
  postmasterByMachine: 'Automatic mails to postmaster are not accepted',
  tooManyToPostmaster: (seconds: number) => `Too many mails to postmaster; please try again in ${seconds} s`,
  notForwarded: 'The mail cannot be forwarded right now; please try again',

  unverifiable: (reason: string) => `The sender cannot be verified right now: ${reason}`,
  quarantineFull: 'The sender is not listed or not verified, and too many mails of such senders are already waiting',
  notListed: (senders: string) => `not every sender is on the list of the integration: ${senders}`,
  notVerified: (reason: string) => `the sender is not verified: ${reason}`,
  severalDomains: 'The From header names several domains',
  dnsTimeout: (domain: string) => `DNS did not respond in time for ${domain}`,
  lookupFailed: (reason: string) => `DNS lookup failed: ${reason}`,
} as const;
