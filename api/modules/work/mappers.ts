import type { TicketActivity } from '../../../domain/work/comments.ts';
import type { FollowUpCounts } from '../../../domain/work/count-follow-ups.ts';
import type { FollowUp } from '../../../domain/work/follow-up.ts';
import type { ListedTicket } from '../../../domain/work/list-tickets.ts';
import type { Ticket } from '../../../domain/work/model/ticket.ts';
import type { WorkSystem } from '../../../domain/work/work-systems.ts';

/** A ticket, with its cursor if it was read from a list. */
export type WorkTicketMapper = Ticket & { cursor?: string };
export type WorkTicketDetailsMapper = WorkTicketMapper;
export type WorkTicketActivityMapper = TicketActivity;
export type WorkSystemMapper = WorkSystem;

export type WorkFollowUpMapper = FollowUp;
export interface WorkFollowUpsMapper {
  rows(): Promise<FollowUp[]>;
  counts(): Promise<FollowUpCounts>;
}

export interface WorkTicketsAndCountMapper {
  workTickets(): Promise<ListedTicket[]>;
  count(): Promise<number>;
}
export interface WorkTicketActivityAndCountMapper {
  workTicketActivity(): Promise<TicketActivity[]>;
  count(): Promise<number>;
}
