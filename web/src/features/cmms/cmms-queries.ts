import { graphql } from '#generated/index.ts';

export const cmmsSystemsQuery = graphql(`
  query CmmsSystems {
    cmmsSystems {
      id
      displayName
      schema
      isActive
    }
    globalCmmsConfig {
      saveOnCreateWork
    }
  }
`);

export const updateGlobalConfigMutation = graphql(`
  mutation UpdateGlobalCmmsConfig($saveOnCreateWork: Boolean!) {
    updateGlobalCmmsConfig(saveOnCreateWork: $saveOnCreateWork) {
      saveOnCreateWork
    }
  }
`);
