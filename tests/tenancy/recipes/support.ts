import { page, type Recipe } from './recipe.ts';

export const support: Record<string, Recipe> = {
  'Query.supportRequests': { asks: 'super', args: [() => page], crossesCustomers: true, isAlike: true },
  'Mutation.createTicket': {
    asks: 'own',
    args: [(side) => ({ subject: side.marker, description: side.marker, page: '/alarms' })],
    makesNew: true,
  },
};
