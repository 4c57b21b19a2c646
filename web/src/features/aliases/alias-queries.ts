import { graphql } from '#generated/index.ts';

export const aliasesQuery = graphql(`
  query EntityAliases($entityId: ID!) {
    entityAliases(entityId: $entityId) {
      alias
      isShort
    }
  }
`);

export const aliasSuggestionsQuery = graphql(`
  query EntityAliasSuggestions($entityId: ID!) {
    entityAliasSuggestions(entityId: $entityId) {
      alias
      seen
      alarms
    }
  }
`);

export const checkAliasQuery = graphql(`
  query CheckEntityAlias($entityId: ID!, $alias: String!) {
    checkEntityAliasesIsUnique(entityId: $entityId, aliases: [$alias]) {
      isUnique
      aliases {
        isShort
        conflict {
          name
        }
      }
    }
  }
`);

export const aliasPreviewQuery = graphql(`
  query EntityAliasPreview($entityId: ID!, $alias: String!) {
    entityAliasPreview(entityId: $entityId, alias: $alias) {
      mentioned
      changed
      verified
      isComplete
      samples {
        alarmId
        name
        text
        before
        after
      }
    }
  }
`);

export const addAliasMutation = graphql(`
  mutation AddEntityAlias($entityId: ID!, $alias: String!) {
    addEntityAliases(entityId: $entityId, aliases: [$alias]) {
      alias
      isShort
    }
  }
`);

export const removeAliasMutation = graphql(`
  mutation RemoveEntityAlias($entityId: ID!, $alias: String!) {
    removeEntityAlias(entityId: $entityId, alias: $alias) {
      alias
      isShort
    }
  }
`);

export const applyAliasMutation = graphql(`
  mutation ApplyEntityAlias($entityId: ID!, $alias: String!) {
    applyEntityAlias(entityId: $entityId, alias: $alias) {
      taskId
      affected
    }
  }
`);
