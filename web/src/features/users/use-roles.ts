import { useQuery } from '@apollo/client/react';
import type { AuthRole } from '#generated/graphql.ts';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { userTexts as texts } from '#texts/users.ts';
import { rolesQuery } from './user-queries.ts';

/** Roles of the customer, as far as the person may see them. */
export function useRoles() {
  const skip = !can(useMe(), 'roles', 'VIEW');
  const { data, error, refetch } = useQuery(rolesQuery, { skip, context: { quiet: true } });
  const roles = data?.getRoles;
  return {
    roles,
    error,
    refetch,
    /** Name of somebody's role; a role of the customer's own has none for whoever may not see roles. */
    nameOf: ({ authRole, customRoleId }: { authRole: AuthRole | null; customRoleId: string | null }): string =>
      roles?.find((role) => customRoleId !== null && role.customRoleId === customRoleId)?.name ??
      (authRole ? texts.builtInRoles[authRole] : ''),
    /** Choices of a select: the value is the role's own id or its name. */
    optionsOf: (isOffered: (role: NonNullable<typeof roles>[number]) => boolean) =>
      (roles ?? []).filter(isOffered).map((role) => ({ value: role.customRoleId ?? role.role, label: role.name })),
    /** The role of a choice, as calls take it. */
    roleOf: (value: string): { role: AuthRole; customRoleId: string | null } => {
      const own = roles?.find(({ customRoleId }) => customRoleId === value);
      return own ? { role: 'CUSTOM', customRoleId: value } : { role: value as AuthRole, customRoleId: null };
    },
  };
}

export type Roles = ReturnType<typeof useRoles>;
