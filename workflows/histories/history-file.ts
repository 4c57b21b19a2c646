import proto, { type temporal } from '@temporalio/proto';

const { History } = proto.temporal.api.history.v1;
type Recorded = temporal.api.history.v1.IHistory;

/** A stack names the machine that recorded, and a replay asks for none. */
const withoutStacks = (key: string, value: unknown): unknown => (key === 'stackTrace' ? undefined : value);

/** A recorded run of a workflow as text for a file: JSON with enums by name and bytes in base64, less the stacks. */
export function historyText(history: Recorded): string {
  const plain = History.toObject(History.fromObject(history), { enums: String, longs: String, bytes: String });
  return `${JSON.stringify(plain, withoutStacks, 2)}\n`;
}

/** A recorded run, as it is replayed. */
export const historyFromText = (text: string): Recorded => History.fromObject(JSON.parse(text));
