import type { ListedUser, UserTile } from '../../../domain/people/list-users.ts';

// functions, so that GraphQL computes only what was selected
export interface UsersAndCountMapper {
  users(): Promise<ListedUser[]>;
  count(): Promise<number>;
}
export type UserTileMapper = UserTile;
