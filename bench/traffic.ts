/**
 * The fixed traffic of the bench: alarms drawn evenly from what is stored, half activations and half returns, each
 * changing state, and 2 % alarms never seen. A point belongs to one of the five integrations for good.
 */
export function createTraffic(systems: readonly number[], startAt: number) {
  const isActive: boolean[] = [];
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

  return {
    stored: () => isActive.length,
    /** Items for one integration; every event is later than all before it. */
    items(system: number, count: number, newShare = 0.02): string[] {
      const lane = systems.indexOf(system);
      const items: string[] = [];
      for (let n = 0; n < count; n += 1) {
        clock += 1;
        const known = Math.floor((isActive.length - 1 - lane) / systems.length) + 1;
        if (known <= 0 || Math.random() < newShare) {
          let point = isActive.length;
          while (point % systems.length !== lane) isActive[point++] = false;
          isActive[point] = true;
          items.push(item(point, 'ALARM', clock));
        } else {
          const point = Math.floor(Math.random() * known) * systems.length + lane;
          isActive[point] = !isActive[point];
          items.push(item(point, isActive[point] ? 'ALARM' : 'RTN', clock));
        }
      }
      return items;
    },
  };
}
export type Traffic = ReturnType<typeof createTraffic>;
