import { expect, test } from 'vitest';
import { accessTexts } from './access.ts';
import { invitationTexts } from './invitation.ts';

test('SYS.7 AUTH-092 AUTH-128 the contract’s texts have the product’s name, with the article that fits', () => {
  expect(invitationTexts.badLink('Virtual Facility')).toBe(
    'Sorry, it looks like your access link expired or is invalid. Please reach out to your Virtual Facility Admin to request a new invitation email!',
  );
  const account = (product: string) => `Please contact your administrator to set up ${product} account.`;
  expect(accessTexts.noAccountDetail('Virtual Facility')).toBe(account('a Virtual Facility'));
  expect(accessTexts.noAccountDetail('Annunciator')).toBe(account('an Annunciator'));
});
