/** The title of the toast for what failed with a part of the configuration. */
export const cmmsFailure = (
  verb: 'get' | 'create' | 'update' | 'delete' | 'pull',
  what:
    | 'CMMS fields'
    | 'CMMS field'
    | 'domain value'
    | 'domain values'
    | 'mapping'
    | 'mappings'
    | 'relation'
    | 'relations'
    | 'translation'
    | 'translations'
    | 'CMMS config',
): string => `Failed to ${verb} ${what}`;
