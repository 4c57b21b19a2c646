import { graphql } from '#generated/index.ts';

export const assignRolesMutation = graphql(`
  mutation AssignRoles($userIds: [ID!]!, $role: AuthRole!, $customRoleId: ID) {
    assignRoles(userIds: $userIds, role: $role, customRoleId: $customRoleId) {
      userId
      role
      customRoleId
    }
  }
`);
