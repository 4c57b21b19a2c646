import type { Places } from '../../domain/constants.ts';
import type { Ctx } from '../../domain/identity/ctx.ts';

/**
 * Creates places for what goes on at once, in all, of a customer and of a person, so that nobody takes those of others.
 * @returns how to enter: what leaves again, or null if there is no place.
 */
export function createPlaces({ most, mostOfCustomer = most, mostOfOne }: Places) {
  const taken = new Map<string, number>();
  const move = (key: string, by: 1 | -1): void => {
    const left = (taken.get(key) ?? 0) + by;
    left > 0 ? taken.set(key, left) : taken.delete(key);
  };
  return {
    enter({
      customer,
      person,
    }: {
      customer: Pick<Ctx['customer'], 'id'>;
      person: Pick<Ctx['person'], 'id'>;
    }): (() => void) | null {
      const limits = new Map([
        ['all', most],
        [`customer ${customer.id}`, mostOfCustomer],
        [`person ${person.id}`, mostOfOne],
      ]);
      for (const [key, limit] of limits) if ((taken.get(key) ?? 0) >= limit) return null;
      for (const key of limits.keys()) move(key, 1);
      return () => {
        for (const key of limits.keys()) move(key, -1);
      };
    },
  };
}
