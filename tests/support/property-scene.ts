import type { AlarmProperty } from '../../domain/alarms/model/property.ts';
import { customerScene } from './customer-scene.ts';

/** A property as the parser reads it. */
export const parsed = (type: string, value: string[], confidence = 0.9): AlarmProperty => ({
  ...{ type, value, confidence, by: 'PARSER', text: value[0] ?? '', field: 'pointPath' },
});

interface ReadProperty {
  value: string[];
  confidence: number;
  source: string;
  verifiedBy: string | null;
  needsVerification: boolean;
  sourceText: string | null;
}
interface Detail {
  type: string;
  value?: string[];
  confidence?: number;
}
/** Answer of a change of many alarms. */
export interface DetailsResult {
  taskId: string | null;
  affected: number;
  skipped: number;
  failures: Array<{ code: string; reason: string }>;
}
export const answer = '{ taskId affected skipped failures { code reason } }';

/** Starts an API for the tests of one file, with a customer and a user, and calls for properties of alarms. */
export function propertyScene() {
  const scene = customerScene();
  let nextId = 0;
  return Object.assign(scene, {
    /** Stores an alarm with properties. @returns its id. */
    async alarm(properties: AlarmProperty[], given: { point?: string; text?: string } = {}): Promise<string> {
      nextId += 1;
      const { api, customerId, systemId } = scene;
      await api.storeAlarms([{ customerId, id: nextId, systemId, latestAlarmAt: Date.now() - 60_000, ...given }]);
      await api.storeProperties(customerId, nextId, properties);
      return String(nextId);
    },
    /** Properties of an alarm, by type. */
    async read(id: string): Promise<Record<string, ReadProperty>> {
      const { fastAlarms } = await scene.api.read<{
        fastAlarms: Array<{ properties: Array<ReadProperty & { type: string }> }>;
      }>(
        `query ($ids: [ID!]!) { fastAlarms(where: { ids: $ids }) {
          properties { type value confidence source verifiedBy needsVerification sourceText } } }`,
        scene.ada,
        { ids: [id] },
      );
      return Object.fromEntries((fastAlarms[0]?.properties ?? []).map(({ type, ...rest }) => [type, rest]));
    },
    async save(id: string, properties: Detail[], expectedVersions?: number[]): Promise<DetailsResult> {
      const { updateAlarmDetails } = await scene.api.read<{ updateAlarmDetails: DetailsResult }>(
        `mutation ($ids: [ID!], $properties: [AlarmPropertyInput!]!, $expectedVersions: [Int!]) {
          updateAlarmDetails(ids: $ids, properties: $properties, expectedVersions: $expectedVersions) ${answer} }`,
        scene.ada,
        { ids: [id], properties, expectedVersions },
      );
      return updateAlarmDetails;
    },
    /** Activity of an alarm, newest first. */
    async activityOf(id: string) {
      const { alarmActivityAndCount } = await scene.api.read<{
        alarmActivityAndCount: { alarmActivity: Array<Record<string, unknown>> };
      }>(
        `query ($id: ID!) { alarmActivityAndCount(where: { alarmId: $id }) {
          alarmActivity { field prevValue revValue metadata { vote } user { displayName } } } }`,
        scene.ada,
        { id },
      );
      return alarmActivityAndCount.alarmActivity;
    },
    /** Options in the picker of a property's values. */
    options: async (property: string, more: Record<string, unknown> = {}) =>
      (
        await scene.api.read<{
          alarmPropertyAutocomplete: { items: Array<{ value: string; name: string }>; count: number };
        }>(
          `query ($property: String!, $offset: Int, $value: String, $assetClass: String, $loadAll: Boolean,
            $customHeader: String, $dbName: String) {
            alarmPropertyAutocomplete(property: $property, offset: $offset, value: $value, assetClass: $assetClass,
              loadAll: $loadAll, customHeader: $customHeader, dbName: $dbName) { items { value name } count } }`,
          scene.ada,
          { property, ...more },
        )
      ).alarmPropertyAutocomplete,
  });
}
