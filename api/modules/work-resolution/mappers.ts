import type { Ticket } from '../../../domain/work/model/ticket.ts';
import type { ResolutionPart } from '../../../domain/work-resolution/trend.ts';

export type WorkResolutionPartMapper = ResolutionPart;
export type WorkResolutionReportRowMapper = Ticket;
