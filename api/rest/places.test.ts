import { expect, test } from 'vitest';
import { createPlaces } from './places.ts';

const of = (customerId: number, personId: string) => ({ customer: { id: customerId }, person: { id: personId } });

test('neither a person nor a customer takes the places of others; one who leaves makes room', () => {
  const places = createPlaces({ most: 5, mostOfCustomer: 3, mostOfOne: 2 });
  const leave = places.enter(of(1, 'ada'));
  expect(places.enter(of(1, 'ada'))).not.toBeNull();
  expect(places.enter(of(1, 'ada'))).toBeNull();
  expect(places.enter(of(1, 'bob'))).not.toBeNull();
  expect(places.enter(of(1, 'eve'))).toBeNull();
  expect(places.enter(of(2, 'joe'))).not.toBeNull();
  expect(places.enter(of(3, 'kim'))).not.toBeNull();
  expect(places.enter(of(4, 'lee'))).toBeNull();
  leave?.();
  expect(places.enter(of(4, 'lee'))).not.toBeNull();
});
