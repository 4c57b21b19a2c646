import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../support/until.ts';
import { failOperation, follow, operationOf, picture, picturesInBoth, styled } from './browser.ts';
import { addInboundApi, choose, dialogOf, openProviderStage, type ProviderStage, rowOf } from './provider-stage.ts';

let stage: ProviderStage;
beforeAll(async () => {
  stage = await openProviderStage();
});
afterAll(() => stage?.close());

describe('the form', () => {
  test('INT-047 INT-080 INT-095 is 900 wide, follows its direction, and adds nothing that is not valid', async () => {
    const { close, page } = await stage.lent();
    await follow(page, '/integrations');
    await page.getByRole('button', { name: 'Add integration' }).click();
    const dialog = dialogOf(page);
    await dialog.getByText('Add an Integration').waitFor();
    const add = dialog.getByRole('button', { name: 'Add', exact: true });
    await dialog.getByRole('combobox', { name: 'Direction' }).waitFor();
    await until('a form 900 wide', async () => (await dialog.boundingBox())?.width === 900);
    expect(await add.isDisabled()).toBe(true);

    await choose(page, 'Direction', 'Outbound');
    await choose(page, 'Schema', 'Maximo');
    await dialog.getByLabel('Site ID').waitFor();
    await choose(page, 'Direction', 'Inbound');
    await dialog.getByLabel('Normalizer version').waitFor();
    expect(await dialog.getByLabel('Site ID').count()).toBe(0);
    expect(await dialog.getByText('Maximo', { exact: true }).count()).toBe(0);

    // the main form without a name, then the dynamic one without its url
    await choose(page, 'Schema', 'Any other system');
    await dialog.getByText('Inbound API', { exact: true }).waitFor();
    expect(await add.isDisabled()).toBe(true);
    await dialog.getByLabel('Display name').fill('Cold storage');
    await until('a form that can be sent', () => add.isEnabled());
    await choose(page, 'Direction', 'Outbound');
    await choose(page, 'Schema', 'SchoolDude');
    await dialog.getByLabel('Username').fill('annunciator');
    await dialog.getByLabel('Password').fill('Correct-horse-9');
    await dialog.getByLabel('URL').fill('not a url');
    expect(await add.isDisabled()).toBe(true);
    await dialog.getByLabel('URL').blur();
    await dialog.getByText('Invalid url').first().waitFor();
    await picture(page, 'integration-form-invalid');
    await dialog.getByLabel('URL').fill('https://bms.example.com');
    await until('a form that can be sent', () => add.isEnabled());
    await close();
  });

  test('INT-049 INT-050 shows and requires what its connection type needs, and forgets what another needed', async () => {
    const { close, page } = await stage.lent();
    await follow(page, '/integrations?add');
    const dialog = dialogOf(page);
    const add = dialog.getByRole('button', { name: 'Add', exact: true });
    await choose(page, 'Direction', 'Inbound');
    await choose(page, 'Schema', 'Any other system');
    await dialog.getByLabel('Display name').fill('Cold storage');
    await until('a form that can be sent', () => add.isEnabled());
    expect(await dialog.getByLabel('Inbound address').count()).toBe(0);
    await choose(page, 'Connection type', 'Email');
    await until('an inbound address', async () => /@/.test(await dialog.getByLabel('Inbound address').inputValue()));
    await dialog.getByLabel('Sender addresses').fill('bms@example.com');
    await dialog.getByLabel('Inbound address').fill('');
    await dialog.getByText('Inbound address is required').first().waitFor();
    expect(await add.isDisabled()).toBe(true);
    await choose(page, 'Connection type', 'Data pump');
    await until('a form that can be sent', () => add.isEnabled());
    expect(await dialog.getByLabel('Inbound address').count()).toBe(0);
    await choose(page, 'Connection type', 'Email');
    await until('another address', async () => /@/.test(await dialog.getByLabel('Inbound address').inputValue()));
    expect(await dialog.getByLabel('Sender addresses').inputValue()).toBe('');
    await close();
  });

  test('INT-054 INT-056 of an integration saves changes alone, with its kind locked and its key read-only', async () => {
    const { close, page, errors } = await stage.lent();
    const key = await addInboundApi(page, 'Boiler house');
    await page.getByRole('button', { name: 'Edit Boiler house' }).click();
    const dialog = dialogOf(page);
    const save = dialog.getByRole('button', { name: 'Save' });
    for (const label of ['Direction', 'Schema', 'Connection type'])
      expect(await dialog.getByRole('textbox', { name: label }).getAttribute('readonly')).not.toBeNull();
    expect(await save.isDisabled()).toBe(true);
    await dialog.getByLabel('Connection lost after').fill('60');
    await until('a change that can be saved', () => save.isEnabled());
    await dialog.getByLabel('Connection lost after').fill('');
    await until('nothing to save', () => save.isDisabled());

    const shown = dialog.getByLabel('License key', { exact: true });
    expect(await shown.textContent()).toBe('••••••••');
    expect(await shown.evaluate((element) => element.tagName)).toBe('OUTPUT');
    await dialog.getByRole('button', { name: 'Show license key' }).click();
    await dialog.getByText(key).waitFor();
    await dialog.getByLabel('Display name').fill('Boiler house west');
    await dialog.getByLabel('License ends').fill('2031-05-09');
    await picture(page, 'integration-form-edit');
    await save.click();
    await rowOf(page, 'Boiler house west').waitFor();
    // its license ends with that day, as the form shows it again, and can be without an end
    const endsAt = async (): Promise<Date | null> =>
      (
        await stage.road
          .db('external_systems')
          .where({ customer_id: stage.road.customerId, display_name: 'Boiler house west' })
          .first()
      )?.license_expires_at;
    await until('its end', async () => (await endsAt())?.toISOString().slice(0, 7) === '2031-05');
    await page.getByRole('button', { name: 'Edit Boiler house west' }).click();
    const ends = dialog.getByLabel('License ends');
    await until('its end in the form', async () => (await ends.inputValue()) === '2031-05-09');
    await ends.fill('');
    await save.click();
    await until('a license without an end', async () => (await endsAt()) === null);
    expect(errors).toEqual([]);
    await close();
  });

  test('INT-051 INT-052 INT-053 in edit mode direction, schema and connection type are read, not chosen', async () => {
    const { close, page } = await stage.lent();
    await follow(page, '/integrations');
    await page.getByRole('button', { name: 'Edit Plant controls' }).click();
    const dialog = dialogOf(page);
    await dialog.getByLabel('Display name').waitFor();
    for (const [label, value] of [
      ['Direction', 'Inbound'],
      ['Schema', 'WebCTRL'],
      ['Connection type', 'Data pump'],
    ] as const) {
      const field = dialog.getByRole('textbox', { name: label });
      expect(await field.inputValue(), label).toContain(value);
      expect(await field.getAttribute('readonly'), label).not.toBeNull();
      expect(await dialog.getByRole('combobox', { name: label }).count(), label).toBe(0);
    }
    await close();
  });

  test('INT-048 INT-057 INT-058 a schema fills in its connection type; the normalizer is one of a list, states are several', async () => {
    const { close, page } = await stage.lent();
    await follow(page, '/integrations?add');
    const dialog = dialogOf(page);
    await choose(page, 'Direction', 'Inbound');
    await choose(page, 'Schema', 'Any other system');
    await dialog.getByText('Inbound API', { exact: true }).first().waitFor();
    await choose(page, 'Schema', 'Niagara 4');
    await dialog.getByText('Data pump', { exact: true }).first().waitFor();
    const rowOfField = (label: string) =>
      dialog.locator(styled('form-row')).filter({ has: page.getByRole('combobox', { name: label }) });
    await choose(page, 'Normalizer version', 'obix-1');
    await choose(page, 'Normalizer version', 'niagara-mail-1');
    const version = rowOfField('Normalizer version').locator('.ant-select-content-has-value');
    expect(await version.allTextContents()).toEqual(['niagara-mail-1']);
    await choose(page, 'Ignored states', 'Normal');
    await choose(page, 'Ignored states', 'Fault');
    const states = rowOfField('Ignored states').locator('.ant-select-selection-item');
    expect(await states.allTextContents()).toEqual(['Normal', 'Fault']);
    await close();
  });

  test('INT-055 INT-061 INT-062 thresholds are sliders, lists are typed with commas, a password is not shown', async () => {
    const { close, page } = await stage.lent();
    await follow(page, '/integrations?add');
    const dialog = dialogOf(page);
    await choose(page, 'Direction', 'Inbound');
    await choose(page, 'Schema', 'Any other system');
    const sliders = dialog.getByRole('slider');
    await until('four sliders', async () => (await sliders.count()) === 4);
    for (const [index, value] of ['0', '0', '60', '75'].entries()) {
      const slider = sliders.nth(index);
      expect(await slider.getAttribute('aria-valuenow')).toBe(value);
      expect([await slider.getAttribute('aria-valuemin'), await slider.getAttribute('aria-valuemax')]).toEqual([
        '0',
        '100',
      ]);
    }
    await dialog.getByLabel('Display name').fill('Two recipients');
    await dialog.getByLabel('External alert emails').fill('a@example.com, b@example.com');
    const sent = page.waitForRequest((request) => operationOf(request) === 'CreateIntegration');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    const { variables } = (await sent).postDataJSON() as { variables: { input: Record<string, unknown> } };
    expect(variables.input.externalAlertEmails).toEqual(['a@example.com', 'b@example.com']);
    await page.getByRole('button', { name: 'Done' }).click();
    await follow(page, '/integrations?add=1');
    await choose(page, 'Direction', 'Outbound');
    await choose(page, 'Schema', 'Maximo');
    expect(await dialog.getByLabel('Password').getAttribute('type')).toBe('password');
    await close();
  });

  /** Input of the next request that adds or saves an integration. */
  async function inputOf(page: Page, submit: () => Promise<unknown>): Promise<Record<string, unknown>> {
    const sent = page.waitForRequest((request) =>
      ['CreateIntegration', 'UpdateIntegration'].includes(operationOf(request) ?? ''),
    );
    await submit();
    return (await sent).postDataJSON().variables.input;
  }
  /** Why the form cannot be sent yet, as it says at its foot. */
  const reason = (page: Page) => dialogOf(page).getByRole('status').last();

  test('INT-061 INT-063 INT-065 senders and alert e-mails are typed with commas, and sent as lists or null', async () => {
    const { close, page, errors } = await stage.lent();
    const dialog = dialogOf(page);
    const add = dialog.getByRole('button', { name: 'Add', exact: true });
    const begin = async (displayName: string) => {
      await follow(page, '/integrations?add');
      await choose(page, 'Direction', 'Inbound');
      await choose(page, 'Schema', 'Niagara 4');
      await choose(page, 'Connection type', 'Email');
      await dialog.getByLabel('Display name').fill(displayName);
      await until('an inbound address', async () => /@/.test(await dialog.getByLabel('Inbound address').inputValue()));
    };
    await begin('Without senders');
    await until('a form that can be sent', () => add.isEnabled());
    expect(await inputOf(page, () => add.click())).toMatchObject({ senderAddress: null, externalAlertEmails: null });
    await page.getByRole('button', { name: 'Done' }).click();
    await begin('With senders');
    await dialog.getByLabel('Sender addresses').fill('bms@plant.example, @roof.example,');
    await dialog.getByLabel('External alert emails').fill('ops@plant.example');
    await until('a form that can be sent', () => add.isEnabled());
    expect(await inputOf(page, () => add.click())).toMatchObject({
      senderAddress: ['bms@plant.example', '@roof.example'],
      externalAlertEmails: ['ops@plant.example'],
    });
    await page.getByRole('button', { name: 'Done' }).click();
    await rowOf(page, 'With senders').waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  test('INT-066 INT-067 what is edited are the senders as they are stored; alert e-mails without any stay a list', async () => {
    const { close, page, errors } = await stage.lent();
    const dialog = dialogOf(page);
    const save = dialog.getByRole('button', { name: 'Save' });
    await follow(page, '/integrations');
    await page.getByRole('button', { name: 'Edit With senders' }).click();
    await until(
      'the senders as they are stored',
      async () => (await dialog.getByLabel('Sender addresses').inputValue()) === 'bms@plant.example, @roof.example',
    );
    await picturesInBoth(page, 'integration-form-senders');
    await dialog.getByLabel('External alert emails').fill('');
    await dialog.getByLabel('Sender addresses').fill('');
    await until('a change that can be saved', () => save.isEnabled());
    expect(await inputOf(page, () => save.click())).toMatchObject({ senderAddress: null, externalAlertEmails: [] });
    await dialog.waitFor({ state: 'hidden' });
    await rowOf(page, 'With senders').waitFor();
    await until('empty lists', async () => {
      const stored = await stage.road
        .db('external_systems')
        .where({ customer_id: stage.road.customerId, display_name: 'With senders' })
        .first();
      return stored.external_alert_emails.length === 0 && (stored.sender_address ?? []).length === 0;
    });
    expect(errors).toEqual([]);
    await close();
  });

  test('INT-059 INT-060 INT-079 numbers have their units and begin at 0; the sync threshold is one of maintenance systems', async () => {
    const { close, page, errors } = await stage.lent();
    const dialog = dialogOf(page);
    const add = dialog.getByRole('button', { name: 'Add', exact: true });
    await follow(page, '/integrations?add');
    await choose(page, 'Direction', 'Inbound');
    await choose(page, 'Schema', 'Any other system');
    await dialog.getByLabel('Display name').fill('In units');
    const field = (label: string) => dialog.locator(styled('form-row')).filter({ has: page.getByLabel(label) });
    const values = {
      'Low throughput after': ['hours', 12, 'alarmThroughputEmailThreshold'],
      'Timestamp offset': ['hours', -6, 'etlTimestampOffset'],
      'Connection lost after': ['minutes', 7, 'lastAccessOnSlackThreshold'],
      'Connection restored after': ['minutes', 0, 'lastAccessOnResolutionThreshold'],
    } as const;
    for (const [label, [unit, value]] of Object.entries(values)) {
      await field(label).getByText(unit, { exact: true }).waitFor();
      await dialog.getByLabel(label).fill(String(value));
    }
    expect(await dialog.getByLabel('Work ticket sync threshold').count()).toBe(0);
    for (const label of ['Low throughput after', 'Connection lost after', 'Connection restored after']) {
      await dialog.getByLabel(label).fill('-1');
      await dialog.getByLabel(label).blur();
      await field(label).getByText(`${label} must be at least 0`).waitFor();
      expect(await add.isDisabled()).toBe(true);
      await dialog.getByLabel(label).fill(String(values[label as keyof typeof values][1]));
    }
    await until('a form that can be sent', () => add.isEnabled());
    expect(await inputOf(page, () => add.click())).toMatchObject(
      Object.fromEntries(Object.values(values).map(([, value, name]) => [name, value])),
    );
    await page.getByRole('button', { name: 'Done' }).click();

    await follow(page, '/integrations?add=1');
    await choose(page, 'Direction', 'Outbound');
    await choose(page, 'Schema', 'Maximo');
    await field('Work ticket sync threshold').getByText('minutes', { exact: true }).waitFor();
    await dialog.getByLabel('Work ticket sync threshold').fill('-5');
    await dialog.getByLabel('Work ticket sync threshold').blur();
    await field('Work ticket sync threshold').getByText('Work ticket sync threshold must be at least 0').waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  /** Opens the empty form. `lacks` requires that it cannot be sent for a reason, until the field is filled. */
  async function openForm() {
    const { close, page, errors } = await stage.lent();
    const dialog = dialogOf(page);
    const add = dialog.getByRole('button', { name: 'Add', exact: true });
    const operations: string[] = [];
    page.on('request', (request) => operations.push(operationOf(request) ?? ''));
    const isRefused = async (problem: string) => {
      await reason(page).getByText(problem, { exact: true }).waitFor();
      expect(await add.isDisabled(), problem).toBe(true);
    };
    const lacks = async (problem: string, label: string, value: string) => {
      await isRefused(problem);
      await dialog.getByLabel(label).fill(value);
    };
    const isReady = () => until('a form that can be sent', () => add.isEnabled());
    const end = async () => {
      expect(operations).not.toContain('CreateIntegration');
      expect(errors).toEqual([]);
      await close();
    };
    await follow(page, '/integrations?add');
    return { page, dialog, isRefused, lacks, isReady, end };
  }

  test('INT-070 INT-071 INT-072 without direction, schema, name or another required field it is not sent, and says which', async () => {
    const { page, dialog, isRefused, lacks, isReady, end } = await openForm();
    await dialog.getByLabel('Display name').fill('Required');
    await isRefused('Direction is required');
    await dialog.getByLabel('Display name').fill('');
    await choose(page, 'Direction', 'Outbound');
    await isRefused('Schema is required');
    await choose(page, 'Schema', 'SchoolDude');
    await lacks('Display name is required', 'Display name', 'Required');
    await lacks('URL is required', 'URL', 'https://dude.example.com');
    await lacks('Username is required', 'Username', 'annunciator');
    await lacks('Password is required', 'Password', 'Correct-horse-9');
    await isReady();
    await end();
  });

  test('INT-075 INT-078 Maximo needs host, username, password and site, and its template has a longest length', async () => {
    const { page, dialog, lacks, isReady, end } = await openForm();
    await dialog.getByLabel('Display name').fill('Required');
    await choose(page, 'Direction', 'Outbound');
    await choose(page, 'Schema', 'Maximo');
    await lacks('Host is required', 'Host', 'https://maximo.example.com');
    await lacks('Username is required', 'Username', 'annunciator');
    await lacks('Password is required', 'Password', 'Correct-horse-9');
    await lacks('Site ID is required', 'Site ID', 'BEDFORD');
    await isReady();
    await dialog.getByLabel('Objective template').fill('x'.repeat(256));
    await lacks('Objective template can have at most 255 characters', 'Objective template', 'x'.repeat(255));
    await isReady();
    await end();
  });

  test('INT-073 INT-074 INT-076 what is required goes by schema and connection type: a url, or an inbound address', async () => {
    const { page, dialog, isRefused, lacks, isReady, end } = await openForm();
    await dialog.getByLabel('Display name').fill('Required');
    await choose(page, 'Direction', 'Outbound');
    await choose(page, 'Schema', 'Maximo');
    await isRefused('Host is required');
    await choose(page, 'Schema', 'SchoolDude');
    await dialog.getByLabel('URL').waitFor();
    expect(await dialog.getByLabel('Site ID').count()).toBe(0);
    await isRefused('URL is required');
    await choose(page, 'Direction', 'Inbound');
    await choose(page, 'Schema', 'Niagara 4');
    await choose(page, 'Connection type', 'Email');
    const address = dialog.getByLabel('Inbound address');
    await until('an inbound address', async () => /@/.test(await address.inputValue()));
    const suggested = await address.inputValue();
    await address.fill('');
    await lacks('Inbound address is required', 'Inbound address', suggested);
    await isReady();
    await end();
  });

  test('INT-084 INT-085 a failure to create or to update is said in its words, and what was typed stays', async () => {
    const { close, page } = await stage.lent();
    await failOperation(page, 'CreateIntegration', 'The stars are wrong');
    await failOperation(page, 'UpdateIntegration', 'The stars are wrong');
    await follow(page, '/integrations?add');
    await choose(page, 'Direction', 'Inbound');
    await choose(page, 'Schema', 'Any other system');
    await dialogOf(page).getByLabel('Display name').fill('Unlucky');
    await dialogOf(page).getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('Failed to create integration').waitFor();
    expect(await dialogOf(page).getByLabel('Display name').inputValue()).toBe('Unlucky');

    await follow(page, '/integrations');
    await page.getByRole('button', { name: 'Edit Plant controls' }).click();
    await dialogOf(page).getByLabel('Display name').fill('Unlucky');
    await dialogOf(page).getByRole('button', { name: 'Save' }).click();
    await page.getByText('Failed to update integration').waitFor();
    await close();
  });
});
