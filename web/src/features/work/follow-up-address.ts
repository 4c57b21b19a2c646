import { type Criterion, criterionParam, parseCriterion } from '#features/criteria/criteria.ts';
import type { WorkFollowUpReason } from '#generated/graphql.ts';
import { followUpTexts } from '#texts/work.ts';

/** State of the report Follow-up, as its address has it. */
export interface FollowUpAddress {
  /** Null for all. */
  reason: WorkFollowUpReason | null;
  criteria: Criterion[];
  searchTerm: string;
}

export const followUpReasons = Object.keys(followUpTexts.reasons) as WorkFollowUpReason[];

/** Reads an address; what is not understood is as if it were not there. */
export const readAddress = (params: URLSearchParams): FollowUpAddress => ({
  reason: followUpReasons.find((reason) => reason === params.get('reason')) ?? null,
  criteria: params.getAll('filter').flatMap((param) => parseCriterion(param, 'work') ?? []),
  searchTerm: params.get('search')?.slice(0, 200) ?? '',
});

/** Writes an address; what is usual is left out. */
export const writeAddress = ({ reason, criteria, searchTerm }: FollowUpAddress): URLSearchParams =>
  new URLSearchParams([
    ...(reason ? [['reason', reason]] : []),
    ...criteria.map((criterion) => ['filter', criterionParam(criterion)]),
    ...(searchTerm ? [['search', searchTerm]] : []),
  ]);
