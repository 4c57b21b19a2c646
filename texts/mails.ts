import { plural } from './common.ts';

const causes = {
  credentials: 'Its password, key or certificate has expired or was changed.',
  licenseKey: 'Its license key has expired or was changed.',
  down: 'It is down for maintenance or an update.',
  downOrPump: 'It, or its data pump, is down for maintenance or an update.',
  wasDown: 'It was down for maintenance.',
  network: 'The network connection to it is interrupted.',
} as const;

/** Mails: subjects and bodies. */
export const mailTexts = {
  /** Under every mail. */
  footer: (product: string, host: string) => `${product}, ${host}. Replies to this address are not read.`,

  reset: {
    subject: 'Reset your password',
    request: 'We received a request to reset the password of the account with this email address.',
    link: 'Choose a new password',
    validity: (hours: number) =>
      `The link is valid for ${hours === 1 ? 'one hour' : `${hours} hours`} and can be used once. Changing the password signs you out on all devices.`,
    ignore: 'If you did not request this, ignore this email. Your password stays the same.',
  },

  emailChange: {
    subject: 'Confirm your new email address',
    request: 'We received a request to use this email address for an account.',
    link: 'Confirm the address',
    validity: (hours: number) =>
      `The link is valid for ${hours} hours and can be used once, by whoever is signed in to the account.`,
    ignore: 'If you did not request this, ignore this email. Nothing changes.',
    warningSubject: 'Your email address is about to change',
    warning: (email: string) =>
      `Somebody who is signed in to your account asked to change its email address to ${email}. It changes once the link that was sent there has been opened.`,
    notYou: 'If this was not you, change your password now and tell your administrator.',
  },
  invite: {
    subject: (customer: string) => `You are invited to ${customer}`,
    request: (inviter: string, customer: string) => `${inviter} has invited you to ${customer}.`,
    link: 'Accept the invitation',
    validity: (days: number) => `The link is valid for ${days} days and can be used once.`,
    ignore: 'If you do not know the sender, ignore this email.',
  },

  alerts: {
    causes: 'Likely causes:',
    steps: 'What to do next:',
    cause: causes,
    checkCredentials: 'Check its address and credentials in the integration.',
    support: 'If that does not help, open a support ticket.',

    lost: {
      subject: (customer: string, system: string) => `${customer}: connection to ${system} lost`,
      inbound: (system: string, since: string) =>
        `${system} has not been in contact since ${since}. Until it reconnects, no alarms arrive from it, and its current alarms may be out of date.`,
      lastContact: (at: string) => `Last contact: ${at}.`,
      outbound: (system: string, since: string) =>
        `${system} has not responded in time since ${since}. New work tickets are queued until it responds; nothing is lost.`,
      lastError: (message: string) => `Last error: ${message}`,
      askOwner: (system: string) => `Ask the owner of ${system} whether it is down on purpose.`,
    },

    restored: {
      subject: (customer: string, system: string) => `${customer}: connection to ${system} restored`,
      inbound: (system: string, since: string) =>
        `${system} has been connected again since ${since}. Its alarms are arriving. No action is needed.`,
      outbound: (system: string, since: string) =>
        `${system} has been responding again since ${since}. Queued work tickets are being sent. No action is needed.`,
    },

    low: {
      subject: (customer: string, system: string) => `${customer}: no alarms from ${system}`,
      warning: (message: string, system: string, at: string) =>
        `${message} from ${system}, as of ${at}. This may be normal. It is only a warning: the health of the integration is unchanged.`,
      quiet: 'There were no alarms.',
      turnedOff: 'Alarm sending was turned off during maintenance or an update.',
      unreadable: 'It sends alarms that cannot be read, or its credentials have expired.',
      askOwner: (system: string) => `Ask the owner of ${system} whether it should have sent alarms.`,
      raise: 'If it is often quiet for this long, raise the threshold in the integration.',
    },

    sync: {
      tickets: (count: number) => (count === 1 ? 'a work ticket' : plural(count, 'work ticket')),
      subject: (customer: string, tickets: string, system: string) =>
        `${customer}: ${tickets} could not be sent to ${system}`,
      intro: (system: string) => `${system} did not accept these changes and gave these reasons:`,
      notCreated: (ticket: number | null, message: string) => `W${ticket} was not created: ${message}`,
      notUpdated: (ticket: number | null, message: string) => `W${ticket} was not updated: ${message}`,
      more: (count: number) => `and ${count} more`,
      badValue: 'A value of the ticket is missing or not accepted.',
      retry: 'Open the ticket, fix the reported problem, and select Retry sync.',
      link: 'Work tickets',
    },
  },

  view: {
    subject: (customer: string, view: string) => `${customer}: ${view}`,
    counted: (measure: string, by: string, from: string, to: string, timezone: string) =>
      `${measure} by ${by}, ${from} to ${to} (${timezone}).`,
    total: (measure: string, total: string) => `${measure} in total: ${total}.`,
    sheet: 'The table is attached as a spreadsheet.',
    document: 'The table is attached as a PDF.',
    noPdf: 'No PDF could be made on this installation, so the table is attached as a spreadsheet.',
    link: 'Open it in the console',
    from: (name: string) => `${name} has this view sent to you.`,
    leave: 'Stop receiving this mail',
  },

  feedback: {
    subject: (customer: string) => `${customer}: feedback`,
    intro: (name: string, email: string, customer: string) => `${name} (${email}) of ${customer} wrote:`,
    version: (version: string) => `Version of the page: ${version}`,
  },

  postmaster: {
    subject: (subject: string) => `To postmaster: ${subject}`,
    intro: (from: string) => `${from} wrote to the postmaster of the e-mail door:`,
  },

  /** Why a mail was not sent. */
  refused: {
    expired: 'It could not be sent in time',
    noAccess: 'The recipient no longer has access to it',
    noAddress: 'The recipient is not a valid email address',
    ownDoor: 'The recipient is the inbound address of an integration',
  },
} as const;
