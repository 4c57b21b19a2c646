import { afterAll, beforeAll, expect, test } from 'vitest';
import { feedbackPerHour } from '../../domain/constants.ts';
import { follow, picture } from './browser.ts';
import { openSignedIn } from './signed-in.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());

test.each(['NONE', 'OCCUPANT', 'STANDARD'] as const)(
  'SYS-006 %s writes feedback on its settings page and sees that it was sent',
  async (role) => {
    const somebody = await openSignedIn(stage.browser, await stage.person(role));
    const { page, errors, close } = await somebody.newPage();
    await page.goto('/settings/about');
    const pages = page.getByRole('navigation', { name: 'Primary' });
    await pages.getByRole('link', { name: 'Feedback' }).click();
    await page.waitForURL('**/settings/feedback');
    await page.getByText('You have not sent any feedback yet.').waitFor();
    const text = page.getByRole('textbox', { name: 'Your feedback' });
    const send = page.getByRole('button', { name: 'Send feedback' });
    expect(await send.isDisabled()).toBe(true);
    await text.fill('The bell is hard to see.\nThe list is quick.');
    await pages.getByRole('link', { name: 'About' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stay on page' }).click();
    await send.click();
    const sent = page.getByRole('region', { name: 'Sent feedback' }).getByRole('listitem');
    await sent.getByText('The bell is hard to see.').waitFor();
    expect(await text.inputValue()).toBe('');
    expect(await sent.count()).toBe(1);
    await picture(page, 'feedback');

    for (let more = 1; more < feedbackPerHour; more += 1)
      await somebody.ask('mutation { sendFeedback(text: "More") { id } }');
    await text.fill('One too many');
    await send.click();
    await page.getByText('Failed to send feedback').waitFor();
    expect(await text.inputValue()).toBe('One too many');
    expect(errors).toEqual([]);
    await close();
  },
);

test.each(['NONE', 'OCCUPANT'] as const)(
  'SYS-006 AUTH-143 %s has the pages profile, feedback and about, and no others',
  async (role) => {
    const somebody = await openSignedIn(stage.browser, await stage.person(role));
    const { page, close } = await somebody.newPage();
    for (const [path, heading] of [
      ['/settings/profile', 'Profile'],
      ['/settings/feedback', 'Feedback'],
      ['/settings/about', /^About/],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    }
    for (const path of ['/settings/object-control', '/settings/teams', '/alarms', '/work', '/reports/counts']) {
      await follow(page, path);
      await page.waitForURL('**/404');
    }
    await close();
  },
);
