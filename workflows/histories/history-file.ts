import proto, { type temporal } from '@temporalio/proto';

const { History } = proto.temporal.api.history.v1;
type Recorded = temporal.api.history.v1.IHistory;

/** Removes stacks: they contain paths of the recording machine, and a replay needs none. */
const withoutStacks = (key: string, value: unknown): unknown => (key === 'stackTrace' ? undefined : value);

/** Returns a recorded run as text for a file: JSON with enums by name and bytes in base64, without stacks. */
export function historyText(history: Recorded): string {
  const plain = History.toObject(History.fromObject(history), { enums: String, longs: String, bytes: String });
  return `${JSON.stringify(plain, withoutStacks, 2)}\n`;
}

/** Parses a recorded run for replay. */
export const historyFromText = (text: string): Recorded => History.fromObject(JSON.parse(text));
