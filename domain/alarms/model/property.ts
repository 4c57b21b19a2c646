/** Properties of alarms: location, equipment and condition of an alarm, and the source of each. */

/** Sources of a property, the strongest first (PROP.2): a person, an alias or name of an asset, the parser. */
export const propertySources = ['PERSON', 'ALIAS', 'PARSER'] as const;
export type PropertySource = (typeof propertySources)[number];

/** Texts of an alarm that its properties are read from. */
export const propertyTexts = ['pointPath', 'pointName', 'stationPath', 'message', 'condition', 'alarmClass'] as const;
export type PropertyText = (typeof propertyTexts)[number];
export type AlarmTextsRead = Record<PropertyText, string | null>;

/** One property of an alarm, as it is stored. */
export interface AlarmProperty {
  type: string;
  value: string[];
  /** 0 to 1; 1 is a person's word alone. */
  confidence: number;
  by: PropertySource;
  /** The text it was read from, and its position; absent if a person gave the value. */
  text?: string;
  field?: PropertyText;
  /** The asset or place that it names. */
  entityId?: number;
  /** The person who voted, and their name as it was. */
  userId?: string;
  userName?: string;
}

/** A property that a customer's alarms can have (PROP.9). Hiding one deletes no value. */
export interface PropertyDefinition {
  name: string;
  label: string;
  order: number;
  isVisible: boolean;
  /** Takes several values. */
  isMulti: boolean;
  isEditable: boolean;
  /** Its values are places. */
  hasLocations: boolean;
}

const define = (
  name: string,
  label: string,
  is: Partial<PropertyDefinition> = {},
): Omit<PropertyDefinition, 'order'> => ({
  name,
  label,
  isVisible: true,
  isMulti: false,
  isEditable: true,
  hasLocations: false,
  ...is,
});
/** Definitions that every customer starts with, in the order of the details editor: equipment first, then the rest. */
export const builtInDefinitions: readonly PropertyDefinition[] = [
  define('asset_name', 'Equipment'),
  define('equipment_type', 'Equipment type'),
  define('component', 'Component', { isMulti: true }),
  define('asset_type', 'Asset type', { isEditable: false }),
  define('asset_criticality', 'Asset criticality', { isEditable: false }),
  define('category', 'Category', { isMulti: true }),
  define('building', 'Building', { hasLocations: true }),
  define('floors', 'Floor', { hasLocations: true }),
  define('rooms', 'Room', { hasLocations: true }),
  define('external_system_id', 'Alarm source', { isVisible: false, isEditable: false }),
].map((definition, order) => ({ ...definition, order }));

/** Types whose definition cannot go away, since alarms get them by themselves. */
export const builtInTypes: ReadonlySet<string> = new Set(builtInDefinitions.map(({ name }) => name));
/** Shown before the point in the details editor. */
export const isEquipmentType = (type: string): boolean => /^(equipment|asset|component)/.test(type);

/** The token by which a filter finds alarms that have the value. */
export const tokenOf = (type: string, value: string): string => `${type}=${value}`;

/** Stands for a property's type in tokens of assets and places: no property is called so. */
export const entityToken = '@';

/**
 * Tokens that filters compare: for each property its type, the type with each value, and the asset or place that it
 * names. A value that a person has rejected (confidence 0) has none.
 */
export function tokensOf(properties: readonly AlarmProperty[]): string[] {
  const tokens: string[] = [];
  const ids = new Set<number>();
  for (const { type, value, confidence, entityId } of properties) {
    if (confidence <= 0 || value.length === 0) continue;
    tokens.push(type);
    for (const each of value) tokens.push(tokenOf(type, each));
    if (entityId !== undefined) ids.add(entityId);
  }
  for (const id of ids) tokens.push(tokenOf(entityToken, String(id)));
  return tokens;
}

/** A value as it is stored: one line, without what surrounds it. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
