import { defaultCustomerId } from '../domain/constants.ts';

/** Keys, addresses and password of the demo customer: fixed, so that the README's commands work unchanged. */
export const demo = {
  customerId: defaultCustomerId,
  password: 'Annunciator-1',
  licenseKeys: { airHandler: 'demo-licence-air-handler', boxes: 'demo-licence-boxes' },
  customerKey: 'demo-customer-key',
  mail: { address: 'central-plant@in.demo.example', sender: 'niagara@demo.example' },
  people: [
    { email: 'admin@demo.example', displayName: 'Ada Moreno', title: 'Facility manager', authRole: 'ADMIN' },
    { email: 'manager@demo.example', displayName: 'Marcus Bell', title: 'Operations manager', authRole: 'MANAGER' },
    { email: 'standard@demo.example', displayName: 'Maya Okafor', title: 'Dispatcher', authRole: 'STANDARD' },
    { email: 'vendor@demo.example', displayName: 'Viktor Lind', title: 'Service contractor', authRole: 'VENDOR' },
    { email: 'occupant@demo.example', displayName: 'Olive Tran', title: 'Tenant', authRole: 'OCCUPANT' },
    { email: 'none@demo.example', displayName: 'Noah Reyes', title: null, authRole: 'NONE' },
  ],
  superUser: { email: 'support@demo.example', displayName: 'Sam Whitaker' },
} as const;
