import type { Feed, FeedCounts, FeedIssue, FeedPump, FeedTry } from '../../../domain/repair/feeds/feed.ts';

export type FeedMapper = Feed;
export type FeedIssueMapper = FeedIssue;
export type FeedPumpMapper = FeedPump;
export type FeedTryMapper = FeedTry;

export interface FeedsAndCountsMapper {
  feeds(): Promise<Feed[]>;
  counts(): Promise<FeedCounts>;
}
