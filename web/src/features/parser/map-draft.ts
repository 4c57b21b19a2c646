import { mappingOf } from '../../../../domain/integrations/normaliser-mapping.ts';

export interface MapProblem {
  /** Where in the map, as `labels.message`; empty for the whole. */
  path: string;
  message: string;
}

/** A map as it is typed: what it says once it is JSON, and what is wrong with it. */
export interface MapDraft {
  text: string;
  /** undefined while it is no JSON. */
  value: unknown;
  problems: MapProblem[];
}

export const textOfMap = (map: unknown): string => JSON.stringify(map ?? {}, null, 2);

/** Reads a map as somebody types it, by the rules of the version. */
export function readDraft(version: string, text: string): MapDraft {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return {
      text,
      value: undefined,
      problems: [{ path: '', message: `This is no JSON: ${(error as Error).message}` }],
    };
  }
  const checked = mappingOf(version)?.schema.safeParse(value);
  const issues = checked?.error?.issues ?? [];
  return { text, value, problems: issues.map(({ path, message }) => ({ path: path.join('.'), message })) };
}
