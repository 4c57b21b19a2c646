import { namePartsOf } from '#features/fields/people/name-parts.ts';
import type { LandingPage, ProfileQuery, UpdateUserInput } from '#generated/graphql.ts';
import { profilePageTexts as texts } from '#texts/profile.ts';
import { dayOf } from '#ui/days.ts';
import type { FieldErrors } from '#ui/form/form-state.ts';
import { viewerTimezone } from '#ui/format.ts';

/** Values of the profile's form. */
export interface ProfileValues {
  firstName: string;
  lastName: string;
  phone: string;
  isSubscribed: boolean;
  isPushed: boolean;
  isForwarded: boolean;
  recipient: string;
  /** Last day of forwarding, as a date field has it; empty: until it is turned off. */
  until: string;
  landingPage: LandingPage | null;
  landingPageLens: string | null;
}

/** Returns the day of an instant here, as a date field has it. */
const untilDay = (iso: string | null | undefined): string => (iso ? dayOf(new Date(iso), viewerTimezone()) : '');

/** Returns the end of a day here; null without one. */
const endOf = (day: string): string | null => (day === '' ? null : new Date(`${day}T23:59:59.999`).toISOString());

export const valuesOf = ({ user, landingPage, landingPageLens }: ProfileQuery['me']): ProfileValues => ({
  ...namePartsOf(user),
  phone: user.phone?.number ?? '',
  isSubscribed: user.email.isSubscribed,
  isPushed: user.isPushNotificationEnabled ?? false,
  isForwarded: user.email.forwarding?.isEnabled ?? false,
  recipient: user.email.forwarding?.recipient ?? '',
  until: untilDay(user.email.forwarding?.until),
  landingPage: landingPage as LandingPage | null,
  landingPageLens,
});

/** Returns what is wrong before the server is asked. */
export function problemsOf({ firstName, lastName, isForwarded, recipient }: ProfileValues): FieldErrors<ProfileValues> {
  return {
    ...(firstName.trim() === '' && lastName.trim() === '' && { firstName: texts.nameRequired }),
    ...(isForwarded && recipient.trim() === '' && { recipient: texts.recipientRequired }),
    ...(recipient.trim() !== '' && !recipient.includes('@') && { recipient: texts.recipientInvalid }),
  };
}

/** Returns what the server is sent; those who belong to no customer start nowhere. */
export const inputOf = (values: ProfileValues, isMember: boolean): UpdateUserInput => ({
  firstName: values.firstName,
  lastName: values.lastName,
  phone: values.phone,
  email: {
    isSubscribed: values.isSubscribed,
    forwarding: { isEnabled: values.isForwarded, recipient: values.recipient.trim(), until: endOf(values.until) },
  },
  isPushNotificationEnabled: values.isPushed,
  ...(isMember && { landingPage: values.landingPage, landingPageLens: values.landingPageLens }),
});
