import type { Feed, FeedCounts, FeedIssue, FeedTry } from '../../../domain/repair/feeds/feed.ts';

export type FeedMapper = Feed;
export type FeedIssueMapper = FeedIssue;
export type FeedTryMapper = FeedTry;

export interface FeedsAndCountsMapper {
  feeds(): Promise<Feed[]>;
  counts(): Promise<FeedCounts>;
}
