import { z } from 'zod';

/** A fault between a system and its caller. */
export const faultSchema = z.object({
  kind: z.enum([
    /** Answers with `status` (and `body`, `headers`) and does nothing. */
    'status',
    /** Processes the request, then drops the connection before the answer. */
    'dropAfter',
    /** Drops the connection and does nothing. */
    'dropBefore',
    /** Processes the request and never answers. */
    'hangAfter',
    /** Answers after `ms`. */
    'slow',
    /** A page of a proxy, 502. */
    'html',
    /** 200, and no JSON. */
    'badJson',
    /** An error of a megabyte. */
    'huge',
    /** Another user changes the record just before the request. */
    'stale',
    /** All current tokens expire. */
    'expire',
  ]),
  /** Number of requests it affects; all of them by default. */
  times: z.int().min(1).optional(),
  /** Restricts it to requests of this method and with this in their path. */
  method: z.string().optional(),
  path: z.string().optional(),
  status: z.int().optional(),
  body: z.unknown().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  ms: z.int().optional(),
});
export type Fault = z.infer<typeof faultSchema>;

/** Random faults and their rates, from 0 to 1. */
export const chanceSchema = z.object({
  seed: z.int(),
  faults: z.array(z.object({ rate: z.number().min(0).max(1), fault: faultSchema })),
});
export type Chance = z.infer<typeof chanceSchema>;

/** Pending and random faults of a system. */
export class Faults {
  private waiting: Fault[] = [];
  private chance: Chance | null = null;
  private state = 1;

  add(fault: Fault): void {
    this.waiting.push({ ...fault });
  }

  byChance(chance: Chance | null): void {
    this.chance = chance;
    this.state = chance?.seed ?? 1;
  }

  clear(): void {
    this.waiting = [];
    this.chance = null;
  }

  /** Returns the fault for a request, or null. */
  meet(request: { method: string; path: string }): Fault | null {
    const meets = (fault: Fault): boolean =>
      (fault.method === undefined || fault.method === request.method) &&
      (fault.path === undefined || request.path.includes(fault.path));
    const found = this.waiting.find(meets);
    if (found) {
      if (found.times !== undefined) {
        found.times -= 1;
        if (found.times === 0) this.waiting = this.waiting.filter((one) => one !== found);
      }
      return found;
    }
    let draw = this.random();
    for (const { rate, fault } of this.chance?.faults ?? []) {
      if (!meets(fault)) continue;
      if (draw < rate) return fault;
      draw -= rate;
    }
    return null;
  }

  /** 0 to 1, the same sequence for the same seed. */
  private random(): number {
    this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0;
    return this.state / 0x1_0000_0000;
  }
}
