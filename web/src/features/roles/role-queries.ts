import { graphql } from '#generated/index.ts';

graphql(`
  fragment RoleFields on Role {
    role
    name
    description
    customRoleId
    permissions {
      area
      actions
    }
    version
    isGivable
    peopleCount
    people {
      userId
      displayName
      status
    }
  }
`);

export const rolesQuery = graphql(`
  query Roles {
    getRoles {
      ...RoleFields
    }
  }
`);

export const createRoleMutation = graphql(`
  mutation CreateRole($input: RoleInput!) {
    createRole(input: $input) {
      ...RoleFields
    }
  }
`);

export const updateRoleMutation = graphql(`
  mutation UpdateRole($customRoleId: ID!, $input: RoleInput!, $expectedVersion: String) {
    updateRole(customRoleId: $customRoleId, input: $input, expectedVersion: $expectedVersion) {
      ...RoleFields
    }
  }
`);

export const deleteRoleMutation = graphql(`
  mutation DeleteRole($customRoleId: ID!) {
    deleteRole(customRoleId: $customRoleId) {
      customRoleId
    }
  }
`);
