import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { AuthRole, UserStatus, UsersQueryVariables } from '#generated/graphql.ts';

/** Statuses that people are listed by. */
export const shownStatuses = ['active', 'pending', 'disabled'] as const satisfies readonly UserStatus[];
export const userSorts = ['STATUS', 'DISPLAY_NAME', 'COMPANY', 'LAST_ACTIVE_AT'] as const;
export type UserSortName = (typeof userSorts)[number];

/** Filters of a list of people in the address. */
export interface UserFilters {
  status: (typeof shownStatuses)[number] | null;
  search: string;
  /** Value of a choice of roles: the name of a built-in role, or the id of one of the customer's own. */
  role: string | null;
  team: string | null;
  sort: UserSortName;
}

const oneOf = <Name extends string>(names: readonly Name[], value: string | null): Name | null =>
  names.find((name) => name === value) ?? null;

/** Filters of the list of people, kept in the address. */
export function useUserFilters(usualSort: UserSortName) {
  const [params, setParams] = useSearchParams();
  const [status, search, role, team, sort] = ['status', 'q', 'role', 'team', 'sort'].map((name) => params.get(name));
  const filters = useMemo(
    (): UserFilters => ({
      status: oneOf(shownStatuses, status ?? null),
      search: search ?? '',
      role: role ?? null,
      team: team ?? null,
      sort: oneOf(userSorts, sort ?? null) ?? usualSort,
    }),
    [status, search, role, team, sort, usualSort],
  );
  const change = useCallback(
    (next: Record<string, string | null>) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(next)) value ? after.set(name, value) : after.delete(name);
          return after;
        },
        { replace: true },
      ),
    [setParams],
  );
  return { filters, change, opened: params.get('open'), isFiltered: Boolean(status || search || role || team) };
}

const builtIn: readonly string[] = ['ADMIN', 'MANAGER', 'STANDARD', 'VENDOR', 'OCCUPANT', 'NONE'];

/** Returns what the server is asked for. */
export function variablesOf({ status, search, role, team, sort }: UserFilters): UsersQueryVariables {
  const isBuiltIn = role !== null && builtIn.includes(role);
  return {
    where: {
      nameLike: search || null,
      teamIds: team ? [team] : null,
      ...(role && (isBuiltIn ? { roles: [role as AuthRole] } : { customRoleIds: [role] })),
    },
    showActive: status === null || status === 'active',
    showPending: status === null || status === 'pending',
    showDisabled: status === null || status === 'disabled',
    showVendors: true,
    ...(sort === 'STATUS' || sort === 'DISPLAY_NAME'
      ? { sort }
      : { orderBy: [{ field: sort, direction: sort === 'LAST_ACTIVE_AT' ? 'DESC' : 'ASC' }] }),
  };
}
