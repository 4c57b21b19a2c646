import { z } from 'zod';
import { profileTexts as texts } from '../../../texts/server/profile.ts';
import { emailSchema } from '../../identity/sign-in/sign-in.ts';

/** Recipient of a person's notification mails, and until when; '' is no recipient. */
const forwardingSchema = z
  .object({
    isEnabled: z.boolean(),
    recipient: z
      .union([z.literal('').transform(() => null), emailSchema])
      .nullish()
      .transform((text) => text ?? null),
    until: z.iso
      .datetime({ offset: true })
      .nullish()
      .transform((text) => (text ? new Date(text) : null)),
  })
  .refine(({ isEnabled, recipient }) => !isEnabled || recipient !== null, {
    path: ['recipient'],
    error: texts.recipientRequired,
  });

/** Choices of a person about mails. */
export const emailSettingsSchema = z.object({
  isSubscribed: z.boolean().nullish(),
  forwarding: forwardingSchema.nullish(),
});
