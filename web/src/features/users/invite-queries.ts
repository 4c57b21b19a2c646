import { graphql } from '#generated/index.ts';

export const createUserMutation = graphql(`
  mutation CreateUser($input: CreateUserInput!) {
    createUser(input: $input) {
      id
      status
    }
  }
`);

export const resendInviteMutation = graphql(`
  mutation ResendInviteUser($userId: ID!) {
    resendInviteUser(userId: $userId) {
      id
      status
      lastInviteTime
    }
  }
`);

export const voidInviteMutation = graphql(`
  mutation VoidInviteUser($userId: ID!) {
    voidInviteUser(userId: $userId) {
      id
      status
    }
  }
`);

export const companiesQuery = graphql(`
  query Companies($where: CompaniesWhere) {
    companiesAndCount(where: $where, limit: 50) {
      companies {
        id
        name
      }
    }
  }
`);

export const createCompanyMutation = graphql(`
  mutation CreateCompany($name: String!) {
    createCompany(name: $name) {
      id
      name
    }
  }
`);
