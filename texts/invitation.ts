/** Texts of the link of an invitation, which server and console say alike, with the name of the product (SYS.7). */
export const invitationTexts = {
  badLink: (product: string) =>
    `Sorry, it looks like your access link expired or is invalid. Please reach out to your ${product} Admin to request a new invitation email!`,
} as const;
