import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = { DateTime: 'string', JSON: 'unknown' };

const config: CodegenConfig = {
  schema: 'api/schema/*.graphql',
  emitLegacyCommonJSImports: false,
  importExtension: '.ts',
  generates: {
    'api/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars,
        useTypeImports: true,
        contextType: '../context.ts#ApiContext',
        mapperTypeSuffix: 'Row',
        defaultMapper: 'Partial<{T}>',
        mappers: {
          Alarm: '../context.ts#AlarmParent',
          AlarmActivity: '../../domain/alarms/list-activity.ts#AlarmActivityRow',
          AlarmActivityAndCount: '../context.ts#ActivityAndCount',
          AlarmEntity: '../../domain/properties/directory.ts#Entity',
          AlarmEntityOption: '../../domain/assets/entities.ts#AlarmEntity',
          AlarmsFound: '../context.ts#AlarmsFoundParent',
          AlarmInstance: '../context.ts#InstanceParent',
          AlarmInstancesAndCount: '../context.ts#InstancesAndCount',
          AlarmsAndCount: '../context.ts#AlarmsAndCountParent',
          BulkJob: '../../domain/bulk/bulk-job.ts#BulkJob',
          Customer: '../../domain/customers/customer-row.ts#CustomerRow',
          AlarmThroughput: '../../domain/integrations/alarm-throughput.ts#Throughput',
          ExternalSystem: '../../domain/integrations/external-system-row.ts#ExternalSystemRow',
          ExternalSystemsAndCount: '../context.ts#ExternalSystemsAndCountParent',
          DeadLetter: '../../domain/dead-letters/dead-letter.ts#DeadLetter',
          DeadLetterCount: '../../domain/dead-letters/dead-letter.ts#DeadLetterCount',
          DeadLettersAndCount: '../context.ts#DeadLettersAndCountParent',
          PayloadCase: '../../domain/parser/payload-cases.ts#PayloadCase',
          PayloadReading: '../../domain/parser/read-payload.ts#ExplainedReading',
          RawDataExample: '../../domain/parser/payload-reader.ts#StoredPayload',
          RecentAction: '../../domain/alarms/list-recent-actions.ts#RecentActionRow',
          Reparse: '../../domain/reparse/reparse.ts#Reparse',
          WorkTicket: '../context.ts#TicketParent',
          WorkTicketDetails: '../context.ts#TicketParent',
          WorkTicketActivity: '../../domain/work/comments.ts#TicketActivity',
          WorkTicketsAndCount: '../context.ts#TicketsAndCountParent',
          WorkTicketActivityAndCount: '../context.ts#TicketActivityAndCountParent',
          WorkSystem: '../../domain/work/work-systems.ts#WorkSystem',
          IntegrationHealth: '../../domain/integrations/integration-health.ts#IntegrationHealth',
          IntegrationTraffic: '../../domain/integrations/integration-traffic.ts#Traffic',
          FilterCriterion: '../../domain/criteria/criteria.ts#Criterion',
          Lens: '../../domain/lenses/lens.ts#Lens',
          Me: '../../domain/ctx.ts#Ctx',
          SourceSystem: '../../domain/alarms/list-source-systems.ts#SourceSystemRow',
          Team: '../../domain/teams/team.ts#Team',
          TeamMember: '../../domain/teams/team.ts#TeamMember',
          User: '../../domain/people/person-row.ts#PersonRow',
        },
        enumsAsTypes: true,
      },
    },
    'web/src/generated/': {
      preset: 'client',
      documents: ['web/src/**/*.{ts,tsx}', '!web/src/generated/**'],
      presetConfig: { fragmentMasking: false },
      config: { scalars, useTypeImports: true, enumsAsTypes: true, avoidOptionals: { field: true } },
    },
  },
};

export default config;
