import { createHoliday, deleteHoliday, listHolidays, updateHoliday } from '../../../domain/holidays/change-holidays.ts';
import type { MutationResolvers, QueryResolvers } from '../../generated/resolvers.ts';

export const Query: QueryResolvers = {
  holidays: (_, _args, { ctx }) => listHolidays(ctx),
};

export const Mutation: MutationResolvers = {
  createHoliday: (_, input, { ctx }) => createHoliday(ctx, input),
  updateHoliday: (_, input, { ctx }) => updateHoliday(ctx, input),
  deleteHoliday: (_, input, { ctx }) => deleteHoliday(ctx, input),
};
