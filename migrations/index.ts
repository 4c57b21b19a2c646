import type { Knex } from 'knex';
import * as people from './001_people.ts';
import * as integrations from './002_integrations.ts';
import * as alarms from './003_alarms.ts';
import * as pipeline from './004_pipeline.ts';
import * as tenancy from './005_tenancy.ts';
import * as fenceRights from './006_fence_rights.ts';
import * as alarmMemory from './007_alarm_memory.ts';
import * as integrationDetails from './008_integration_details.ts';
import * as integrationSettings from './009_integration_settings.ts';
import * as reparse from './010_reparse.ts';
import * as payloadCases from './011_payload_cases.ts';
import * as heldPayloads from './012_held_payloads.ts';
import * as alarmIdentities from './013_alarm_identities.ts';
import * as decisions from './014_decisions.ts';
import * as properties from './015_properties.ts';
import * as lenses from './016_lenses.ts';
import * as unfinishedWork from './018_unfinished_work.ts';
import * as workTickets from './020_work_tickets.ts';
import * as cmms from './021_cmms.ts';
import * as cmmsSync from './022_cmms_sync.ts';
import * as mail from './023_mail.ts';
import * as shortMemory from './024_short_memory.ts';
import * as inferredResolution from './025_inferred_resolution.ts';
import * as cmmsTokens from './026_cmms_tokens.ts';
import * as alarmSearch from './027_alarm_search.ts';
import * as signIn from './028_sign_in.ts';
import * as peopleGrants from './029_people_grants.ts';
import * as senderCheck from './030_sender_check.ts';
import * as foreignKeyIndexes from './032_foreign_key_indexes.ts';
import * as heldIds from './033_held_ids.ts';
import * as comments from './034_comments.ts';
import * as cmmsFields from './035_cmms_fields.ts';
import * as connections from './036_connections.ts';
import * as feedback from './037_feedback.ts';

/** All migrations in order, forward only. Imported, not read from a folder, so that a bundle carries them. */
const migrations: Record<string, { up(knex: Knex): Promise<void> }> = {
  '001_people': people,
  '002_integrations': integrations,
  '003_alarms': alarms,
  '004_pipeline': pipeline,
  '005_tenancy': tenancy,
  '006_fence_rights': fenceRights,
  '007_alarm_memory': alarmMemory,
  '008_integration_details': integrationDetails,
  '009_integration_settings': integrationSettings,
  '010_reparse': reparse,
  '011_payload_cases': payloadCases,
  '012_held_payloads': heldPayloads,
  '013_alarm_identities': alarmIdentities,
  '014_decisions': decisions,
  '015_properties': properties,
  '016_lenses': lenses,
  '018_unfinished_work': unfinishedWork,
  '020_work_tickets': workTickets,
  '021_cmms': cmms,
  '022_cmms_sync': cmmsSync,
  '023_mail': mail,
  '024_short_memory': shortMemory,
  '025_inferred_resolution': inferredResolution,
  '026_cmms_tokens': cmmsTokens,
  '027_alarm_search': alarmSearch,
  '028_sign_in': signIn,
  '029_people_grants': peopleGrants,
  '030_sender_check': senderCheck,
  '032_foreign_key_indexes': foreignKeyIndexes,
  '033_held_ids': heldIds,
  '034_comments': comments,
  '035_cmms_fields': cmmsFields,
  '036_connections': connections,
  '037_feedback': feedback,
};

export const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: async () => Object.keys(migrations),
  getMigrationName: (name) => name,
  getMigration: async (name) => {
    const migration = migrations[name];
    if (!migration) throw new Error(`migration ${name} is not part of this release`);
    return {
      up: migration.up,
      down: async () => {
        throw new Error('migrations only go forward');
      },
    };
  },
};
