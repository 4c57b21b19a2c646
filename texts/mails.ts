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
  support: {
    subject: (customer: string, subject: string) => `${customer}: ${subject}`,
    intro: (name: string, email: string, customer: string) => `${name} (${email}) of ${customer} asks for support:`,
    page: (path: string | null) => `Page: ${path ?? 'unknown'}`,
    version: (version: string) => `Version: ${version}`,
    id: (id: string) => `Request: ${id}`,
  },
  ssoCertificate: {
    subject: (domain: string, days: number) =>
      `Single sign-on of ${domain} stops in ${plural(days, 'day')} without a new certificate`,
    expires: (domain: string, day: string) =>
      `The certificate that the identity provider of ${domain} signs with expires on ${day}. From then on nobody of that domain can sign in.`,
    next: 'Ask whoever runs the identity provider for its next certificate, or its current metadata, and have it entered in the settings.',
    link: 'Open the settings',
  },

  newDevice: {
    subject: 'New sign-in to your account',
    fact: 'Somebody signed in to your account on a new device.',
    device: (name: string) => `Device: ${name}`,
    unknown: 'unknown',
    network: (network: string) => `Network address: ${network}`,
    at: (iso: string) => `Time: ${iso}`,
    yours: 'If this was you, there is nothing to do.',
    notYours:
      'If this was not you, change your password now, which signs out all devices, and tell your administrator.',
    link: 'See where you are signed in',
  },

  passwordKnown: {
    subject: 'Somebody knows your password',
    fact: 'Somebody entered the right password for your account, and then wrong codes for the second factor until we stopped accepting codes from there. They did not get in.',
    yours: (minutes: number) => `If this was you, there is nothing to do. You can try again in ${minutes} minutes.`,
    notYours:
      'If this was not you, change your password now: only your second factor still protects your account. If you use the same password elsewhere, change it there too. Tell your administrator.',
    link: 'Change your password',
  },

  password: {
    subject: 'Your password was changed',
    fact: 'The password of your account was changed, and you were signed out on all devices.',
    yours: 'If this was you, there is nothing to do.',
    notYours: 'If this was not you, set a new password now and tell your administrator.',
    link: 'Set a new password',
  },

  factors: {
    subject: 'The second factor of your account was changed',
    facts: {
      app: 'An authenticator app was added to your account as a second factor.',
      passkey: 'A passkey was added to your account as a second factor.',
      removed: 'A second factor was removed from your account.',
      recoveryCodes: 'New recovery codes were created for your account. The previous ones no longer work.',
      recoveryCodeUsed: 'A recovery code was used to sign in to your account in place of your second factor.',
      reset: 'An administrator has removed the second factors of your account and signed you out on all devices.',
    },
    notYou: 'If you do not know why, change your password now and tell your administrator.',
    link: 'Open your profile',
  },

  invite: {
    subject: (customer: string) => `You are invited to ${customer}`,
    request: (inviter: string, customer: string) => `${inviter} has invited you to ${customer}.`,
    link: 'Accept the invitation',
    validity: (days: number) => `The link is valid for ${days} days and can be used once.`,
    ignore: 'If you do not know the sender, ignore this email.',
  },

  assigned: {
    subject: (ticket: string) => `Assigned to you: ${ticket}`,
    subjectMany: (count: number) => `Assigned to you: ${count} work tickets`,
    one: (customer: string) => `A work ticket of ${customer} is assigned to you:`,
    many: (customer: string, count: number) => `${count} work tickets of ${customer} are assigned to you:`,
    more: (count: number) => `and ${count} more`,
    open: 'Open the ticket',
    openMine: 'Open your work',
    pushed: 'Work assigned to you',
    pushedMany: (count: number) => `${count} work tickets`,
  },

  rules: {
    open: 'Open the rule',
    notice: {
      subject: (rule: string, alarms: string) => `${rule}: ${alarms}`,
      subjectMany: (rule: string, count: number) => `${rule}: ${count} alarms`,
      one: (rule: string, customer: string) => `The automation rule "${rule}" of ${customer} notifies you of an alarm:`,
      many: (rule: string, customer: string, count: number) =>
        `The automation rule "${rule}" of ${customer} notifies you of ${count} alarms:`,
      more: (count: number) => `and ${count} more`,
      openAlarm: 'Open the alarm',
    },
    guard: {
      subject: (customer: string, rule: string) => `${customer}: rule "${rule}" is paused`,
      fact: (rule: string, tickets: number, minutes: number) =>
        `The automation rule "${rule}" created ${tickets} tickets within ${minutes} minutes and was about to create another. It is paused.`,
      next: 'Alarms wait until an Admin resumes it. Alarms that are more than six hours late by then are skipped.',
    },
    flood: {
      subject: (customer: string) => `${customer}: rules are paused in a flood of alarms`,
      fact: (alarms: number, minutes: number) =>
        `More than ${alarms} alarms began within ${minutes} minutes. Rules that create work or notify people are paused until the flood is over:`,
      next: 'They resume automatically. Alarms wait until then.',
    },
    disabled: {
      subject: (customer: string, rule: string) => `${customer}: rule "${rule}" is disabled`,
      fact: (rule: string, failures: number) =>
        `The automation rule "${rule}" failed ${failures} times in a row and is disabled.`,
      error: (message: string) => `Last error: ${message}`,
      next: 'Correct it and enable it again.',
    },
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
      subject: (customer: string, system: string) => `${customer}: too few alarms from ${system}`,
      warning: (message: string, system: string, at: string) =>
        `${message} from ${system}, as of ${at}. This may be normal. It is only a warning: the health of the integration is unchanged.`,
      quiet: 'There was nothing to report.',
      turnedOff: 'Alarm sending was turned off during maintenance or an update.',
      unreadable: 'It sends alarms that cannot be read, or its credentials have expired.',
      askOwner: (system: string) => `Ask the owner of ${system} whether it should have sent alarms.`,
      raise: 'If it is often this quiet, raise the threshold in the integration.',
    },

    license: {
      subject: (customer: string, system: string) => `${customer}: license of ${system} is expiring`,
      fact: (message: string, system: string) =>
        `${message}: ${system}. Once it has expired, its alarms are refused until the license is renewed.`,
      renew: 'Ask your provider to renew the license.',
    },

    certificate: {
      subject: (customer: string, system: string) => `${customer}: certificate of ${system} is expiring`,
      fact: (message: string, system: string) =>
        `${message}: ${system}. Once it has expired, the connection may be refused.`,
      renew: 'Ask whoever runs it to renew the certificate.',
    },

    clock: {
      subject: (customer: string, system: string) => `${customer}: the clock at ${system} is wrong`,
      fact: (message: string, system: string) =>
        `${message}: ${system}. Times of its alarms may be wrong, and with them their order and duration.`,
      set: 'Set the clock of the machine that the pump runs on, preferably from a time server.',
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
    leave: 'Stop receiving this email',
  },

  feedback: {
    subject: (customer: string) => `${customer}: feedback`,
    intro: (name: string, email: string, customer: string) => `${name} (${email}) of ${customer} wrote:`,
    version: (version: string) => `Version of the page: ${version}`,
  },

  postmaster: {
    subject: (subject: string) => `To postmaster: ${subject}`,
    intro: (from: string) => `${from} wrote to the postmaster of the email door:`,
  },

  /** Why a mail was not sent. */
  refused: {
    expired: 'It could not be sent in time',
    noAccess: 'The recipient no longer has access to it',
    noAddress: 'The recipient is not a valid email address',
    ownDoor: 'The recipient is the inbound address of an integration',
  },
} as const;
