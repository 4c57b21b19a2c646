import { integrationHealth } from '../../../domain/integrations/integration-health.ts';
import { countFeeds, listFeeds } from '../../../domain/repair/feeds/list-feeds.ts';
import { pumpLagMs } from '../../../domain/repair/pump/pump-lag.ts';
import { iso, isoOrNull } from '../../../platform/instant.ts';
import type {
  FeedIssueResolvers,
  FeedPumpResolvers,
  FeedResolvers,
  FeedTryResolvers,
  QueryResolvers,
} from '../../generated/resolvers.ts';

export const Query: QueryResolvers = {
  feedsAndCounts: (_, input, { ctx }) => ({
    feeds: () => listFeeds(ctx, input),
    counts: () => countFeeds(ctx, input.where),
  }),
};

export const Feed: FeedResolvers = {
  id: ({ systemId }) => String(systemId),
  customerId: ({ customerId }) => String(customerId),
  health: ({ issues, ...feed }, _, { ctx }) =>
    integrationHealth({ ...feed, isActive: true, openIssues: issues }, ctx.clock.now()),
  since: ({ since }) => isoOrNull(since),
  lastContactAt: ({ lastContactAt }) => isoOrNull(lastContactAt),
  oldestDeadLetterAt: ({ oldestDeadLetterAt }) => isoOrNull(oldestDeadLetterAt),
  lagSeconds: ({ behindSince }, _, { ctx }) =>
    behindSince && Math.max(0, ctx.clock.now().getTime() - behindSince.getTime()) / 1_000,
};

export const FeedIssue: FeedIssueResolvers = {
  issueType: ({ type }) => type,
  openedAt: ({ opensAt }) => iso(new Date(opensAt)),
  alertedAt: ({ alertedAt }) => alertedAt && iso(new Date(alertedAt)),
};

export const FeedPump: FeedPumpResolvers = {
  lagSeconds: ({ reportedAt, ...times }) => {
    const lag = pumpLagMs({ ...times, reportedAt: Date.parse(reportedAt) });
    return lag && lag / 1_000;
  },
  reportedAt: ({ reportedAt }) => iso(new Date(reportedAt)),
};

export const FeedTry: FeedTryResolvers = {
  at: ({ at }) => iso(new Date(at)),
};
