/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AlarmActiveState =
  | 'active'
  | 'inactive';

export type AlarmOrder = {
  direction: SortDirection;
  field: AlarmOrderField;
};

export type AlarmOrderField =
  | 'ALARM_TIME'
  | 'NUISANCE_COUNT'
  | 'PRIORITY'
  | 'SNOOZE_EXPIRES_AT';

export type AlarmSeverity =
  | 'Alarm'
  | 'Fault'
  | 'Normal'
  | 'Unreliable'
  | 'Warn';

export type AlarmWhere = {
  criteria?: Array<CriterionInput> | null | undefined;
  ids?: Array<string | number> | null | undefined;
  lensId?: string | number | null | undefined;
  searchTerm?: string | null | undefined;
};

export type AuthRole =
  | 'ADMIN'
  | 'CUSTOM'
  | 'MANAGER'
  | 'NONE'
  | 'OCCUPANT'
  | 'STANDARD'
  | 'VENDOR';

export type CriterionInput = {
  field: string;
  isExclusion?: boolean | null | undefined;
  values: Array<string | null | undefined>;
};

export type PermissionAction =
  | 'CLOSE'
  | 'CREATE'
  | 'DELETE'
  | 'EDIT'
  | 'REASSIGN'
  | 'VIEW';

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type MeFieldsFragment = { authRole: AuthRole, isSuper: boolean, products: Array<string>, user: { id: string, displayName: string, role: string | null, email: { address: string } }, permissions: Array<{ area: string, actions: Array<PermissionAction> }>, customer: { id: string, name: string, isDisplayRawAlarmTextEnabled: boolean }, customers: Array<{ id: string, name: string }> };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { authRole: AuthRole, isSuper: boolean, products: Array<string>, user: { id: string, displayName: string, role: string | null, email: { address: string } }, permissions: Array<{ area: string, actions: Array<PermissionAction> }>, customer: { id: string, name: string, isDisplayRawAlarmTextEnabled: boolean }, customers: Array<{ id: string, name: string }> } };

export type SourceSystemsQueryVariables = Exact<{ [key: string]: never; }>;


export type SourceSystemsQuery = { sourceSystems: Array<{ id: string, name: string, displayName: string, isActive: boolean, lastContactAt: string | null }> };

export type CheckEmailTenantQueryVariables = Exact<{
  email: string;
}>;


export type CheckEmailTenantQuery = { checkEmailTenant: { isSso: boolean } };

export type SignInMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type SignInMutation = { signIn: { code: string | null, token: string | null } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: boolean };

export type AlarmStatusesQueryVariables = Exact<{ [key: string]: never; }>;


export type AlarmStatusesQuery = { alarmStatuses: Array<{ name: string, isCustom: boolean }> };

export type LensFieldsFragment = { id: string, name: string, groupLabel: string, isHidden: boolean, tableOptions: unknown, criteria: Array<{ field: string, name: string, isExclusion: boolean, values: Array<string | null> }> };

export type AlarmLensesQueryVariables = Exact<{ [key: string]: never; }>;


export type AlarmLensesQuery = { lenses: Array<{ id: string, name: string, groupLabel: string, isHidden: boolean, tableOptions: unknown, criteria: Array<{ field: string, name: string, isExclusion: boolean, values: Array<string | null> }> }> };

export type LensCountsQueryVariables = Exact<{
  lensIds?: Array<string | number> | string | number | null | undefined;
}>;


export type LensCountsQuery = { lensEntityCounts: Array<{ lensId: string, count: number }> };

export type AlarmRowFragment = { id: string, displayId: string, contextualName: string, text: string, formattedRawText: string, point: string | null, priority: number, status: string, enteredStatusAt: string | null, state: AlarmActiveState, severity: AlarmSeverity, isPinned: boolean, isStale: boolean, isNuisance: boolean, isServiceImpacting: boolean, latestAlarmTime: string | null, latestEndTime: string | null, activeWorkCount: number, lastWorkTicketClosedAt: string | null, fleetingCount: number, chatteringCount: number, nuisanceCount: number, snoozeExpiresAt: string | null, createdAt: string, version: number, cursor: string | null, externalSystem: { id: string, name: string, displayName: string }, properties: Array<{ type: string, value: Array<string> }> };

export type LensAlarmsQueryVariables = Exact<{
  lensId?: string | number | null | undefined;
  searchTerm?: string | null | undefined;
  criteria?: Array<CriterionInput> | CriterionInput | null | undefined;
  sort?: Array<AlarmOrder> | AlarmOrder | null | undefined;
  properties?: Array<string> | string | null | undefined;
  limit?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type LensAlarmsQuery = { fastAlarms: Array<{ id: string, displayId: string, contextualName: string, text: string, formattedRawText: string, point: string | null, priority: number, status: string, enteredStatusAt: string | null, state: AlarmActiveState, severity: AlarmSeverity, isPinned: boolean, isStale: boolean, isNuisance: boolean, isServiceImpacting: boolean, latestAlarmTime: string | null, latestEndTime: string | null, activeWorkCount: number, lastWorkTicketClosedAt: string | null, fleetingCount: number, chatteringCount: number, nuisanceCount: number, snoozeExpiresAt: string | null, createdAt: string, version: number, cursor: string | null, externalSystem: { id: string, name: string, displayName: string }, properties: Array<{ type: string, value: Array<string> }> }> };

export type AlarmsByIdQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
  properties?: Array<string> | string | null | undefined;
}>;


export type AlarmsByIdQuery = { fastAlarms: Array<{ id: string, displayId: string, contextualName: string, text: string, formattedRawText: string, point: string | null, priority: number, status: string, enteredStatusAt: string | null, state: AlarmActiveState, severity: AlarmSeverity, isPinned: boolean, isStale: boolean, isNuisance: boolean, isServiceImpacting: boolean, latestAlarmTime: string | null, latestEndTime: string | null, activeWorkCount: number, lastWorkTicketClosedAt: string | null, fleetingCount: number, chatteringCount: number, nuisanceCount: number, snoozeExpiresAt: string | null, createdAt: string, version: number, cursor: string | null, externalSystem: { id: string, name: string, displayName: string }, properties: Array<{ type: string, value: Array<string> }> }> };

export type LensCountQueryVariables = Exact<{
  where?: AlarmWhere | null | undefined;
}>;


export type LensCountQuery = { alarmsAndCount: { count: number } };

export type ReleaseInfoQueryVariables = Exact<{ [key: string]: never; }>;


export type ReleaseInfoQuery = { getReleaseInfo: { version: string, commit: string | null, builtAt: string | null } };

export const MeFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Me"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authRole"}},{"kind":"Field","name":{"kind":"Name","value":"isSuper"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDisplayRawAlarmTextEnabled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<MeFieldsFragment, unknown>;
export const LensFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LensFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lens"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"groupLabel"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"tableOptions"}},{"kind":"Field","name":{"kind":"Name","value":"criteria"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isExclusion"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}}]}}]} as unknown as DocumentNode<LensFieldsFragment, unknown>;
export const AlarmRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlarmRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alarm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayId"}},{"kind":"Field","name":{"kind":"Name","value":"contextualName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"formattedRawText"}},{"kind":"Field","name":{"kind":"Name","value":"point"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"enteredStatusAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"isPinned"}},{"kind":"Field","name":{"kind":"Name","value":"isStale"}},{"kind":"Field","name":{"kind":"Name","value":"isNuisance"}},{"kind":"Field","name":{"kind":"Name","value":"isServiceImpacting"}},{"kind":"Field","name":{"kind":"Name","value":"latestAlarmTime"}},{"kind":"Field","name":{"kind":"Name","value":"latestEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"activeWorkCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastWorkTicketClosedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fleetingCount"}},{"kind":"Field","name":{"kind":"Name","value":"chatteringCount"}},{"kind":"Field","name":{"kind":"Name","value":"nuisanceCount"}},{"kind":"Field","name":{"kind":"Name","value":"externalSystem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"snoozeExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<AlarmRowFragment, unknown>;
export const MeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Me"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authRole"}},{"kind":"Field","name":{"kind":"Name","value":"isSuper"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDisplayRawAlarmTextEnabled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const SourceSystemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SourceSystems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sourceSystems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"lastContactAt"}}]}}]}}]} as unknown as DocumentNode<SourceSystemsQuery, SourceSystemsQueryVariables>;
export const CheckEmailTenantDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckEmailTenant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkEmailTenant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSso"}}]}}]}}]} as unknown as DocumentNode<CheckEmailTenantQuery, CheckEmailTenantQueryVariables>;
export const SignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const SignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const AlarmStatusesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AlarmStatuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alarmStatuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isCustom"}}]}}]}}]} as unknown as DocumentNode<AlarmStatusesQuery, AlarmStatusesQueryVariables>;
export const AlarmLensesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AlarmLenses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lenses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"type"},"value":{"kind":"EnumValue","value":"alarm"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LensFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LensFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lens"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"groupLabel"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"tableOptions"}},{"kind":"Field","name":{"kind":"Name","value":"criteria"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isExclusion"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}}]}}]} as unknown as DocumentNode<AlarmLensesQuery, AlarmLensesQueryVariables>;
export const LensCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LensCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lensIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lensEntityCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lensIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lensIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lensId"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<LensCountsQuery, LensCountsQueryVariables>;
export const LensAlarmsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LensAlarms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lensId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"searchTerm"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"criteria"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CriterionInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AlarmOrder"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"properties"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fastAlarms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lensId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lensId"}}},{"kind":"Argument","name":{"kind":"Name","value":"searchTerm"},"value":{"kind":"Variable","name":{"kind":"Name","value":"searchTerm"}}},{"kind":"Argument","name":{"kind":"Name","value":"criteria"},"value":{"kind":"Variable","name":{"kind":"Name","value":"criteria"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"properties"},"value":{"kind":"Variable","name":{"kind":"Name","value":"properties"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlarmRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlarmRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alarm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayId"}},{"kind":"Field","name":{"kind":"Name","value":"contextualName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"formattedRawText"}},{"kind":"Field","name":{"kind":"Name","value":"point"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"enteredStatusAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"isPinned"}},{"kind":"Field","name":{"kind":"Name","value":"isStale"}},{"kind":"Field","name":{"kind":"Name","value":"isNuisance"}},{"kind":"Field","name":{"kind":"Name","value":"isServiceImpacting"}},{"kind":"Field","name":{"kind":"Name","value":"latestAlarmTime"}},{"kind":"Field","name":{"kind":"Name","value":"latestEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"activeWorkCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastWorkTicketClosedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fleetingCount"}},{"kind":"Field","name":{"kind":"Name","value":"chatteringCount"}},{"kind":"Field","name":{"kind":"Name","value":"nuisanceCount"}},{"kind":"Field","name":{"kind":"Name","value":"externalSystem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"snoozeExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<LensAlarmsQuery, LensAlarmsQueryVariables>;
export const AlarmsByIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AlarmsById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"properties"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fastAlarms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"properties"},"value":{"kind":"Variable","name":{"kind":"Name","value":"properties"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"200"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlarmRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlarmRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alarm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayId"}},{"kind":"Field","name":{"kind":"Name","value":"contextualName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"formattedRawText"}},{"kind":"Field","name":{"kind":"Name","value":"point"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"enteredStatusAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"isPinned"}},{"kind":"Field","name":{"kind":"Name","value":"isStale"}},{"kind":"Field","name":{"kind":"Name","value":"isNuisance"}},{"kind":"Field","name":{"kind":"Name","value":"isServiceImpacting"}},{"kind":"Field","name":{"kind":"Name","value":"latestAlarmTime"}},{"kind":"Field","name":{"kind":"Name","value":"latestEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"activeWorkCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastWorkTicketClosedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fleetingCount"}},{"kind":"Field","name":{"kind":"Name","value":"chatteringCount"}},{"kind":"Field","name":{"kind":"Name","value":"nuisanceCount"}},{"kind":"Field","name":{"kind":"Name","value":"externalSystem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"snoozeExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<AlarmsByIdQuery, AlarmsByIdQueryVariables>;
export const LensCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LensCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AlarmWhere"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alarmsAndCount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<LensCountQuery, LensCountQueryVariables>;
export const ReleaseInfoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReleaseInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getReleaseInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"commit"}},{"kind":"Field","name":{"kind":"Name","value":"builtAt"}}]}}]}}]} as unknown as DocumentNode<ReleaseInfoQuery, ReleaseInfoQueryVariables>;