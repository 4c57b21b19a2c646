/**
 * The fixed traffic of the bench: alarms drawn evenly from what is stored, half activations and half returns, each
 * changing state, and 2 % alarms never seen. A point belongs to one of the five integrations for good.
 */
export function createTraffic(systems: readonly number[], startAt: number) {
  // by integration: whether each of its alarms is active; integration n has the points n, n + 5, n + 10, …
  const lanes: boolean[][] = systems.map(() => []);
  let clock = startAt;

  function item(point: number, event: 'ALARM' | 'RTN', at: number): string {
    return JSON.stringify({
      timestamp: new Date(at).toISOString(),
      point: `B${point % 40}.F${point % 12}.AHU-${point % 997}.P-${point}`,
      event,
      fromState: event === 'ALARM' ? 'Normal' : 'High Limit',
      toState: event === 'ALARM' ? 'High Limit' : 'Normal',
      value: `${60 + (point % 30)}.${point % 10} °F`,
      priority: point % 256,
      message: 'Supply air temperature above its limit for longer than the delay allows',
      station: `Station-${point % 40}`,
    });
  }

  let made = 0;
  return {
    /** Events handed out so far. */
    made: () => made,
    stored: () => lanes.reduce((sum, lane) => sum + lane.length, 0),
    /** Items for one integration; every event is later than all before it. */
    items(system: number, count: number, newShare = 0.02): string[] {
      const offset = systems.indexOf(system);
      const lane = lanes[offset] as boolean[];
      const pointOf = (index: number): number => index * systems.length + offset;
      const items: string[] = [];
      made += count;
      for (let n = 0; n < count; n += 1) {
        clock += 1;
        if (lane.length === 0 || Math.random() < newShare) {
          lane.push(true);
          items.push(item(pointOf(lane.length - 1), 'ALARM', clock));
        } else {
          const index = Math.floor(Math.random() * lane.length);
          lane[index] = !lane[index];
          items.push(item(pointOf(index), lane[index] ? 'ALARM' : 'RTN', clock));
        }
      }
      return items;
    },
  };
}
export type Traffic = ReturnType<typeof createTraffic>;
