import { z } from 'zod';

/** What can go wrong between a system and who asks it. */
export const faultSchema = z.object({
  kind: z.enum([
    /** Answers with `status` (and `body`, `headers`) and does nothing. */
    'status',
    /** Does what it is asked, then drops the connection before the answer. */
    'dropAfter',
    /** Drops the connection and does nothing. */
    'dropBefore',
    /** Does what it is asked and never answers. */
    'hangAfter',
    /** Answers after `ms`. */
    'slow',
    /** A page of a proxy, 502. */
    'html',
    /** 200, and no JSON. */
    'badJson',
    /** An error of a megabyte. */
    'huge',
    /** Somebody else changes the record right before. */
    'stale',
    /** The tokens there are end. */
    'expire',
  ]),
  /** How many requests it meets; all of them where it is missing. */
  times: z.int().min(1).optional(),
  /** Only requests of this method, whose path has this. */
  method: z.string().optional(),
  path: z.string().optional(),
  status: z.int().optional(),
  body: z.unknown().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  ms: z.int().optional(),
});
export type Fault = z.infer<typeof faultSchema>;

/** Which faults come by chance, and how often; rates from 0 to 1. */
export const chanceSchema = z.object({
  seed: z.int(),
  faults: z.array(z.object({ rate: z.number().min(0).max(1), fault: faultSchema })),
});
export type Chance = z.infer<typeof chanceSchema>;

/** Faults that wait for the requests they meet. */
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

  /** The fault that a request meets; null: none. */
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
