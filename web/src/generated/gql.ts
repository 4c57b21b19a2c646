/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  mutation ResetPasswordByApi($password: String!, $token: String!, $customerId: ID!) {\n    resetPasswordByApi(password: $password, token: $token, customerId: $customerId)\n  }\n": typeof types.ResetPasswordByApiDocument,
    "\n  query CheckEmailTenant($email: String!) {\n    checkEmailTenant(email: $email) {\n      isSso\n    }\n  }\n": typeof types.CheckEmailTenantDocument,
    "\n  mutation SignOut {\n    signOut\n  }\n": typeof types.SignOutDocument,
    "\n  mutation SignOutOfSso {\n    signOutOfSso\n  }\n": typeof types.SignOutOfSsoDocument,
    "\n  mutation ChangePassword($oldPassword: String!, $newPassword: String!) {\n    changePassword(oldPassword: $oldPassword, newPassword: $newPassword)\n  }\n": typeof types.ChangePasswordDocument,
    "\n  mutation SignIn($email: String!, $password: String!) {\n    signIn(email: $email, password: $password) {\n      code\n      token\n      resolver\n    }\n  }\n": typeof types.SignInDocument,
    "\n  query Invitee($token: String!, $customerId: ID!) {\n    validateToken(token: $token, customerId: $customerId) {\n      displayName\n      email\n      customerName\n      hasPassword\n      isSso\n    }\n  }\n": typeof types.InviteeDocument,
    "\n  mutation ActivateUser($customerId: ID!, $password: String!, $token: String!) {\n    activateUser(customerId: $customerId, password: $password, token: $token)\n  }\n": typeof types.ActivateUserDocument,
    "\n  mutation SendResetPassword($email: String!) {\n    sendResetPassword(email: $email)\n  }\n": typeof types.SendResetPasswordDocument,
    "\n  mutation SignInWithCustomToken($token: String!) {\n    signInWithCustomToken(token: $token) {\n      token\n      customerId\n    }\n  }\n": typeof types.SignInWithCustomTokenDocument,
    "\n  query Mfa {\n    me {\n      awaitedFactor\n      isMFAEnabled\n      factors {\n        id\n        kind\n      }\n      canUsePasskeys\n      needsPassword\n      user {\n        id\n        email {\n          address\n        }\n      }\n    }\n  }\n": typeof types.MfaDocument,
    "\n  mutation StartMfaEnrolment($password: String) {\n    startMFAEnrolment(password: $password) {\n      secret\n      url\n    }\n  }\n": typeof types.StartMfaEnrolmentDocument,
    "\n  mutation VerifyMfaEnrolment($code: String!) {\n    verifyMFAEnrolment(code: $code) {\n      recoveryCodes\n    }\n  }\n": typeof types.VerifyMfaEnrolmentDocument,
    "\n  mutation StartPasskeyEnrolment($password: String) {\n    startPasskeyEnrolment(password: $password)\n  }\n": typeof types.StartPasskeyEnrolmentDocument,
    "\n  mutation VerifyPasskeyEnrolment($answer: JSON!) {\n    verifyPasskeyEnrolment(answer: $answer) {\n      recoveryCodes\n    }\n  }\n": typeof types.VerifyPasskeyEnrolmentDocument,
    "\n  mutation SignInWithMfa($resolver: String!, $code: String!) {\n    signInWithMFA(resolver: $resolver, code: $code) {\n      code\n      token\n      resolver\n    }\n  }\n": typeof types.SignInWithMfaDocument,
    "\n  mutation SignInWithRecoveryCode($resolver: String!, $code: String!) {\n    signInWithRecoveryCode(resolver: $resolver, code: $code) {\n      code\n      token\n      resolver\n    }\n  }\n": typeof types.SignInWithRecoveryCodeDocument,
    "\n  mutation StartPasskeySignIn($resolver: String!) {\n    startPasskeySignIn(resolver: $resolver)\n  }\n": typeof types.StartPasskeySignInDocument,
    "\n  mutation SignInWithPasskey($resolver: String!, $answer: JSON!) {\n    signInWithPasskey(resolver: $resolver, answer: $answer) {\n      code\n      token\n      resolver\n    }\n  }\n": typeof types.SignInWithPasskeyDocument,
    "\n  query LoginSsoConfig($email: String!, $isMobile: Boolean!) {\n    getLoginSsoConfig(email: $email, isMobile: $isMobile) {\n      url\n      verifier\n    }\n  }\n": typeof types.LoginSsoConfigDocument,
    "\n  mutation SignInWithSso($code: String!, $verifier: String!) {\n    signInWithSso(code: $code, verifier: $verifier)\n  }\n": typeof types.SignInWithSsoDocument,
    "\n  mutation ActivateSsoUser {\n    activateSsoUser\n  }\n": typeof types.ActivateSsoUserDocument,
    "\n  query AdvancedAnalytics($input: PivotInput!) {\n    advancedAnalytics(input: $input) {\n      names {\n        rows\n        column\n        measure\n      }\n      rows {\n        values\n        labels\n      }\n      columns {\n        values\n        labels\n      }\n      cells\n      rowTotals\n      columnTotals\n      total\n      isInSeveral\n    }\n  }\n": typeof types.AdvancedAnalyticsDocument,
    "\n  query SavedViewMailRecipients($nameLike: String) {\n    savedViewMailRecipients(nameLike: $nameLike) {\n      id\n      displayName\n    }\n  }\n": typeof types.SavedViewMailRecipientsDocument,
    "\n  mutation ScheduleSavedViewMail($viewId: ID!, $input: SavedViewMailInput!) {\n    scheduleSavedViewMail(viewId: $viewId, input: $input) {\n      ...SavedViewFields\n    }\n  }\n": typeof types.ScheduleSavedViewMailDocument,
    "\n  mutation StopSavedViewMail($viewId: ID!) {\n    stopSavedViewMail(viewId: $viewId) {\n      ...SavedViewFields\n    }\n  }\n": typeof types.StopSavedViewMailDocument,
    "\n  mutation LeaveSavedViewMail($viewId: ID!) {\n    leaveSavedViewMail(viewId: $viewId) {\n      viewId\n    }\n  }\n": typeof types.LeaveSavedViewMailDocument,
    "\n  query RecentActions($limit: Int!, $offset: Int!) {\n    recentActions(limit: $limit, offset: $offset) {\n      id\n      alarmId\n      alarm {\n        id\n        contextualName\n        text\n        formattedRawText\n        externalSystem {\n          id\n        }\n      }\n      activity {\n        ...ActivityFields\n      }\n    }\n  }\n": typeof types.RecentActionsDocument,
    "\n  fragment IncidentLine on Incident {\n    id\n    count\n    activeCount\n    highestPriority\n    causeAsset\n    explanation\n  }\n": typeof types.IncidentLineFragmentDoc,
    "\n  query IncidentsOfAlarms($ids: [ID!]!) {\n    fastAlarms(where: { ids: $ids }, limit: 200) {\n      id\n      incident {\n        ...IncidentLine\n      }\n    }\n  }\n": typeof types.IncidentsOfAlarmsDocument,
    "\n  query IncidentMembers($id: ID!, $limit: Int!, $offset: Int!) {\n    incident(id: $id) {\n      id\n      alarms(limit: $limit, offset: $offset) {\n        ...AlarmRow\n      }\n    }\n  }\n": typeof types.IncidentMembersDocument,
    "\n  query LensAlarmsByCause(\n    $lensId: ID\n    $searchTerm: String\n    $criteria: [CriterionInput!]\n    $sort: [AlarmOrder!]\n    $timezone: String\n    $properties: [String!]\n    $limit: Int\n    $after: String\n    $shownIncidents: [ID!]\n    $withCmms: Boolean = false\n  ) {\n    fastAlarmsByCause(\n      lensId: $lensId\n      searchTerm: $searchTerm\n      criteria: $criteria\n      sort: $sort\n      timezone: $timezone\n      properties: $properties\n      limit: $limit\n      after: $after\n      shownIncidents: $shownIncidents\n    ) {\n      ...AlarmRow\n      ...AlarmCmms @include(if: $withCmms)\n    }\n  }\n": typeof types.LensAlarmsByCauseDocument,
    "\n  query AlarmsOfRows(\n    $incidentIds: [ID!]!\n    $lensId: ID\n    $searchTerm: String\n    $criteria: [CriterionInput!]\n    $timezone: String\n  ) {\n    alarmsOfRows(\n      incidentIds: $incidentIds\n      lensId: $lensId\n      searchTerm: $searchTerm\n      criteria: $criteria\n      timezone: $timezone\n    ) {\n      incidentId\n      alarmId\n      version\n    }\n  }\n": typeof types.AlarmsOfRowsDocument,
    "\n  fragment BulkOutcome on BulkResult {\n    taskId\n    undoId\n    affected\n    skipped\n    failures {\n      id\n      code\n      reason\n    }\n  }\n": typeof types.BulkOutcomeFragmentDoc,
    "\n  mutation PinAlarms($ids: [ID!], $selection: AlarmSelection, $pin: Boolean!) {\n    result: pinAlarms(ids: $ids, selection: $selection, pin: $pin) {\n      ...BulkOutcome\n    }\n  }\n": typeof types.PinAlarmsDocument,
    "\n  mutation MoveAlarms(\n    $ids: [ID!]\n    $expectedVersions: [Int!]\n    $selection: AlarmSelection\n    $status: String!\n    $reason: String\n  ) {\n    result: moveAlarms(\n      ids: $ids\n      expectedVersions: $expectedVersions\n      selection: $selection\n      status: $status\n      reason: $reason\n    ) {\n      ...BulkOutcome\n    }\n  }\n": typeof types.MoveAlarmsDocument,
    "\n  mutation SnoozeAlarm(\n    $ids: [ID!]\n    $expectedVersions: [Int!]\n    $selection: AlarmSelection\n    $until: DateTime!\n    $reason: String\n  ) {\n    result: snoozeAlarm(\n      ids: $ids\n      expectedVersions: $expectedVersions\n      selection: $selection\n      until: $until\n      reason: $reason\n    ) {\n      ...BulkOutcome\n    }\n  }\n": typeof types.SnoozeAlarmDocument,
    "\n  mutation UnsnoozeAlarm($ids: [ID!], $expectedVersions: [Int!], $selection: AlarmSelection) {\n    result: unsnoozeAlarm(ids: $ids, expectedVersions: $expectedVersions, selection: $selection) {\n      ...BulkOutcome\n    }\n  }\n": typeof types.UnsnoozeAlarmDocument,
    "\n  mutation UpdateAlarmPriority($ids: [ID!], $selection: AlarmSelection, $priority: Int!) {\n    result: updateAlarmPriority(ids: $ids, selection: $selection, priority: $priority) {\n      ...BulkOutcome\n    }\n  }\n": typeof types.UpdateAlarmPriorityDocument,
    "\n  mutation UpdateAlarms($ids: [ID!], $selection: AlarmSelection, $isServiceImpacting: Boolean!) {\n    result: updateAlarms(ids: $ids, selection: $selection, isServiceImpacting: $isServiceImpacting) {\n      ...BulkOutcome\n    }\n  }\n": typeof types.UpdateAlarmsDocument,
    "\n  mutation DeleteAlarms($ids: [ID!], $selection: AlarmSelection) {\n    result: deleteAlarms(ids: $ids, selection: $selection) {\n      ...BulkOutcome\n    }\n  }\n": typeof types.DeleteAlarmsDocument,
    "\n  mutation RestoreAlarms($ids: [ID!]!) {\n    result: restoreAlarms(ids: $ids) {\n      ...BulkOutcome\n    }\n  }\n": typeof types.RestoreAlarmsDocument,
    "\n  mutation UndoAlarms($undoId: ID!) {\n    result: undoAlarms(undoId: $undoId) {\n      ...BulkOutcome\n    }\n  }\n": typeof types.UndoAlarmsDocument,
    "\n  mutation UpdateAlarmNotes($id: ID!, $notes: String) {\n    updateAlarmNotes(id: $id, notes: $notes) {\n      id\n      notes\n      version\n    }\n  }\n": typeof types.UpdateAlarmNotesDocument,
    "\n  mutation UpdateAlarmContextualName($id: ID!, $contextualName: String, $expectedVersion: Int) {\n    updateAlarmContextualName(id: $id, contextualName: $contextualName, expectedVersion: $expectedVersion) {\n      id\n      contextualName\n      version\n    }\n  }\n": typeof types.UpdateAlarmContextualNameDocument,
    "\n  fragment ActivityFields on AlarmActivity {\n    id\n    cause\n    field\n    revValue\n    prevValue\n    createdAt\n    user {\n      displayName\n    }\n    automationRule {\n      id\n      name\n      isDeleted\n    }\n    externalSystem {\n      displayName\n    }\n    metadata {\n      statusUpdateReason\n      snoozeReason\n      snoozeDuration\n      vote\n      comment\n    }\n  }\n": typeof types.ActivityFieldsFragmentDoc,
    "\n  query AlarmActivity($alarmId: ID!, $kind: AlarmActivityKind, $limit: Int!, $offset: Int!) {\n    alarmActivityAndCount(where: { alarmId: $alarmId, kind: $kind }, limit: $limit, offset: $offset) {\n      count\n      alarmActivity {\n        ...ActivityFields\n      }\n    }\n  }\n": typeof types.AlarmActivityDocument,
    "\n  query CmmsLevels($alarmId: ID!) {\n    alarmEntityPath(alarmId: $alarmId) {\n      id\n      name\n    }\n  }\n": typeof types.CmmsLevelsDocument,
    "\n  fragment InstanceFields on AlarmInstance {\n    id\n    alarmTime\n    endTime\n    endTimeSource\n    duration\n    ackBy\n    ackTime\n    processVariableValue {\n      value\n      unit\n    }\n  }\n": typeof types.InstanceFieldsFragmentDoc,
    "\n  query AlarmInstances($alarmId: ID!, $limit: Int!, $offset: Int!) {\n    alarmInstancesAndCount(where: { alarmId: $alarmId }, limit: $limit, offset: $offset) {\n      count\n      alarmInstances {\n        ...InstanceFields\n      }\n    }\n  }\n": typeof types.AlarmInstancesDocument,
    "\n  query AlarmInstanceDaily($alarmId: ID!, $range: DateRange!, $timezone: String!) {\n    alarmInstanceDaily(alarmId: $alarmId, range: $range, timezone: $timezone) {\n      date\n      count\n    }\n  }\n": typeof types.AlarmInstanceDailyDocument,
    "\n  query AlarmSiblings($where: AlarmWhere, $limit: Int!) {\n    alarmsAndCount(where: $where, limit: $limit) {\n      count\n      alarms {\n        ...AlarmRow\n      }\n    }\n  }\n": typeof types.AlarmSiblingsDocument,
    "\n  fragment AlarmDetail on Alarm {\n    id\n    displayId\n    contextualName\n    text\n    formattedRawText\n    point\n    pointEntityId\n    entities {\n      id\n      name\n      class\n    }\n    priority\n    priorityLastModifiedBy\n    status\n    enteredStatusAt\n    state\n    severity\n    isPinned\n    isStale\n    isServiceImpacting\n    isSenderUnverified\n    unverifiedSender\n    serviceImpactLastModifiedBy\n    latestAlarmTime\n    latestEndTime\n    activeWorkCount\n    lastWorkTicketClosedAt\n    fleetingCount\n    chatteringCount\n    notes\n    rawAttributes\n    cmmsAttributes\n    alarmType\n    snoozeExpiresAt\n    snoozeReason\n    version\n    properties {\n      id\n      type\n      value\n      confidence\n      shownConfidence\n      needsVerification\n      source\n      sourceText\n      sourceField\n      verifiedBy\n    }\n    externalSystem {\n      id\n      displayName\n    }\n  }\n": typeof types.AlarmDetailFragmentDoc,
    "\n  query AlarmById($id: ID!, $limit: Int!) {\n    alarmsAndCount(where: { ids: [$id] }, limit: $limit) {\n      alarms {\n        ...AlarmDetail\n      }\n    }\n  }\n": typeof types.AlarmByIdDocument,
    "\n  fragment AlarmRow on Alarm {\n    id\n    displayId\n    contextualName\n    text\n    formattedRawText\n    point\n    priority\n    status\n    enteredStatusAt\n    state\n    severity\n    isPinned\n    isStale\n    isNuisance\n    isServiceImpacting\n    isSenderUnverified\n    latestAlarmTime\n    latestEndTime\n    activeWorkCount\n    lastWorkTicketClosedAt\n    fleetingCount\n    chatteringCount\n    nuisanceCount\n    externalSystem {\n      id\n      name\n      displayName\n    }\n    snoozeExpiresAt\n    snoozeReason\n    snoozedBy {\n      displayName\n    }\n    snoozedByRule {\n      id\n      name\n      isDeleted\n    }\n    createdAt\n    version\n    cursor\n    properties {\n      type\n      value\n    }\n  }\n": typeof types.AlarmRowFragmentDoc,
    "\n  fragment AlarmCmms on Alarm {\n    cmmsConfigStatus\n    cmmsMappedAssetName\n    cmmsMappedAssetValue\n    cmmsMappedLocationName\n    cmmsMappedLocationValue\n  }\n": typeof types.AlarmCmmsFragmentDoc,
    "\n  query LensAlarms(\n    $lensId: ID\n    $searchTerm: String\n    $criteria: [CriterionInput!]\n    $sort: [AlarmOrder!]\n    $timezone: String\n    $properties: [String!]\n    $limit: Int\n    $after: String\n    $withCmms: Boolean = false\n  ) {\n    fastAlarms(\n      lensId: $lensId\n      searchTerm: $searchTerm\n      criteria: $criteria\n      sort: $sort\n      timezone: $timezone\n      properties: $properties\n      limit: $limit\n      after: $after\n    ) {\n      ...AlarmRow\n      ...AlarmCmms @include(if: $withCmms)\n    }\n  }\n": typeof types.LensAlarmsDocument,
    "\n  query AlarmsById($ids: [ID!]!, $properties: [String!], $sort: [AlarmOrder!], $withCmms: Boolean = false) {\n    fastAlarms(where: { ids: $ids }, properties: $properties, sort: $sort, limit: 200) {\n      ...AlarmRow\n      ...AlarmCmms @include(if: $withCmms)\n    }\n  }\n": typeof types.AlarmsByIdDocument,
    "\n  query EntityAliases($entityId: ID!) {\n    entityAliases(entityId: $entityId) {\n      alias\n      isShort\n    }\n  }\n": typeof types.EntityAliasesDocument,
    "\n  query EntityAliasSuggestions($entityId: ID!) {\n    entityAliasSuggestions(entityId: $entityId) {\n      alias\n      seen\n      alarms\n    }\n  }\n": typeof types.EntityAliasSuggestionsDocument,
    "\n  query CheckEntityAlias($entityId: ID!, $alias: String!) {\n    checkEntityAliasesIsUnique(entityId: $entityId, aliases: [$alias]) {\n      isUnique\n      aliases {\n        isShort\n        conflict {\n          name\n        }\n      }\n    }\n  }\n": typeof types.CheckEntityAliasDocument,
    "\n  query EntityAliasPreview($entityId: ID!, $alias: String!) {\n    entityAliasPreview(entityId: $entityId, alias: $alias) {\n      mentioned\n      changed\n      verified\n      isComplete\n      samples {\n        alarmId\n        name\n        text\n        before\n        after\n      }\n    }\n  }\n": typeof types.EntityAliasPreviewDocument,
    "\n  mutation AddEntityAlias($entityId: ID!, $alias: String!) {\n    addEntityAliases(entityId: $entityId, aliases: [$alias]) {\n      alias\n      isShort\n    }\n  }\n": typeof types.AddEntityAliasDocument,
    "\n  mutation RemoveEntityAlias($entityId: ID!, $alias: String!) {\n    removeEntityAlias(entityId: $entityId, alias: $alias) {\n      alias\n      isShort\n    }\n  }\n": typeof types.RemoveEntityAliasDocument,
    "\n  mutation ApplyEntityAlias($entityId: ID!, $alias: String!) {\n    applyEntityAlias(entityId: $entityId, alias: $alias) {\n      taskId\n      affected\n    }\n  }\n": typeof types.ApplyEntityAliasDocument,
    "\n  query AnalystReaders {\n    analystReaders {\n      isKept\n      rows {\n        name\n        createdAt\n        changedAt\n        revokedAt\n        lastUsedAt\n      }\n    }\n  }\n": typeof types.AnalystReadersDocument,
    "\n  mutation CreateAnalystReader($name: String!) {\n    createAnalystReader(name: $name) {\n      name\n      secret\n    }\n  }\n": typeof types.CreateAnalystReaderDocument,
    "\n  mutation RotateAnalystReader($name: String!) {\n    rotateAnalystReader(name: $name) {\n      name\n      secret\n    }\n  }\n": typeof types.RotateAnalystReaderDocument,
    "\n  mutation RevokeAnalystReader($name: String!) {\n    revokeAnalystReader(name: $name) {\n      name\n      revokedAt\n    }\n  }\n": typeof types.RevokeAnalystReaderDocument,
    "\n  query SpacesIn($parentId: ID, $offset: Int) {\n    searchEntities(type: Space, parentId: $parentId, isTop: true, offset: $offset) {\n      searchEntities {\n        id\n        name\n        class\n        count\n      }\n      searchEntityCount\n    }\n  }\n": typeof types.SpacesInDocument,
    "\n  fragment EntityRow on Entity {\n    id\n    name\n    class\n    rawEntityClass\n    assetClass\n    effectiveCriticality\n    activeAlarmCount\n    shop\n    externalId\n    building\n    floor\n    roomName\n    spaceType {\n      id\n      name\n    }\n    isPaid\n    version: shownVersion\n  }\n": typeof types.EntityRowFragmentDoc,
    "\n  query EntityList($where: EntityWhere, $orderBy: EntityOrder, $limit: Int, $after: String) {\n    entitiesAndCount(where: $where, orderBy: $orderBy, limit: $limit, after: $after) {\n      entities {\n        ...EntityRow\n        cursor\n      }\n      count\n    }\n  }\n": typeof types.EntityListDocument,
    "\n  query EntityOf($id: ID!) {\n    entity(id: $id) {\n      id\n      name\n      class\n      classId\n      rawEntityClass\n      assetClass\n      parentId\n      parent {\n        id\n        name\n      }\n      criticality\n      effectiveCriticality\n      criticalityPath {\n        entityId\n        name\n        source\n        sourceName\n        criticality\n      }\n      properties {\n        label\n        value\n      }\n      location\n      locationEntities {\n        id\n        name\n        class\n      }\n      spaceType {\n        id\n        name\n      }\n      shop\n      externalId\n      isPaid\n      isActive\n      activeAlarmCount\n      stateChangedAt\n      createdAt\n      version\n    }\n  }\n": typeof types.EntityOfDocument,
    "\n  mutation CreateEntity(\n    $class: String!\n    $name: String!\n    $parentId: ID\n    $criticality: Int\n    $spaceTypeId: ID\n    $shop: String\n    $properties: [EntityPropertyInput!]\n  ) {\n    createEntity(\n      class: $class\n      name: $name\n      parentId: $parentId\n      criticality: $criticality\n      spaceTypeId: $spaceTypeId\n      shop: $shop\n      properties: $properties\n    ) {\n      id\n      name\n    }\n  }\n": typeof types.CreateEntityDocument,
    "\n  mutation UpdateEntity(\n    $id: ID!\n    $expectedVersion: Int\n    $class: String\n    $name: String\n    $parentId: ID\n    $criticality: Int\n    $spaceTypeId: ID\n    $shop: String\n    $properties: [EntityPropertyInput!]\n  ) {\n    updateEntity(\n      id: $id\n      expectedVersion: $expectedVersion\n      class: $class\n      name: $name\n      parentId: $parentId\n      criticality: $criticality\n      spaceTypeId: $spaceTypeId\n      shop: $shop\n      properties: $properties\n    ) {\n      id\n      name\n    }\n  }\n": typeof types.UpdateEntityDocument,
    "\n  mutation SetEntityPaid($id: ID!, $isPaid: Boolean!) {\n    updateEntity(id: $id, isPaid: $isPaid) {\n      id\n      isPaid\n    }\n  }\n": typeof types.SetEntityPaidDocument,
    "\n  query EntityDuplicate($class: String!, $name: String!, $parentId: ID, $id: ID) {\n    checkEntityDuplicate(class: $class, name: $name, parentId: $parentId, id: $id) {\n      id\n      name\n    }\n  }\n": typeof types.EntityDuplicateDocument,
    "\n  query EntityUse($ids: [ID!]!) {\n    canDeleteEntities(ids: $ids) {\n      id\n      canDelete\n      alarmCount\n      openWorkCount\n      childCount\n      reasons\n    }\n  }\n": typeof types.EntityUseDocument,
    "\n  mutation DeleteEntities($ids: [ID!]!) {\n    deleteEntities(ids: $ids) {\n      deleted\n    }\n  }\n": typeof types.DeleteEntitiesDocument,
    "\n  mutation ReassignAlarmPoints($entityId: ID!, $toEntityId: ID!) {\n    reassignAlarmPoints(entityId: $entityId, toEntityId: $toEntityId) {\n      taskId\n      affected\n      failures {\n        reason\n      }\n    }\n  }\n": typeof types.ReassignAlarmPointsDocument,
    "\n  mutation RefreshSidecarCache($entityClass: String) {\n    refreshSidecarCache(entityClass: $entityClass) {\n      refreshed\n    }\n  }\n": typeof types.RefreshSidecarCacheDocument,
    "\n  query EntityActivityOf($entityId: ID!, $offset: Int) {\n    entityActivityAndCount(entityId: $entityId, offset: $offset) {\n      entityActivity {\n        id\n        createdAt\n        userName\n        field\n        prevValue\n        revValue\n      }\n      count\n    }\n  }\n": typeof types.EntityActivityOfDocument,
    "\n  query EntityWork($entityId: ID!) {\n    open: entityWorkTickets(entityId: $entityId, state: OPEN) {\n      ...EntityTicket\n    }\n    closed: entityWorkTickets(entityId: $entityId, state: CLOSED) {\n      ...EntityTicket\n    }\n  }\n": typeof types.EntityWorkDocument,
    "\n  fragment EntityTicket on WorkTicket {\n    id\n    displayId\n    objective\n    state\n    createdAt\n    closedAt\n  }\n": typeof types.EntityTicketFragmentDoc,
    "\n  query EntityAlarms($criteria: [CriterionInput!], $limit: Int, $after: String) {\n    fastAlarms(criteria: $criteria, limit: $limit, after: $after) {\n      id\n      displayId\n      contextualName\n      text\n      priority\n      state\n      severity\n      latestAlarmTime\n      externalSystem {\n        id\n      }\n      cursor\n    }\n  }\n": typeof types.EntityAlarmsDocument,
    "\n  query EntityPoints($criteria: [CriterionInput!], $limit: Int) {\n    fastAlarms(criteria: $criteria, limit: $limit) {\n      id\n      point\n    }\n  }\n": typeof types.EntityPointsDocument,
    "\n  query SpaceTypeList($offset: Int) {\n    spaceTypes(offset: $offset) {\n      spaceTypes {\n        id\n        name\n        criticality\n        spaceCount\n      }\n      spaceTypeCount\n    }\n  }\n": typeof types.SpaceTypeListDocument,
    "\n  mutation CreateSpaceType($name: String!, $criticality: Int) {\n    createSpaceType(name: $name, criticality: $criticality) {\n      id\n    }\n  }\n": typeof types.CreateSpaceTypeDocument,
    "\n  mutation UpdateSpaceType($id: ID!, $name: String, $criticality: Int) {\n    updateSpaceType(id: $id, name: $name, criticality: $criticality) {\n      id\n    }\n  }\n": typeof types.UpdateSpaceTypeDocument,
    "\n  mutation DeleteSpaceType($id: ID!) {\n    deleteSpaceType(id: $id) {\n      id\n    }\n  }\n": typeof types.DeleteSpaceTypeDocument,
    "\n  query FoundAssets($searchTerm: String!) {\n    entitiesAndCount(where: { searchTerm: $searchTerm }, limit: 10) {\n      entities {\n        id\n        name\n        class\n        building\n      }\n    }\n  }\n": typeof types.FoundAssetsDocument,
    "\n  query AssetShops($search: String, $offset: Int) {\n    assetShops(search: $search, offset: $offset) {\n      assetShops {\n        label\n        value\n      }\n      assetShopCount\n    }\n  }\n": typeof types.AssetShopsDocument,
    "\n  query CmmsSystems {\n    cmmsSystems {\n      id\n      displayName\n      schema\n      isActive\n    }\n    globalCmmsConfig {\n      saveOnCreateWork\n    }\n  }\n": typeof types.CmmsSystemsDocument,
    "\n  mutation UpdateGlobalCmmsConfig($saveOnCreateWork: Boolean!) {\n    updateGlobalCmmsConfig(saveOnCreateWork: $saveOnCreateWork) {\n      saveOnCreateWork\n    }\n  }\n": typeof types.UpdateGlobalCmmsConfigDocument,
    "\n  fragment CmmsField on ExternalCmmsField {\n    id\n    externalSystemId\n    name\n    title\n    description\n    maxLength\n    dataType\n    defaultValue\n    genericField\n    isCreateWorkField\n    isCreateHiddenWorkField\n    isRequired\n    isVisible\n    isReadOnly\n    displayTemplate\n    isTranslatedByName\n    isTranslatedByValue\n    isAutoSyncValuesEnabled\n    isSyncingDomainValues\n    lastRefreshedAt\n    lastRefreshedBy\n    relatedParentField {\n      id\n      title\n    }\n  }\n": typeof types.CmmsFieldFragmentDoc,
    "\n  query CmmsFields($where: ExternalCmmsFieldWhere, $orderBy: ExternalCmmsFieldOrder, $limit: Int, $offset: Int) {\n    externalCmmsFieldsAndCount(where: $where, orderBy: $orderBy, limit: $limit, offset: $offset) {\n      externalCmmsFields {\n        ...CmmsField\n      }\n      count\n    }\n  }\n": typeof types.CmmsFieldsDocument,
    "\n  mutation CreateCmmsField($input: CreateExternalCmmsFieldInput!) {\n    createExternalCmmsField(input: $input) {\n      ...CmmsField\n    }\n  }\n": typeof types.CreateCmmsFieldDocument,
    "\n  mutation UpdateCmmsField($id: ID!, $input: ExternalCmmsFieldInput!) {\n    updateExternalCmmsField(id: $id, input: $input) {\n      ...CmmsField\n    }\n  }\n": typeof types.UpdateCmmsFieldDocument,
    "\n  mutation ReorderCmmsFields($fieldIds: [ID!]!, $type: ExternalCmmsFieldOrder!, $externalSystemId: ID!) {\n    reorderExternalCmmsFields(fieldIds: $fieldIds, type: $type, externalSystemId: $externalSystemId) {\n      id\n    }\n  }\n": typeof types.ReorderCmmsFieldsDocument,
    "\n  query CmmsFieldMaps($externalSystemId: ID!) {\n    externalCmmsFieldMaps(externalSystemId: $externalSystemId) {\n      field {\n        ...CmmsField\n      }\n      mappings {\n        externalId\n        internalId\n        internalFieldType\n        internalFieldName\n      }\n      translationCount\n    }\n    cmmsInternalFields {\n      internalFieldType\n      name\n      label\n    }\n  }\n": typeof types.CmmsFieldMapsDocument,
    "\n  mutation CreateCmmsMapping($externalId: ID!, $internalId: ID!) {\n    createExternalCmmsFieldMapping(externalId: $externalId, internalId: $internalId) {\n      internalId\n    }\n  }\n": typeof types.CreateCmmsMappingDocument,
    "\n  mutation DeleteCmmsMapping($externalId: ID!, $internalId: ID!) {\n    deleteExternalCmmsFieldMapping(externalId: $externalId, internalId: $internalId) {\n      internalId\n    }\n  }\n": typeof types.DeleteCmmsMappingDocument,
    "\n  mutation AddCmmsParentField($externalCmmsFieldId: ID!, $parentFieldId: ID!) {\n    addExternalCmmsRelatedParentField(externalCmmsFieldId: $externalCmmsFieldId, parentFieldId: $parentFieldId) {\n      ...CmmsField\n    }\n  }\n": typeof types.AddCmmsParentFieldDocument,
    "\n  mutation RemoveCmmsParentField($externalCmmsFieldId: ID!) {\n    removeExternalCmmsRelatedParentField(externalCmmsFieldId: $externalCmmsFieldId) {\n      ...CmmsField\n    }\n  }\n": typeof types.RemoveCmmsParentFieldDocument,
    "\n  query CmmsPulls($externalSystemId: ID!) {\n    cmmsPulls(externalSystemId: $externalSystemId) {\n      id\n      kind\n      fieldIds\n      status\n      error\n      added\n      changed\n      removed\n      isPreview\n      fields {\n        name\n        title\n        dataType\n        isRequired\n        change\n      }\n      createdAt\n      finishedAt\n    }\n  }\n": typeof types.CmmsPullsDocument,
    "\n  query PullCmmsFields($externalSystemId: ID!, $isPreview: Boolean, $names: [String!]) {\n    pullExternalCmmsFields(externalSystemId: $externalSystemId, isPreview: $isPreview, names: $names) {\n      id\n    }\n  }\n": typeof types.PullCmmsFieldsDocument,
    "\n  query PullCmmsDomainValues($fieldIds: [ID!]!) {\n    pullExternalCmmsDomainValues(fieldIds: $fieldIds) {\n      id\n    }\n  }\n": typeof types.PullCmmsDomainValuesDocument,
    "\n  mutation CreateCmmsValue($externalCmmsFieldId: ID!, $input: ExternalCmmsDomainValueInput!) {\n    createExternalCmmsDomainValue(externalCmmsFieldId: $externalCmmsFieldId, input: $input) {\n      id\n    }\n  }\n": typeof types.CreateCmmsValueDocument,
    "\n  mutation UpdateCmmsValue($id: ID!, $input: ExternalCmmsDomainValueInput!) {\n    updateExternalCmmsDomainValue(id: $id, input: $input) {\n      id\n      name\n      value\n    }\n  }\n": typeof types.UpdateCmmsValueDocument,
    "\n  mutation DeleteCmmsValues($ids: [ID!]!) {\n    deleteExternalCmmsDomainValues(ids: $ids) {\n      id\n      isDeleted\n    }\n  }\n": typeof types.DeleteCmmsValuesDocument,
    "\n  query CmmsTranslations($where: ExternalCmmsValueTranslationWhere!, $offset: Int) {\n    externalCmmsValueTranslationsAndCount(where: $where, offset: $offset) {\n      externalCmmsValueTranslations {\n        id\n        externalValue\n        internalValue\n        internalValueSource\n        translationDirection\n      }\n      count\n    }\n  }\n": typeof types.CmmsTranslationsDocument,
    "\n  mutation CreateCmmsTranslation($externalFieldId: ID!, $input: ExternalCmmsValueTranslationInput!) {\n    createExternalCmmsValueTranslation(externalFieldId: $externalFieldId, input: $input) {\n      id\n    }\n  }\n": typeof types.CreateCmmsTranslationDocument,
    "\n  mutation UpdateCmmsTranslation($id: ID!, $input: ExternalCmmsValueTranslationInput!) {\n    updateExternalCmmsValueTranslation(id: $id, input: $input) {\n      id\n      externalValue\n      internalValue\n      internalValueSource\n      translationDirection\n    }\n  }\n": typeof types.UpdateCmmsTranslationDocument,
    "\n  mutation DeleteCmmsTranslations($ids: [ID!]!) {\n    deleteExternalCmmsValueTranslations(ids: $ids) {\n      id\n    }\n  }\n": typeof types.DeleteCmmsTranslationsDocument,
    "\n  query AlarmPoints($search: String, $offset: Int) {\n    alarmPoints(search: $search, offset: $offset) {\n      points\n      count\n    }\n  }\n": typeof types.AlarmPointsDocument,
    "\n  query AssetOptions(\n    $search: String\n    $offset: Int\n    $level: AssetLevel\n    $ids: [ID!]\n    $values: AssetOptionValues\n  ) {\n    assets(search: $search, offset: $offset, level: $level, ids: $ids, values: $values) {\n      assets {\n        label\n        value\n      }\n      assetCount\n    }\n  }\n": typeof types.AssetOptionsDocument,
    "\n  query SpaceTypeOptions($search: String, $offset: Int) {\n    spaceTypes(search: $search, offset: $offset) {\n      spaceTypes {\n        id\n        name\n      }\n      spaceTypeCount\n    }\n  }\n": typeof types.SpaceTypeOptionsDocument,
    "\n  query LensCount($where: AlarmWhere) {\n    matches: alarmsAndCount(where: $where, limit: 1) {\n      count\n    }\n  }\n": typeof types.LensCountDocument,
    "\n  query AssetCount($where: EntityWhere) {\n    matches: entitiesAndCount(where: $where, limit: 1) {\n      count\n    }\n  }\n": typeof types.AssetCountDocument,
    "\n  query WorkCount($criterion: WorkCriterion, $searchTerm: String) {\n    matches: workTicketsAndCount(criterion: $criterion, searchTerm: $searchTerm, limit: 1) {\n      count\n    }\n  }\n": typeof types.WorkCountDocument,
    "\n  query EntityClassOptions($search: String, $offset: Int) {\n    entityClasses(search: $search, offset: $offset) {\n      entityClasses {\n        id\n        name\n      }\n      entityClassCount\n    }\n  }\n": typeof types.EntityClassOptionsDocument,
    "\n  query TicketNumbers($number: String, $offset: Int) {\n    workTicketIds(number: $number, offset: $offset) {\n      items {\n        displayId\n      }\n      count\n    }\n  }\n": typeof types.TicketNumbersDocument,
    "\n  query AlarmNumbers($search: String!, $offset: Int) {\n    searchAlarmsById(search: $search, offset: $offset) {\n      alarms {\n        id\n        displayId\n        contextualName\n      }\n      count\n    }\n  }\n": typeof types.AlarmNumbersDocument,
    "\n  query AssetLabelOptions($search: String, $offset: Int) {\n    assetProperties(search: $search, offset: $offset) {\n      assetProperties {\n        label\n        value\n      }\n      assetPropertyCount\n    }\n  }\n": typeof types.AssetLabelOptionsDocument,
    "\n  query AlarmStatuses {\n    alarmStatuses {\n      name\n      isCustom\n    }\n  }\n": typeof types.AlarmStatusesDocument,
    "\n  fragment ReportExportFields on ReportExport {\n    id\n    exportType\n    format\n    list\n    input\n    status\n    rowCount\n    fileSize\n    error\n    fileName\n    createdAt\n    asOf\n    completedAt\n    expiresAt\n  }\n": typeof types.ReportExportFieldsFragmentDoc,
    "\n  query ReportExports($limit: Int!) {\n    reportExports(limit: $limit) {\n      count\n      rows {\n        ...ReportExportFields\n      }\n    }\n  }\n": typeof types.ReportExportsDocument,
    "\n  query ReportUrl($exportId: ID!) {\n    reportUrl(exportId: $exportId)\n  }\n": typeof types.ReportUrlDocument,
    "\n  mutation RequestExport($input: RequestExportInput!) {\n    requestExport(input: $input) {\n      count\n      export {\n        ...ReportExportFields\n      }\n    }\n  }\n": typeof types.RequestExportDocument,
    "\n  mutation SendFeedback($text: String!, $version: String) {\n    sendFeedback(text: $text, version: $version) {\n      id\n    }\n  }\n": typeof types.SendFeedbackDocument,
    "\n  query SentFeedback {\n    feedback {\n      id\n      text\n      createdAt\n    }\n  }\n": typeof types.SentFeedbackDocument,
    "\n  fragment FeedFields on Feed {\n    id\n    displayName\n    customerId\n    customerName\n    health {\n      state\n      label\n    }\n    issues {\n      issueType\n      count\n      message\n      alertedAt\n      isDismissed\n    }\n    since\n    lastContactAt\n    deadLetters\n    oldestDeadLetterAt\n    jobs\n    lagSeconds\n    pump {\n      undelivered\n      lagSeconds\n      reportedAt\n    }\n    tries {\n      kind\n      status\n      response\n      by\n      at\n    }\n  }\n": typeof types.FeedFieldsFragmentDoc,
    "\n  query Feeds($where: FeedWhere!, $limit: Int!, $offset: Int!) {\n    feedsAndCounts(where: $where, limit: $limit, offset: $offset) {\n      feeds {\n        ...FeedFields\n      }\n      counts {\n        feeds\n        troubled\n        customers\n        troubledCustomers\n      }\n    }\n  }\n": typeof types.FeedsDocument,
    "\n  query CmmsFieldOptions(\n    $externalCmmsFieldId: ID!\n    $search: String\n    $externalDetails: JSON\n    $useValueSort: Boolean\n    $offset: Int\n  ) {\n    externalCmmsFieldOptions(\n      externalCmmsFieldId: $externalCmmsFieldId\n      search: $search\n      externalDetails: $externalDetails\n      useValueSort: $useValueSort\n      offset: $offset\n    ) {\n      options {\n        value\n        label\n      }\n      count\n    }\n  }\n": typeof types.CmmsFieldOptionsDocument,
    "\n  query CmmsAssignees($externalSystemId: ID, $search: String, $offset: Int) {\n    cmmsAssignee(externalSystemId: $externalSystemId, search: $search, offset: $offset) {\n      fieldId\n      value\n      label\n    }\n    cmmsAssigneeCount(externalSystemId: $externalSystemId, search: $search)\n  }\n": typeof types.CmmsAssigneesDocument,
    "\n  query CmmsFormValues($externalSystemId: ID!, $alarmIds: [ID!], $externalDetails: JSON) {\n    translateInternalToExternalCmmsValues(\n      externalSystemId: $externalSystemId\n      alarmIds: $alarmIds\n      externalDetails: $externalDetails\n    ) {\n      field {\n        ...CmmsField\n      }\n      value\n      label\n      source\n      sourceName\n      problem\n    }\n  }\n": typeof types.CmmsFormValuesDocument,
    "\n  query CmmsConfigOf($alarmId: ID, $entityId: ID) {\n    cmmsConfig(alarmId: $alarmId, entityId: $entityId) {\n      externalSystem {\n        id\n        displayName\n      }\n      status\n      fields {\n        field {\n          ...CmmsField\n        }\n        value\n        label\n        source\n        sourceName\n        problem\n        own\n      }\n    }\n  }\n": typeof types.CmmsConfigOfDocument,
    "\n  mutation UpdateCmmsConfig($alarmId: ID, $entityId: ID, $externalSystemId: ID!, $cmmsConfig: JSON!) {\n    updateCmmsConfig(\n      alarmId: $alarmId\n      entityId: $entityId\n      externalSystemId: $externalSystemId\n      cmmsConfig: $cmmsConfig\n    ) {\n      status\n    }\n  }\n": typeof types.UpdateCmmsConfigDocument,
    "\n  mutation RetrySync($id: ID!) {\n    retryWorkTicketCmmsSync(id: $id) {\n      ...WorkTile\n      verbs\n    }\n  }\n": typeof types.RetrySyncDocument,
    "\n  mutation DismissSync($id: ID!) {\n    dismissWorkTicketCmmsSyncFailure(id: $id) {\n      ...WorkTile\n      verbs\n    }\n  }\n": typeof types.DismissSyncDocument,
    "\n  query CmmsValues($where: ExternalCmmsDomainValueWhere!, $offset: Int) {\n    externalCmmsDomainValuesAndCount(where: $where, offset: $offset) {\n      externalCmmsDomainValues {\n        id\n        name\n        value\n        externalId\n        parentExternalId\n        isManuallyAdded\n        modifiedAt\n      }\n      count\n    }\n  }\n": typeof types.CmmsValuesDocument,
    "\n  query SearchEntities($type: EntitySearchType!, $parentId: ID, $searchTerm: String, $offset: Int) {\n    searchEntities(type: $type, parentId: $parentId, searchTerm: $searchTerm, offset: $offset) {\n      searchEntities {\n        id\n        name\n        count\n        building\n        class\n      }\n      searchEntityCount\n    }\n  }\n": typeof types.SearchEntitiesDocument,
    "\n  query SearchEntityCounts($searchTerm: String) {\n    space: searchEntityCount(type: Space, searchTerm: $searchTerm)\n    asset: searchEntityCount(type: Asset, searchTerm: $searchTerm)\n  }\n": typeof types.SearchEntityCountsDocument,
    "\n  query Assignees($nameLike: String) {\n    usersByTeamIds(nameLike: $nameLike) {\n      id\n      displayName\n      teams {\n        teamId\n        teamName\n        role\n      }\n    }\n  }\n": typeof types.AssigneesDocument,
    "\n  mutation AssignRoles($userIds: [ID!]!, $role: AuthRole!, $customRoleId: ID) {\n    assignRoles(userIds: $userIds, role: $role, customRoleId: $customRoleId) {\n      userId\n      role\n      customRoleId\n    }\n  }\n": typeof types.AssignRolesDocument,
    "\n  fragment TeamFields on Team {\n    id\n    name\n    alarmFilters {\n      field\n      name\n      isExclusion\n      values\n    }\n  }\n": typeof types.TeamFieldsFragmentDoc,
    "\n  query Teams {\n    teams {\n      ...TeamFields\n    }\n  }\n": typeof types.TeamsDocument,
    "\n  query AlarmEntities($type: AlarmEntityType!, $parentId: ID, $isTop: Boolean, $search: String, $offset: Int) {\n    alarmEntitiesByType(type: $type, parentId: $parentId, isTop: $isTop, search: $search, offset: $offset) {\n      alarmEntities {\n        id\n        name\n        class\n        hasChildren\n      }\n      count\n    }\n  }\n": typeof types.AlarmEntitiesDocument,
    "\n  mutation UpdateAlarmPointEntity($ids: [ID!], $expectedVersions: [Int!], $pointEntityId: ID) {\n    result: updateAlarmPointEntity(ids: $ids, expectedVersions: $expectedVersions, pointEntityId: $pointEntityId) {\n      ...BulkOutcome\n    }\n  }\n": typeof types.UpdateAlarmPointEntityDocument,
    "\n  fragment PropertyDefinitionFields on AlarmPropertyDefinition {\n    name\n    label\n    order\n    isVisible\n    isMulti\n    isEditable\n    hasLocations\n  }\n": typeof types.PropertyDefinitionFieldsFragmentDoc,
    "\n  query AlarmConfig {\n    alarmConfig {\n      definitions {\n        ...PropertyDefinitionFields\n      }\n    }\n  }\n": typeof types.AlarmConfigDocument,
    "\n  query AlarmPropertyOptions($property: String!, $value: String, $offset: Int) {\n    alarmPropertyAutocomplete(property: $property, value: $value, offset: $offset) {\n      items {\n        value\n        name\n      }\n      count\n    }\n  }\n": typeof types.AlarmPropertyOptionsDocument,
    "\n  mutation UpdateAlarmDetails($ids: [ID!], $expectedVersions: [Int!], $properties: [AlarmPropertyInput!]!) {\n    result: updateAlarmDetails(ids: $ids, expectedVersions: $expectedVersions, properties: $properties) {\n      ...BulkOutcome\n    }\n  }\n": typeof types.UpdateAlarmDetailsDocument,
    "\n  fragment SystemState on SourceSystem {\n    id\n    name\n    displayName\n    isActive\n    lastContactAt\n    health {\n      state\n      label\n      lostSince\n    }\n  }\n": typeof types.SystemStateFragmentDoc,
    "\n  query SourceSystems {\n    sourceSystems {\n      ...SystemState\n    }\n  }\n": typeof types.SourceSystemsDocument,
    "\n  query SystemStates($withMaintenance: Boolean!) {\n    sourceSystems {\n      ...SystemState\n    }\n    maintenanceSystems @include(if: $withMaintenance) {\n      ...SystemState\n    }\n  }\n": typeof types.SystemStatesDocument,
    "\n  query WorkSystems {\n    workSystems {\n      id\n      displayName\n    }\n  }\n": typeof types.WorkSystemsDocument,
    "\n  query Holidays {\n    holidays {\n      id\n      date\n      name\n      isYearly\n    }\n  }\n": typeof types.HolidaysDocument,
    "\n  mutation CreateHoliday($input: HolidayInput!) {\n    createHoliday(input: $input) {\n      id\n    }\n  }\n": typeof types.CreateHolidayDocument,
    "\n  mutation DeleteHoliday($id: ID!) {\n    deleteHoliday(id: $id) {\n      id\n    }\n  }\n": typeof types.DeleteHolidayDocument,
    "\n  fragment IncidentCard on Incident {\n    id\n    count\n    activeCount\n    highestPriority\n    causeAsset\n    explanation\n    startedAt\n    endedAt\n    assetCount\n    isByHand\n    ticketId\n  }\n": typeof types.IncidentCardFragmentDoc,
    "\n  fragment IncidentAlarm on Alarm {\n    id\n    displayId\n    contextualName\n    text\n    priority\n    state\n    status\n    latestAlarmTime\n    latestEndTime\n    externalSystem {\n      id\n    }\n  }\n": typeof types.IncidentAlarmFragmentDoc,
    "\n  query IncidentOfAlarm($ids: [ID!]!, $limit: Int!) {\n    fastAlarms(where: { ids: $ids }) {\n      id\n      incident {\n        ...IncidentCard\n        alarms(limit: $limit) {\n          ...IncidentAlarm\n        }\n      }\n    }\n  }\n": typeof types.IncidentOfAlarmDocument,
    "\n  query IncidentAlarms($id: ID!, $limit: Int!, $offset: Int!) {\n    incident(id: $id) {\n      id\n      alarms(limit: $limit, offset: $offset) {\n        ...IncidentAlarm\n      }\n    }\n  }\n": typeof types.IncidentAlarmsDocument,
    "\n  query ActiveIncidents($limit: Int!, $offset: Int) {\n    incidents(isActive: true, limit: $limit, offset: $offset) {\n      ...IncidentCard\n      causeAlarm {\n        id\n        displayId\n        externalSystem {\n          id\n        }\n      }\n    }\n  }\n": typeof types.ActiveIncidentsDocument,
    "\n  query RelatedAlarms($ticketId: ID!, $limit: Int!, $offset: Int) {\n    relatedAlarms(ticketId: $ticketId, limit: $limit, offset: $offset) {\n      count\n      alarms {\n        ...IncidentAlarm\n      }\n    }\n  }\n": typeof types.RelatedAlarmsDocument,
    "\n  query IncidentMeasure {\n    incidentMeasure {\n      intake {\n        alarms\n        rows\n        incidents\n      }\n      active {\n        alarms\n        rows\n        incidents\n      }\n    }\n  }\n": typeof types.IncidentMeasureDocument,
    "\n  query IncidentTrial {\n    incidentTrial {\n      rowsBefore\n      rowsAfter\n      incidents\n      largest\n      isCut\n    }\n  }\n": typeof types.IncidentTrialDocument,
    "\n  mutation SplitFromIncident($id: ID!, $alarmIds: [ID!]!) {\n    splitFromIncident(id: $id, alarmIds: $alarmIds) {\n      incident {\n        id\n      }\n    }\n  }\n": typeof types.SplitFromIncidentDocument,
    "\n  mutation MergeIncidents($id: ID!, $others: [ID!]!) {\n    mergeIncidents(id: $id, others: $others) {\n      id\n    }\n  }\n": typeof types.MergeIncidentsDocument,
    "\n  mutation CreateTicketOfIncident($id: ID!, $isDuplicateAccepted: Boolean) {\n    createTicketOfIncident(id: $id, isDuplicateAccepted: $isDuplicateAccepted) {\n      workTicket {\n        id\n        displayId\n        state\n      }\n      openTickets {\n        id\n        displayId\n      }\n      relatedCount\n    }\n  }\n": typeof types.CreateTicketOfIncidentDocument,
    "\n  query IntegrationNames($direction: ExternalSystemDirection, $limit: Int!, $offset: Int!) {\n    externalSystemsAndCount(where: { direction: $direction }, limit: $limit, offset: $offset) {\n      externalSystems {\n        id\n        displayName\n      }\n      count\n    }\n  }\n": typeof types.IntegrationNamesDocument,
    "\n  fragment CommandFields on ExternalSystemCommand {\n    id\n    status\n    commandType\n    command {\n      from\n      to\n    }\n    response\n    isForPump\n    before\n    progress {\n      items\n      total\n      share\n      at\n    }\n    isRetryable\n    isDeletable\n    createdBy\n    createdAt\n    startedAt\n    run {\n      id\n      status\n      counts {\n        total\n        payloads\n        events\n      }\n      updatedAt\n    }\n  }\n": typeof types.CommandFieldsFragmentDoc,
    "\n  query Commands($externalSystemId: ID!, $limit: Int!) {\n    getExternalSystemCommands(externalSystemId: $externalSystemId, limit: $limit) {\n      externalSystemCommands {\n        ...CommandFields\n      }\n      count\n    }\n  }\n": typeof types.CommandsDocument,
    "\n  query CommandedIntegration($id: ID!) {\n    externalSystemsAndCount(where: { ids: [$id] }) {\n      externalSystems {\n        id\n        direction\n        connectionType\n        listsFields\n      }\n    }\n  }\n": typeof types.CommandedIntegrationDocument,
    "\n  mutation ReplayAlarms($externalSystemId: ID!, $replayStartAt: DateTime, $replayEndAt: DateTime) {\n    replayAlarms(externalSystemId: $externalSystemId, replayStartAt: $replayStartAt, replayEndAt: $replayEndAt) {\n      ...CommandFields\n    }\n  }\n": typeof types.ReplayAlarmsDocument,
    "\n  mutation InitiateExternalSystemConfigCommand($externalSystemId: ID!) {\n    initiateExternalSystemConfigCommand(externalSystemId: $externalSystemId) {\n      ...CommandFields\n    }\n  }\n": typeof types.InitiateExternalSystemConfigCommandDocument,
    "\n  mutation GetAssets($externalSystemId: ID!) {\n    initiateExternalSystemGetAssetsCommand(externalSystemId: $externalSystemId) {\n      ...CommandFields\n    }\n  }\n": typeof types.GetAssetsDocument,
    "\n  mutation GetFromSystem($externalSystemId: ID!, $commandType: ExternalSystemGetType!) {\n    initiateExternalSystemGetCommand(externalSystemId: $externalSystemId, commandType: $commandType) {\n      ...CommandFields\n    }\n  }\n": typeof types.GetFromSystemDocument,
    "\n  mutation SyncExternalSystem($externalSystemId: ID!, $startAt: DateTime!, $endAt: DateTime) {\n    initiateExternalSystemSync(externalSystemId: $externalSystemId, startAt: $startAt, endAt: $endAt) {\n      ...CommandFields\n    }\n  }\n": typeof types.SyncExternalSystemDocument,
    "\n  mutation RetryCommand($id: ID!) {\n    retryExternalSystemCommand(id: $id) {\n      ...CommandFields\n    }\n  }\n": typeof types.RetryCommandDocument,
    "\n  mutation DeleteCommand($id: ID!) {\n    deleteExternalSystemCommand(id: $id)\n  }\n": typeof types.DeleteCommandDocument,
    "\n  fragment DeadLetterFields on DeadLetter {\n    id\n    externalSystemId\n    kind\n    reason\n    step\n    normaliser\n    payload\n    receivedAt\n    isSendable\n  }\n": typeof types.DeadLetterFieldsFragmentDoc,
    "\n  query DeadLetters($where: DeadLetterWhere, $ofAnyKind: DeadLetterWhere, $limit: Int!, $offset: Int!) {\n    deadLettersAndCount(where: $where, limit: $limit, offset: $offset) {\n      deadLetters {\n        ...DeadLetterFields\n      }\n      count\n    }\n    ofAnyKind: deadLettersAndCount(where: $ofAnyKind) {\n      counts {\n        externalSystemId\n        kind\n        count\n      }\n    }\n  }\n": typeof types.DeadLettersDocument,
    "\n  query DeadLetterKeys($where: DeadLetterWhere, $limit: Int!, $offset: Int!) {\n    deadLettersAndCount(where: $where, limit: $limit, offset: $offset) {\n      deadLetters {\n        id\n        externalSystemId\n        isSendable\n      }\n    }\n  }\n": typeof types.DeadLetterKeysDocument,
    "\n  mutation SendDeadLettersAgain($externalSystemId: ID!, $ids: [ID!]!, $payload: String) {\n    sendDeadLettersAgain(externalSystemId: $externalSystemId, ids: $ids, payload: $payload) {\n      resolved: settled\n    }\n  }\n": typeof types.SendDeadLettersAgainDocument,
    "\n  mutation DismissDeadLetters($externalSystemId: ID!, $ids: [ID!]!) {\n    dismissDeadLetters(externalSystemId: $externalSystemId, ids: $ids) {\n      resolved: settled\n    }\n  }\n": typeof types.DismissDeadLettersDocument,
    "\n  fragment IntegrationRow on ExternalSystem {\n    id\n    name\n    displayName\n    schema\n    direction\n    connectionType\n    isActive\n    lastContactAt\n    health {\n      state\n      label\n    }\n    traffic {\n      isThroughputLow\n      hours {\n        start\n        events\n        instances\n        dropped\n        rejected\n      }\n    }\n  }\n": typeof types.IntegrationRowFragmentDoc,
    "\n  fragment IntegrationForm on ExternalSystem {\n    id\n    displayName\n    direction\n    schema\n    connectionType\n    isActive\n    licenseKey\n    licenseExpiresAt\n    operatingSystemType\n    hideConfidenceThreshold\n    rescaleConfidenceThreshold\n    highlightConfidenceThreshold\n    levenshteinConfidenceThreshold\n    inboundEmailAddress\n    senderCheck\n    email {\n      from\n    }\n    url\n    isExternalAlertsEnabled\n    externalAlertEmails\n    hasProcessVariables\n    isAutomationRuleCmmsSyncEnabled\n    isCloseWorkButtonEnabled\n    isCmmsPollingBackSyncEnabled\n    alarmThroughputEmailThreshold\n    lastAccessOnSlackThreshold\n    lastAccessOnResolutionThreshold\n    cmmsWorkTicketSyncThreshold\n    workTicketObjectiveTemplate\n    etlNormalizeVersion\n    etlIgnorableStates\n    etlTimestampOffset\n    excludedAlarmTexts\n    exportConfig {\n      timezone\n      timeout\n      isConcurrencySupported\n      startDateOffset\n      endDateOffset\n      maxRecordsPerQuery\n      maxQueriesPerMinute\n      maxDateRangeHours\n      maxDateChunk\n      chunkSize\n      maxConcurrentApiRequests\n      apiRequestIntervalSeconds\n    }\n    outboundSettings {\n      host\n      username\n      password\n      siteId\n      isZombieEnabled\n      segmentId\n      partnerAccountNumber\n      partnerPassCode\n      clientAccountNumber\n      tenant\n      organization\n      isIncludeCommentsEnabled\n      isAssigneeSyncEnabled\n      clientId\n      client\n      apiKey\n      connectionKey\n      actionedByContactId\n    }\n  }\n": typeof types.IntegrationFormFragmentDoc,
    "\n  query Integrations($searchTerm: String!, $limit: Int!, $offset: Int!) {\n    externalSystemsAndCount(\n      where: { searchTerm: $searchTerm }\n      orderBy: { field: NEED, direction: ASC }\n      limit: $limit\n      offset: $offset\n    ) {\n      externalSystems {\n        ...IntegrationRow\n      }\n      count\n      countByHealth {\n        state\n        count\n      }\n    }\n  }\n": typeof types.IntegrationsDocument,
    "\n  query Integration($id: ID!) {\n    externalSystemsAndCount(where: { ids: [$id] }) {\n      externalSystems {\n        ...IntegrationForm\n      }\n    }\n  }\n": typeof types.IntegrationDocument,
    "\n  query IntegrationOptions(\n    $direction: ExternalSystemDirection!\n    $schema: String\n    $connectionType: ExternalSystemConnectionType\n  ) {\n    getExternalSystemOptions(direction: $direction, schema: $schema, connectionType: $connectionType) {\n      directions {\n        value\n        label\n      }\n      schemas {\n        value\n        label\n      }\n      mainFields {\n        ...IntegrationField\n      }\n      fields {\n        ...IntegrationField\n      }\n    }\n  }\n": typeof types.IntegrationOptionsDocument,
    "\n  fragment IntegrationField on ExternalSystemField {\n    name\n    label\n    group\n    type\n    isRequired\n    isLockedInEdit\n    options {\n      value\n      label\n    }\n    isList\n    takesNew\n    format\n    unit\n    min\n    max\n    maxLength\n    defaultValue\n    placeholder\n    help\n  }\n": typeof types.IntegrationFieldFragmentDoc,
    "\n  mutation CreateIntegration($input: ExternalSystemInput!) {\n    createExternalSystem(input: $input) {\n      ...IntegrationForm\n    }\n  }\n": typeof types.CreateIntegrationDocument,
    "\n  mutation UpdateIntegration($id: ID!, $input: ExternalSystemInput!) {\n    updateExternalSystem(id: $id, input: $input) {\n      ...IntegrationForm\n      ...IntegrationRow\n    }\n  }\n": typeof types.UpdateIntegrationDocument,
    "\n  query LicenseKey($id: ID!) {\n    getLicenseKeyForBAS(externalSystemId: $id)\n  }\n": typeof types.LicenseKeyDocument,
    "\n  mutation RotateLicenseKey($id: ID!) {\n    rotateLicenseKey(externalSystemId: $id) {\n      id\n      licenseKey\n    }\n  }\n": typeof types.RotateLicenseKeyDocument,
    "\n  fragment IssueLogFields on ExternalSystemIssueLog {\n    id\n    issueType\n    message\n    openedAt\n    isResolved\n    resolvedAt\n    dismissedAt\n    workTicketId\n    isTransferFailed\n    isDismissable\n  }\n": typeof types.IssueLogFieldsFragmentDoc,
    "\n  query IssueLogs($externalSystemId: ID!, $offset: Int!) {\n    getExternalSystemIssueLogs(externalSystemId: $externalSystemId, offset: $offset) {\n      externalSystemIssueLogs {\n        ...IssueLogFields\n      }\n      count\n    }\n  }\n": typeof types.IssueLogsDocument,
    "\n  mutation DismissIssue($id: ID!) {\n    dismissExternalSystemIssue(id: $id) {\n      ...IssueLogFields\n    }\n  }\n": typeof types.DismissIssueDocument,
    "\n  fragment MappingFields on BasSourceMapping {\n    id\n    field\n    source\n    isOwn\n  }\n": typeof types.MappingFieldsFragmentDoc,
    "\n  query SourceMappings($externalSystemId: ID!) {\n    getExternalSystemBasSourceMappings(externalSystemId: $externalSystemId) {\n      ...MappingFields\n    }\n  }\n": typeof types.SourceMappingsDocument,
    "\n  query PreviewSourceMapping($externalSystemId: ID!, $field: BasSourceField!, $source: JSON) {\n    previewBasSourceMapping(externalSystemId: $externalSystemId, field: $field, source: $source) {\n      id\n      receivedAt\n      before\n      after\n      problem\n    }\n  }\n": typeof types.PreviewSourceMappingDocument,
    "\n  mutation CreateSourceMapping($externalSystemId: ID!, $field: BasSourceField!, $source: JSON) {\n    createExternalSystemBasSourceMapping(externalSystemId: $externalSystemId, field: $field, source: $source) {\n      ...MappingFields\n    }\n  }\n": typeof types.CreateSourceMappingDocument,
    "\n  mutation UpdateSourceMapping($externalSystemId: ID!, $field: BasSourceField!, $source: JSON) {\n    updateExternalSystemBasSourceMapping(externalSystemId: $externalSystemId, field: $field, source: $source) {\n      ...MappingFields\n    }\n  }\n": typeof types.UpdateSourceMappingDocument,
    "\n  query ParserSource($ids: [ID!]) {\n    externalSystemsAndCount(where: { direction: INBOUND, ids: $ids }, limit: 1) {\n      externalSystems {\n        id\n        displayName\n        connectionType\n        etlNormalizeVersion\n        exportConfig {\n          timezone\n        }\n      }\n    }\n  }\n": typeof types.ParserSourceDocument,
    "\n  query RawDataExamples($id: ID!) {\n    getExternalSystemRawDataExample(externalSystemId: $id) {\n      id\n      receivedAt\n      door\n      payload\n    }\n  }\n": typeof types.RawDataExamplesDocument,
    "\n  query LetterOfSystem($systemId: ID!, $id: ID!) {\n    deadLettersAndCount(where: { externalSystemId: $systemId, ids: [$id] }) {\n      deadLetters {\n        id\n        kind\n        reason\n        payload\n        receivedAt\n      }\n    }\n  }\n": typeof types.LetterOfSystemDocument,
    "\n  query ReadPayload($id: ID!, $payload: String!, $version: String, $mapping: JSON) {\n    readPayload(externalSystemId: $id, payload: $payload, etlNormalizeVersion: $version, mapping: $mapping) {\n      normaliser\n      outcome\n      kind\n      reason\n      leftOut\n      events {\n        event\n        sources {\n          field\n          start\n          end\n        }\n      }\n    }\n  }\n": typeof types.ReadPayloadDocument,
    "\n  fragment ReadingSettings on NormaliserSettings {\n    normaliser\n    versions\n    mappingName\n    mapping\n    fallback\n  }\n": typeof types.ReadingSettingsFragmentDoc,
    "\n  query NormaliserSettings($id: ID!, $version: String) {\n    normaliserSettings(externalSystemId: $id, etlNormalizeVersion: $version) {\n      ...ReadingSettings\n    }\n  }\n": typeof types.NormaliserSettingsDocument,
    "\n  mutation SaveNormaliserSettings($id: ID!, $version: String!, $mapping: JSON) {\n    saveNormaliserSettings(externalSystemId: $id, etlNormalizeVersion: $version, mapping: $mapping) {\n      ...ReadingSettings\n    }\n  }\n": typeof types.SaveNormaliserSettingsDocument,
    "\n  fragment CaseFields on PayloadCase {\n    id\n    name\n    payload\n    expected\n    createdAt\n    passes\n    difference\n  }\n": typeof types.CaseFieldsFragmentDoc,
    "\n  query PayloadCases($id: ID!) {\n    payloadCases(externalSystemId: $id) {\n      ...CaseFields\n    }\n  }\n": typeof types.PayloadCasesDocument,
    "\n  mutation KeepPayloadCase($id: ID!, $name: String!, $payload: String!, $version: String, $mapping: JSON) {\n    keepPayloadCase(\n      externalSystemId: $id\n      name: $name\n      payload: $payload\n      etlNormalizeVersion: $version\n      mapping: $mapping\n    ) {\n      ...CaseFields\n    }\n  }\n": typeof types.KeepPayloadCaseDocument,
    "\n  mutation DeletePayloadCase($id: ID!) {\n    deletePayloadCase(id: $id)\n  }\n": typeof types.DeletePayloadCaseDocument,
    "\n  mutation MailsAsCsv($id: ID!, $from: DateTime!, $to: DateTime!) {\n    generateRawEmailCsv(externalSystemId: $id, from: $from, to: $to)\n  }\n": typeof types.MailsAsCsvDocument,
    "\n  fragment PumpFields on ExternalSystemPump {\n    id\n    isRunner\n    config\n    isConfigCurrent\n    report {\n      reportedAt\n      isOnline\n      version\n      host\n      operatingSystem\n      clockSkewSeconds\n      lagSeconds\n      undelivered\n      undeliveredBytes\n      undeliveredMaxBytes\n      isFull\n      refused\n      missed\n      sources {\n        name\n        isOk\n        detail\n        lastReadAt\n        payloads\n      }\n      otherHost\n      otherReportedAt\n    }\n  }\n": typeof types.PumpFieldsFragmentDoc,
    "\n  query Pump($id: ID!) {\n    getExternalSystemPump(externalSystemId: $id) {\n      ...PumpFields\n    }\n  }\n": typeof types.PumpDocument,
    "\n  mutation UpdatePump($id: ID!, $config: JSON!) {\n    updateExternalSystemPump(externalSystemId: $id, config: $config) {\n      ...PumpFields\n    }\n  }\n": typeof types.UpdatePumpDocument,
    "\n  fragment ReparseFields on Reparse {\n    id\n    etlNormalizeVersion\n    from\n    to\n    isDryRun\n    status\n    counts {\n      total\n      payloads\n      events\n      unchanged\n      changed\n      moved\n      added\n      removed\n      mended\n      rejected\n      dropped\n      newAlarms\n      touchedAlarms\n    }\n    samples {\n      payloadId\n      before\n      after\n    }\n    error\n    createdAt\n    updatedAt\n    finishedAt\n  }\n": typeof types.ReparseFieldsFragmentDoc,
    "\n  query Reparses($externalSystemId: ID!) {\n    reparses(externalSystemId: $externalSystemId) {\n      ...ReparseFields\n    }\n  }\n": typeof types.ReparsesDocument,
    "\n  query NormaliserVersions($externalSystemId: ID!) {\n    normaliserSettings(externalSystemId: $externalSystemId) {\n      normaliser\n      versions\n    }\n  }\n": typeof types.NormaliserVersionsDocument,
    "\n  mutation StartReparse(\n    $externalSystemId: ID!\n    $from: DateTime\n    $to: DateTime\n    $etlNormalizeVersion: String\n    $isDryRun: Boolean!\n  ) {\n    reparseAlarmsForExternalSystem(\n      externalSystemId: $externalSystemId\n      from: $from\n      to: $to\n      etlNormalizeVersion: $etlNormalizeVersion\n      isDryRun: $isDryRun\n    ) {\n      ...ReparseFields\n    }\n  }\n": typeof types.StartReparseDocument,
    "\n  mutation ResumeReparse($id: ID!) {\n    resumeReparse(id: $id) {\n      ...ReparseFields\n    }\n  }\n": typeof types.ResumeReparseDocument,
    "\n  mutation KillExternalSystem($externalSystemId: ID!) {\n    initiateExternalSystemKill(externalSystemId: $externalSystemId)\n  }\n": typeof types.KillExternalSystemDocument,
    "\n  fragment InventoryImportFields on InventoryImport {\n    id\n    type\n    fileName\n    status\n    encoding\n    leftOut\n    columns\n    mapping\n    targets {\n      value\n      label\n      isNeeded\n    }\n    total\n    done\n    created\n    updated\n    same\n    failed\n    kept\n    error\n    canUndo\n    createdBy\n    createdAt\n  }\n": typeof types.InventoryImportFieldsFragmentDoc,
    "\n  query InventoryImports($limit: Int) {\n    inventoryImports(limit: $limit) {\n      count\n      rows {\n        id\n        type\n        fileName\n        status\n        total\n        failed\n        createdBy\n        createdAt\n      }\n    }\n  }\n": typeof types.InventoryImportsDocument,
    "\n  query InventoryImportOf($id: ID!) {\n    inventoryImport(id: $id) {\n      ...InventoryImportFields\n    }\n  }\n": typeof types.InventoryImportOfDocument,
    "\n  query InventoryImportRows($id: ID!, $outcome: InventoryRowFilter, $offset: Int) {\n    inventoryImportRows(id: $id, outcome: $outcome, offset: $offset) {\n      count\n      rows {\n        row\n        cells\n        outcome\n        column\n        reason\n        warnings\n        entityId\n      }\n    }\n  }\n": typeof types.InventoryImportRowsDocument,
    "\n  mutation MapInventoryImport($id: ID!, $mapping: [String]!) {\n    mapInventoryImport(id: $id, mapping: $mapping) {\n      ...InventoryImportFields\n    }\n  }\n": typeof types.MapInventoryImportDocument,
    "\n  mutation ApplyInventoryImport($id: ID!) {\n    applyInventoryImport(id: $id) {\n      ...InventoryImportFields\n    }\n  }\n": typeof types.ApplyInventoryImportDocument,
    "\n  mutation UndoInventoryImport($id: ID!) {\n    undoInventoryImport(id: $id) {\n      ...InventoryImportFields\n    }\n  }\n": typeof types.UndoInventoryImportDocument,
    "\n  query ImportSystems {\n    cmmsSystems {\n      id\n      displayName\n    }\n  }\n": typeof types.ImportSystemsDocument,
    "\n  fragment KpiDrilldownFields on KpiDrilldown {\n    metricType\n    isOverlapping\n    groups {\n      value\n      label\n      isOthers\n      currentPeriod {\n        numerator\n        denominator\n      }\n      previousPeriod {\n        numerator\n        denominator\n      }\n    }\n    metricConfig {\n      ...KpiConfigFields\n    }\n  }\n": typeof types.KpiDrilldownFieldsFragmentDoc,
    "\n  query KpiWorkCoverage($input: KpiInput!, $groupBy: AlarmCountField) {\n    drilldown: kpiWorkCoverage(input: $input, groupBy: $groupBy) {\n      ...KpiDrilldownFields\n    }\n  }\n": typeof types.KpiWorkCoverageDocument,
    "\n  query KpiAwareness($input: KpiInput!, $groupBy: AlarmCountField) {\n    drilldown: kpiAwareness(input: $input, groupBy: $groupBy) {\n      ...KpiDrilldownFields\n    }\n  }\n": typeof types.KpiAwarenessDocument,
    "\n  query KpiDuplicateWork($input: KpiInput!) {\n    drilldown: kpiDuplicateWork(input: $input) {\n      ...KpiDrilldownFields\n    }\n  }\n": typeof types.KpiDuplicateWorkDocument,
    "\n  query KpiOpenWorkInactiveAlarms($input: KpiInput!) {\n    drilldown: kpiOpenWorkInactiveAlarms(input: $input) {\n      ...KpiDrilldownFields\n    }\n  }\n": typeof types.KpiOpenWorkInactiveAlarmsDocument,
    "\n  query KpiTimeToDispatchByTeam($input: KpiInput!) {\n    drilldown: kpiTimeToDispatchByTeam(input: $input) {\n      ...KpiDrilldownFields\n    }\n  }\n": typeof types.KpiTimeToDispatchByTeamDocument,
    "\n  query KpiTimeToDispatchByCreator($teamId: ID, $input: KpiInput!) {\n    drilldown: kpiTimeToDispatchByCreator(teamId: $teamId, input: $input) {\n      ...KpiDrilldownFields\n    }\n  }\n": typeof types.KpiTimeToDispatchByCreatorDocument,
    "\n  query KpiRows(\n    $metricType: KpiMetricType!\n    $side: KpiSide!\n    $input: KpiInput!\n    $limit: Int!\n    $offset: Int!\n    $isCounted: Boolean!\n  ) {\n    kpiRows(metricType: $metricType, side: $side, input: $input, limit: $limit, offset: $offset) {\n      count @include(if: $isCounted)\n      rows {\n        key\n        kind\n        at\n        value\n        isCounted\n        alarm {\n          id\n          displayId\n          contextualName\n          externalSystem {\n            id\n          }\n        }\n        ticket {\n          id\n          displayId\n          objective\n          state\n        }\n        person {\n          displayName\n        }\n      }\n    }\n  }\n": typeof types.KpiRowsDocument,
    "\n  fragment KpiConfigFields on KpiMetricConfig {\n    id\n    metricType\n    metricCategory\n    format\n    scale\n    goal\n    warning\n  }\n": typeof types.KpiConfigFieldsFragmentDoc,
    "\n  query Kpi($metricType: KpiMetricType!, $input: KpiInput!) {\n    kpi(metricType: $metricType, input: $input) {\n      metricType\n      currentPeriod {\n        numerator\n        denominator\n        median\n      }\n      previousPeriod {\n        numerator\n        denominator\n      }\n      trend {\n        start\n        end\n        numerator\n        denominator\n      }\n      levels {\n        priority\n        instances\n      }\n      since\n      stateUnknownSince\n      metricConfig {\n        ...KpiConfigFields\n      }\n      note {\n        text\n        at\n        person {\n          displayName\n        }\n      }\n    }\n  }\n": typeof types.KpiDocument,
    "\n  query KpiDashboardConfig {\n    kpiDashboardConfig {\n      isEnabled\n    }\n  }\n": typeof types.KpiDashboardConfigDocument,
    "\n  query KpiMetricConfigs {\n    kpiMetricConfigs {\n      ...KpiConfigFields\n    }\n  }\n": typeof types.KpiMetricConfigsDocument,
    "\n  mutation UpdateKpiMetricConfigs($configs: [KpiMetricConfigInput!]!) {\n    updateKpiMetricConfigs(configs: $configs) {\n      ...KpiConfigFields\n    }\n  }\n": typeof types.UpdateKpiMetricConfigsDocument,
    "\n  mutation UpdateKpiNote($metricType: KpiMetricType!, $note: String!) {\n    updateKpiNote(metricType: $metricType, note: $note) {\n      text\n    }\n  }\n": typeof types.UpdateKpiNoteDocument,
    "\n  mutation UpdateKpiDashboardConfig($isEnabled: Boolean!) {\n    updateKpiDashboardConfig(isEnabled: $isEnabled) {\n      isEnabled\n    }\n  }\n": typeof types.UpdateKpiDashboardConfigDocument,
    "\n  fragment LensFields on Lens {\n    id\n    name\n    description\n    type\n    category\n    groupLabel\n    isCustom\n    isHidden\n    isSectionDefault\n    canEdit\n    tableOptions\n    team {\n      id\n      name\n    }\n    criteria {\n      field\n      name\n      isExclusion\n      values\n    }\n    scope {\n      field\n      name\n      isExclusion\n      values\n    }\n  }\n": typeof types.LensFieldsFragmentDoc,
    "\n  query Lenses($type: LensType!) {\n    lenses(where: { type: $type }) {\n      ...LensFields\n    }\n  }\n": typeof types.LensesDocument,
    "\n  query LensCounts($lensIds: [ID!]) {\n    lensEntityCounts(lensIds: $lensIds) {\n      lensId\n      count\n    }\n  }\n": typeof types.LensCountsDocument,
    "\n  mutation CreateLens($input: CreateLensInput!) {\n    createLens(input: $input) {\n      ...LensFields\n    }\n  }\n": typeof types.CreateLensDocument,
    "\n  mutation UpdateLens($id: ID!, $input: UpdateLensInput!) {\n    updateLens(id: $id, input: $input) {\n      ...LensFields\n    }\n  }\n": typeof types.UpdateLensDocument,
    "\n  mutation DeleteLens($id: ID!) {\n    deleteLens(id: $id) {\n      id\n    }\n  }\n": typeof types.DeleteLensDocument,
    "\n  mutation UpdateLensOrder($lensIds: [ID!]!) {\n    updateLensOrder(lensIds: $lensIds) {\n      ...LensFields\n    }\n  }\n": typeof types.UpdateLensOrderDocument,
    "\n  mutation UpdateDefaultLens($lensId: ID!) {\n    updateDefaultLens(lensId: $lensId) {\n      ...LensFields\n    }\n  }\n": typeof types.UpdateDefaultLensDocument,
    "\n  mutation HideLens($id: ID!, $hide: Boolean!) {\n    hideLens(id: $id, hide: $hide) {\n      ...LensFields\n    }\n  }\n": typeof types.HideLensDocument,
    "\n  fragment SavedViewFields on SavedView {\n    id\n    name\n    isDefault\n    columns\n    sort\n    dropped\n    criteria {\n      field\n      isExclusion\n      values\n    }\n    pivot {\n      source\n      rows\n      column\n      measure\n      days\n      range {\n        start\n        end\n      }\n      timezone\n    }\n    mail {\n      frequency\n      weekday\n      monthday\n      minute\n      timezone\n      format\n      recipients {\n        id\n        displayName\n      }\n      nextAt\n      lastSentAt\n      lastError\n    }\n  }\n": typeof types.SavedViewFieldsFragmentDoc,
    "\n  query SavedViews($viewType: SavedViewType!) {\n    savedViews(viewType: $viewType) {\n      ...SavedViewFields\n    }\n  }\n": typeof types.SavedViewsDocument,
    "\n  mutation CreateSavedView($input: CreateSavedViewInput!) {\n    createSavedView(input: $input) {\n      ...SavedViewFields\n    }\n  }\n": typeof types.CreateSavedViewDocument,
    "\n  mutation UpdateSavedView($id: ID!, $input: UpdateSavedViewInput!) {\n    updateSavedView(id: $id, input: $input) {\n      ...SavedViewFields\n    }\n  }\n": typeof types.UpdateSavedViewDocument,
    "\n  mutation DeleteSavedView($id: ID!) {\n    deleteSavedView(id: $id) {\n      id\n    }\n  }\n": typeof types.DeleteSavedViewDocument,
    "\n  fragment RoomOnFloor on FloorRoom {\n    id\n    name\n    class\n    activeAlarmCount\n    priority\n    impact\n    geoJSON\n    version\n  }\n": typeof types.RoomOnFloorFragmentDoc,
    "\n  fragment FloorParts on FloorView {\n    id\n    name\n    version\n    building {\n      id\n      name\n    }\n    floorPlan {\n      kind\n      bounds\n      fileId\n      fileName\n    }\n    rooms {\n      ...RoomOnFloor\n    }\n  }\n": typeof types.FloorPartsFragmentDoc,
    "\n  query FloorPlan($floorId: ID!) {\n    floorPlan(floorId: $floorId) {\n      ...FloorParts\n    }\n  }\n": typeof types.FloorPlanDocument,
    "\n  query BuildingFloors($buildingId: ID!) {\n    buildingFloors(buildingId: $buildingId) {\n      id\n      name\n      hasFloorPlan\n      activeAlarmCount\n      priority\n      impact\n    }\n  }\n": typeof types.BuildingFloorsDocument,
    "\n  mutation SetRoomShape($roomId: ID!, $geoJson: JSON, $expectedVersion: Int, $fileId: ID) {\n    setRoomShape(roomId: $roomId, geoJson: $geoJson, expectedVersion: $expectedVersion, fileId: $fileId) {\n      ...RoomOnFloor\n    }\n  }\n": typeof types.SetRoomShapeDocument,
    "\n  mutation RemoveFloorPlan($floorId: ID!, $expectedVersion: Int) {\n    removeFloorPlan(floorId: $floorId, expectedVersion: $expectedVersion) {\n      ...FloorParts\n    }\n  }\n": typeof types.RemoveFloorPlanDocument,
    "\n  query RoomAlarms($criteria: [CriterionInput!], $limit: Int) {\n    fastAlarms(criteria: $criteria, limit: $limit) {\n      id\n      displayId\n      contextualName\n      text\n      priority\n      severity\n      isServiceImpacting\n      latestAlarmTime\n      externalSystem {\n        id\n      }\n    }\n  }\n": typeof types.RoomAlarmsDocument,
    "\n  fragment BuildingOnMap on MapBuilding {\n    id\n    name\n    activeAlarmCount\n    priority\n    impact\n    geoJSON\n    version\n  }\n": typeof types.BuildingOnMapFragmentDoc,
    "\n  query MapBuildings($searchTerm: String, $limit: Int, $after: String, $ids: [ID!]) {\n    getMapViewBuildingAssets(searchTerm: $searchTerm, limit: $limit, after: $after, ids: $ids) {\n      buildingAssets {\n        ...BuildingOnMap\n        cursor\n      }\n    }\n  }\n": typeof types.MapBuildingsDocument,
    "\n  query MapBuildingCount($searchTerm: String) {\n    getMapViewBuildingAssets(searchTerm: $searchTerm) {\n      count\n    }\n  }\n": typeof types.MapBuildingCountDocument,
    "\n  query MapViewConfig {\n    mapViewConfig {\n      isGeocodingOn\n      mapbox {\n        key\n        url\n      }\n    }\n  }\n": typeof types.MapViewConfigDocument,
    "\n  mutation UpdateAssetGeoJson($id: ID!, $geoJson: JSON, $expectedVersion: Int) {\n    updateAssetGeoJson(id: $id, geoJson: $geoJson, expectedVersion: $expectedVersion) {\n      ...BuildingOnMap\n    }\n  }\n": typeof types.UpdateAssetGeoJsonDocument,
    "\n  fragment MeasureFields on PerformanceMeasure {\n    name\n    unit\n    value\n    status\n    bounds {\n      target\n      limit\n    }\n  }\n": typeof types.MeasureFieldsFragmentDoc,
    "\n  query AlarmPerformance($input: AlarmPerformanceInput!) {\n    alarmPerformance(input: $input) {\n      measures {\n        ...MeasureFields\n      }\n      positions\n      instances\n      alarms\n      stateUnknownSince\n      days {\n        date\n        instances\n      }\n      hoursOfWeek {\n        hour\n        instances\n      }\n      priorities {\n        priority\n        instances\n      }\n      topTen {\n        alarmId\n        name\n        value\n      }\n      worst {\n        kind\n        count\n        worst {\n          alarmId\n          name\n          externalSystemId\n          value\n        }\n      }\n      floods {\n        start\n        end\n        instances\n        peak\n      }\n      floodCount\n    }\n  }\n": typeof types.AlarmPerformanceDocument,
    "\n  query IndustryGrid($input: AlarmPerformanceInput!) {\n    industryGrid(input: $input) {\n      measures {\n        ...MeasureFields\n      }\n      positions\n      stateUnknownSince\n    }\n  }\n": typeof types.IndustryGridDocument,
    "\n  query Relationships($entityId: ID!, $includeUpstream: Boolean, $search: String, $offset: Int) {\n    relationships(entityId: $entityId, includeUpstream: $includeUpstream, search: $search, offset: $offset) {\n      relationships {\n        relationshipId\n        building\n        floor\n        type\n        relationshipType\n        status\n        direction\n        isReadOnly\n        entity {\n          id\n          name\n          class\n          activeAlarmCount\n        }\n      }\n      relationshipCount\n      upstream {\n        depth\n        entity {\n          id\n          name\n          activeAlarmCount\n        }\n        path {\n          id\n          name\n          relationshipType\n        }\n      }\n    }\n  }\n": typeof types.RelationshipsDocument,
    "\n  query RelationshipNeighborhood($entityId: ID!) {\n    relationshipNeighborhood(entityId: $entityId) {\n      neighbors {\n        depth\n        entity {\n          id\n          name\n          class\n          type\n          activeAlarmCount\n        }\n      }\n      edges {\n        relationshipId\n        sourceId\n        kind\n        targetId\n      }\n      more {\n        depth\n        count\n      }\n    }\n  }\n": typeof types.RelationshipNeighborhoodDocument,
    "\n  mutation CreateRelation($entityId: ID!, $relationshipType: String!, $relatedEntityId: ID!) {\n    createRelation(entityId: $entityId, relationshipType: $relationshipType, relatedEntityId: $relatedEntityId) {\n      relationshipId\n      warnings\n    }\n  }\n": typeof types.CreateRelationDocument,
    "\n  mutation DeleteRelation($relationshipId: ID!) {\n    deleteRelation(relationshipId: $relationshipId) {\n      relationshipId\n    }\n  }\n": typeof types.DeleteRelationDocument,
    "\n  mutation ConfirmRelation($relationshipId: ID!) {\n    confirmRelation(relationshipId: $relationshipId) {\n      relationshipId\n      warnings\n    }\n  }\n": typeof types.ConfirmRelationDocument,
    "\n  mutation DismissRelation($relationshipId: ID!) {\n    dismissRelation(relationshipId: $relationshipId) {\n      relationshipId\n    }\n  }\n": typeof types.DismissRelationDocument,
    "\n  mutation SuggestRelations($entityId: ID!) {\n    suggestRelations(entityId: $entityId) {\n      suggested\n    }\n  }\n": typeof types.SuggestRelationsDocument,
    "\n  query RelatedEntityConfig {\n    relatedEntityConfig {\n      relationshipTypes\n      maxDepth\n      includeUpstream\n    }\n  }\n": typeof types.RelatedEntityConfigDocument,
    "\n  mutation UpdateRelatedEntityConfig($relationshipTypes: [String!]!, $maxDepth: Int!, $includeUpstream: Boolean!) {\n    updateRelatedEntityConfig(\n      relationshipTypes: $relationshipTypes\n      maxDepth: $maxDepth\n      includeUpstream: $includeUpstream\n    ) {\n      relationshipTypes\n      maxDepth\n      includeUpstream\n    }\n  }\n": typeof types.UpdateRelatedEntityConfigDocument,
    "\n  query AlarmCounts(\n    $groupBy: AlarmCountField!\n    $range: DateRange!\n    $timezone: String!\n    $criteria: [CriterionInput!]\n    $hourOfWeek: Int\n  ) {\n    alarmCounts(\n      groupBy: $groupBy\n      range: $range\n      timezone: $timezone\n      criteria: $criteria\n      hourOfWeek: $hourOfWeek\n    ) {\n      rows {\n        value\n        label\n        externalSystemId\n        instances\n        alarms\n        timeInAlarm\n        share\n        cumulativeShare\n      }\n      total {\n        instances\n        alarms\n        timeInAlarm\n      }\n    }\n  }\n": typeof types.AlarmCountsDocument,
    "\n  query AlarmInstanceTrend(\n    $range: DateRange!\n    $timezone: String!\n    $criteria: [CriterionInput!]\n    $hourOfWeek: Int\n  ) {\n    alarmInstanceTrend(range: $range, timezone: $timezone, criteria: $criteria, hourOfWeek: $hourOfWeek) {\n      date\n      count\n    }\n  }\n": typeof types.AlarmInstanceTrendDocument,
    "\n  query AlarmReport($range: DateRange!, $timezone: String!, $criteria: [CriterionInput!]) {\n    alarmReport(range: $range, timezone: $timezone, criteria: $criteria) {\n      rows {\n        rank\n        alarmId\n        displayId\n        name\n        externalSystemId\n        instances\n        share\n        cumulativeShare\n        timeInAlarm\n        chatteringCount\n        fleetingCount\n        staleCount\n        workCount\n        openTicket {\n          id\n          displayId\n          state\n          assignee {\n            id\n            displayName\n          }\n        }\n        ownerTeams\n        fix {\n          kind\n          count\n          of\n          seconds\n          spread\n          unit\n          timeShare\n        }\n      }\n      total {\n        instances\n      }\n    }\n  }\n": typeof types.AlarmReportDocument,
    "\n  fragment RoleFields on Role {\n    role\n    name\n    description\n    customRoleId\n    permissions {\n      area\n      actions\n    }\n    version\n    isGivable\n    peopleCount\n    people {\n      userId\n      displayName\n      status\n    }\n  }\n": typeof types.RoleFieldsFragmentDoc,
    "\n  query Roles {\n    getRoles {\n      ...RoleFields\n    }\n  }\n": typeof types.RolesDocument,
    "\n  mutation CreateRole($input: RoleInput!) {\n    createRole(input: $input) {\n      ...RoleFields\n    }\n  }\n": typeof types.CreateRoleDocument,
    "\n  mutation UpdateRole($customRoleId: ID!, $input: RoleInput!, $expectedVersion: String) {\n    updateRole(customRoleId: $customRoleId, input: $input, expectedVersion: $expectedVersion) {\n      ...RoleFields\n    }\n  }\n": typeof types.UpdateRoleDocument,
    "\n  mutation DeleteRole($customRoleId: ID!) {\n    deleteRole(customRoleId: $customRoleId) {\n      customRoleId\n    }\n  }\n": typeof types.DeleteRoleDocument,
    "\n  fragment RuleRow on AutomationRule {\n    id\n    name\n    executionOrder\n    state\n    pauseReason\n    pausedAt\n    sentence\n    isComplete\n    lastError\n    lastExecutionAt\n    executionCount\n    waitingCount\n    version\n  }\n": typeof types.RuleRowFragmentDoc,
    "\n  fragment RuleFields on AutomationRule {\n    ...RuleRow\n    description\n    pausesInFlood\n    excludeIds\n    trigger {\n      type\n      status\n    }\n    schedule {\n      every\n      unit\n      startDate\n      weekdays\n      from\n      to\n      timezone\n      leavesOutHolidays\n    }\n    criteria {\n      field\n      isExclusion\n      values\n    }\n    assetCriteria {\n      field\n      isExclusion\n      values\n    }\n    delay {\n      days\n      hours\n      minutes\n    }\n    actions {\n      type\n      objectiveTemplate\n      assigneeId\n      teamId\n      dueInHours\n      externalSystemId\n      values\n      durationMinutes\n      reason\n      status\n      priority\n      userIds\n      teamIds\n      channels\n    }\n    problems {\n      path\n      message\n    }\n  }\n": typeof types.RuleFieldsFragmentDoc,
    "\n  query AutomationRules($where: AutomationRulesWhere, $limit: Int, $offset: Int) {\n    automationRulesAndCount(where: $where, limit: $limit, offset: $offset) {\n      automationRules {\n        ...RuleRow\n      }\n      count\n    }\n  }\n": typeof types.AutomationRulesDocument,
    "\n  query AutomationRule($id: ID!) {\n    automationRule(id: $id) {\n      ...RuleFields\n    }\n  }\n": typeof types.AutomationRuleDocument,
    "\n  mutation CreateAutomationRule($input: AutomationRuleInput!) {\n    createAutomationRule(input: $input) {\n      ...RuleFields\n    }\n  }\n": typeof types.CreateAutomationRuleDocument,
    "\n  mutation UpdateAutomationRule($id: ID!, $input: AutomationRuleInput!, $expectedVersion: Int) {\n    updateAutomationRule(id: $id, input: $input, expectedVersion: $expectedVersion) {\n      ...RuleFields\n    }\n  }\n": typeof types.UpdateAutomationRuleDocument,
    "\n  mutation ReorderAutomationRules($ids: [ID!]!) {\n    reorderAutomationRules(ids: $ids) {\n      id\n      executionOrder\n    }\n  }\n": typeof types.ReorderAutomationRulesDocument,
    "\n  mutation DeleteAutomationRule($id: ID!) {\n    deleteAutomationRule(id: $id) {\n      id\n    }\n  }\n": typeof types.DeleteAutomationRuleDocument,
    "\n  mutation CloneAutomationRule($id: ID!) {\n    cloneAutomationRule(id: $id) {\n      ...RuleRow\n    }\n  }\n": typeof types.CloneAutomationRuleDocument,
    "\n  mutation EnableAutomationRule($id: ID!) {\n    enableAutomationRule(id: $id) {\n      ...RuleRow\n    }\n  }\n": typeof types.EnableAutomationRuleDocument,
    "\n  mutation DisableAutomationRule($id: ID!) {\n    disableAutomationRule(id: $id) {\n      ...RuleRow\n    }\n  }\n": typeof types.DisableAutomationRuleDocument,
    "\n  mutation PauseAutomationRule($id: ID!) {\n    pauseAutomationRule(id: $id) {\n      ...RuleRow\n    }\n  }\n": typeof types.PauseAutomationRuleDocument,
    "\n  mutation ResumeAutomationRule($id: ID!) {\n    resumeAutomationRule(id: $id) {\n      ...RuleRow\n    }\n  }\n": typeof types.ResumeAutomationRuleDocument,
    "\n  mutation ExcludeAlarmFromAutomationRule($id: ID!, $alarmId: ID!, $isExcluded: Boolean) {\n    excludeAlarmFromAutomationRule(id: $id, alarmId: $alarmId, isExcluded: $isExcluded) {\n      id\n      excludeIds\n      version\n    }\n  }\n": typeof types.ExcludeAlarmFromAutomationRuleDocument,
    "\n  query AutomationRulesOfAlarm($alarmId: ID!) {\n    automationRulesOfAlarm(alarmId: $alarmId) {\n      isExcluded\n      dueAt\n      rule {\n        id\n        name\n        state\n        sentence\n      }\n    }\n  }\n": typeof types.AutomationRulesOfAlarmDocument,
    "\n  query AutomationRuleLog($where: AutomationRuleLogWhere, $limit: Int, $offset: Int) {\n    automationRuleLogAndCount(where: $where, limit: $limit, offset: $offset) {\n      entries {\n        id\n        at\n        alarmId\n        alarmName\n        externalSystemId\n        outcome\n        action\n        reason\n        workTicketId\n      }\n      count\n    }\n  }\n": typeof types.AutomationRuleLogDocument,
    "\n  query DryRunAutomationRule($input: AutomationRuleInput!, $excludeIds: [ID!], $days: Int, $timezone: String) {\n    dryRunAutomationRule(input: $input, excludeIds: $excludeIds, days: $days, timezone: $timezone) {\n      timezone\n      entries\n      entryAlarms\n      matched\n      outsideSchedule\n      left\n      waiting\n      snoozed\n      acted\n      alarms\n      tickets\n      duplicatesAvoided\n      recipients\n      notifications\n      nights\n      peopleWoken\n      firstPauseAt\n      pauses\n      assumedWorkHours\n      unknownCriteria\n      days {\n        date\n        acted\n        tickets\n        duplicatesAvoided\n      }\n      firings {\n        alarmId\n        alarmName\n        externalSystemId\n        triggeredAt\n        firesAt\n        outcome\n        hasTicket\n      }\n    }\n  }\n": typeof types.DryRunAutomationRuleDocument,
    "\n  query HolidayCount {\n    holidays {\n      id\n    }\n  }\n": typeof types.HolidayCountDocument,
    "\n  query ReleaseInfo {\n    getReleaseInfo {\n      version\n      commit\n      builtAt\n    }\n  }\n": typeof types.ReleaseInfoDocument,
    "\n  mutation UpdateProfile($isIntegrationStatusAlertEmailsEnabled: Boolean!) {\n    updateProfile(isIntegrationStatusAlertEmailsEnabled: $isIntegrationStatusAlertEmailsEnabled) {\n      isIntegrationStatusAlertEmailsEnabled\n    }\n  }\n": typeof types.UpdateProfileDocument,
    "\n  mutation ConfirmEmailChange($token: String!) {\n    confirmEmailChange(token: $token) {\n      id\n      email {\n        address\n        isVerified\n      }\n    }\n  }\n": typeof types.ConfirmEmailChangeDocument,
    "\n  mutation SendEmailChange($email: String!, $password: String!) {\n    sendEmailChange(email: $email, password: $password)\n  }\n": typeof types.SendEmailChangeDocument,
    "\n  query Factors {\n    me {\n      factors {\n        id\n        kind\n        name\n        createdAt\n        lastUsedAt\n      }\n      recoveryCodesLeft\n      canUsePasskeys\n      user {\n        id\n        isSso\n      }\n    }\n  }\n": typeof types.FactorsDocument,
    "\n  mutation RemoveFactor($id: ID!, $password: String) {\n    removeFactor(id: $id, password: $password)\n  }\n": typeof types.RemoveFactorDocument,
    "\n  mutation CreateRecoveryCodes($password: String) {\n    createRecoveryCodes(password: $password)\n  }\n": typeof types.CreateRecoveryCodesDocument,
    "\n  mutation RemoveAvatar {\n    removeAvatar {\n      id\n      avatarUrl\n    }\n  }\n": typeof types.RemoveAvatarDocument,
    "\n  query Sessions {\n    sessions {\n      id\n      createdAt\n      lastSeenAt\n      device\n      network\n      isCurrent\n    }\n  }\n": typeof types.SessionsDocument,
    "\n  mutation RevokeSession($id: ID!) {\n    revokeSession(id: $id)\n  }\n": typeof types.RevokeSessionDocument,
    "\n  mutation RevokeOtherSessions {\n    revokeOtherSessions\n  }\n": typeof types.RevokeOtherSessionsDocument,
    "\n  mutation SendPhoneVerification {\n    sendPhoneVerification\n  }\n": typeof types.SendPhoneVerificationDocument,
    "\n  mutation VerifyPhone($code: String!) {\n    verifyPhone(code: $code)\n  }\n": typeof types.VerifyPhoneDocument,
    "\n  query Profile {\n    me {\n      canVerifyPhone\n      isIntegrationStatusAlertEmailsEnabled\n      landingPage\n      landingPageLens\n      user {\n        id\n        firstName\n        lastName\n        displayName\n        role\n        company\n        avatarUrl\n        isSso\n        isPushNotificationEnabled\n        phone {\n          number\n          isVerified\n        }\n        email {\n          address\n          isVerified\n          isSubscribed\n          forwarding {\n            isEnabled\n            recipient\n            until\n          }\n        }\n      }\n    }\n  }\n": typeof types.ProfileDocument,
    "\n  mutation UpdateUser($input: UpdateUserInput!) {\n    updateUser(input: $input) {\n      id\n      displayName\n      firstName\n      lastName\n    }\n  }\n": typeof types.UpdateUserDocument,
    "\n  mutation UpdateAlarmPropertyConfiguration(\n    $name: String!\n    $label: String\n    $isVisible: Boolean\n    $isMulti: Boolean\n    $isEditable: Boolean\n    $hasLocations: Boolean\n  ) {\n    updateAlarmPropertyConfiguration(\n      name: $name\n      label: $label\n      isVisible: $isVisible\n      isMulti: $isMulti\n      isEditable: $isEditable\n      hasLocations: $hasLocations\n    ) {\n      ...PropertyDefinitionFields\n    }\n  }\n": typeof types.UpdateAlarmPropertyConfigurationDocument,
    "\n  mutation UpdateAlarmConfig($definitions: [AlarmPropertyDefinitionInput!]!) {\n    updateAlarmConfig(definitions: $definitions) {\n      definitions {\n        ...PropertyDefinitionFields\n      }\n    }\n  }\n": typeof types.UpdateAlarmConfigDocument,
    "\n  query AlarmPropertyValues($type: String!, $search: String, $limit: Int, $offset: Int) {\n    alarmPropertiesAndCount(where: { type: $type, search: $search }, limit: $limit, offset: $offset) {\n      alarmProperties {\n        value\n        alarmCount\n      }\n      count\n    }\n  }\n": typeof types.AlarmPropertyValuesDocument,
    "\n  mutation AddAlarmProperties($type: String!, $values: [String!]!) {\n    addAlarmProperties(type: $type, values: $values) {\n      added\n    }\n  }\n": typeof types.AddAlarmPropertiesDocument,
    "\n  mutation UpdateAlarmProperty($type: String!, $value: String!, $newValue: String!) {\n    result: updateAlarmProperty(type: $type, value: $value, newValue: $newValue) {\n      ...BulkOutcome\n    }\n  }\n": typeof types.UpdateAlarmPropertyDocument,
    "\n  mutation MergeAlarmProperty($type: String!, $from: [String!]!, $to: String!) {\n    result: mergeAlarmProperty(type: $type, from: $from, to: $to) {\n      ...BulkOutcome\n    }\n  }\n": typeof types.MergeAlarmPropertyDocument,
    "\n  query CustomAlarmStatuses {\n    alarmStatusesCustom {\n      name\n      alarmCount\n    }\n  }\n": typeof types.CustomAlarmStatusesDocument,
    "\n  mutation CreateAlarmStatus($name: String!) {\n    createAlarmStatus(name: $name) {\n      name\n      isCustom\n    }\n  }\n": typeof types.CreateAlarmStatusDocument,
    "\n  mutation UpdateAlarmStatus($name: String!, $newName: String!) {\n    updateAlarmStatus(name: $name, newName: $newName) {\n      name\n      isCustom\n    }\n  }\n": typeof types.UpdateAlarmStatusDocument,
    "\n  mutation RemoveAlarmStatus($name: String!) {\n    removeAlarmStatus(name: $name) {\n      name\n      affected\n    }\n  }\n": typeof types.RemoveAlarmStatusDocument,
    "\n  query FactorPolicy {\n    me {\n      customer {\n        id\n        isMFAEnabled\n      }\n    }\n  }\n": typeof types.FactorPolicyDocument,
    "\n  mutation UpdateMfaEnabled($customerId: ID!, $isMFAEnabled: Boolean!) {\n    updateMfaEnabled(customerId: $customerId, isMFAEnabled: $isMFAEnabled)\n  }\n": typeof types.UpdateMfaEnabledDocument,
    "\n  fragment SsoFields on SsoConfiguration {\n    emailDomain\n    identifier\n    entityId\n    providerEntityId\n    ssoUrl\n    logoutUrl\n    certificate\n    certificateExpiresAt\n    isCertificateExpiring\n  }\n": typeof types.SsoFieldsFragmentDoc,
    "\n  fragment OidcFields on OidcConfiguration {\n    emailDomain\n    identifier\n    issuer\n    clientId\n  }\n": typeof types.OidcFieldsFragmentDoc,
    "\n  query SsoDomains($customerId: ID!) {\n    getEmailDomainsPerCustomer(customerId: $customerId)\n    me {\n      customer {\n        id\n        isSSOEnabled\n      }\n    }\n  }\n": typeof types.SsoDomainsDocument,
    "\n  query SsoProvider($emailDomain: String!) {\n    getSsoProvider(emailDomain: $emailDomain) {\n      emailDomain\n      saml {\n        ...SsoFields\n      }\n      oidc {\n        ...OidcFields\n      }\n    }\n  }\n": typeof types.SsoProviderDocument,
    "\n  mutation SetupSso($emailDomain: String!, $ssoConfig: SsoConfigInput!, $customerId: ID!) {\n    setupSso(emailDomain: $emailDomain, ssoConfig: $ssoConfig, customerId: $customerId) {\n      ...SsoFields\n    }\n  }\n": typeof types.SetupSsoDocument,
    "\n  mutation UpdateSso($emailDomain: String!, $ssoConfig: SsoConfigInput!) {\n    updateSsoConfig(emailDomain: $emailDomain, ssoConfig: $ssoConfig) {\n      ...SsoFields\n    }\n  }\n": typeof types.UpdateSsoDocument,
    "\n  mutation SetupOidc($emailDomain: String!, $oidcConfig: OidcConfigInput!, $customerId: ID!) {\n    setupOidc(emailDomain: $emailDomain, oidcConfig: $oidcConfig, customerId: $customerId) {\n      ...OidcFields\n    }\n  }\n": typeof types.SetupOidcDocument,
    "\n  mutation UpdateOidc($emailDomain: String!, $oidcConfig: OidcConfigInput!) {\n    updateOidcConfig(emailDomain: $emailDomain, oidcConfig: $oidcConfig) {\n      ...OidcFields\n    }\n  }\n": typeof types.UpdateOidcDocument,
    "\n  mutation DeleteSso($emailDomain: String!) {\n    deleteSsoConfig(emailDomain: $emailDomain)\n  }\n": typeof types.DeleteSsoDocument,
    "\n  mutation UpdateSsoEnabled($customerId: ID!, $isSSOEnabled: Boolean!) {\n    updateSsoEnabled(customerId: $customerId, isSSOEnabled: $isSSOEnabled)\n  }\n": typeof types.UpdateSsoEnabledDocument,
    "\n  query SupportRequests($limit: Int!, $offset: Int!) {\n    supportRequests(limit: $limit, offset: $offset) {\n      id\n      customerName\n      personName\n      personEmail\n      subject\n      description\n      page\n      version\n      createdAt\n    }\n  }\n": typeof types.SupportRequestsDocument,
    "\n  fragment LocationFields on Location {\n    id\n    name\n    alarmProperties {\n      name\n      values\n    }\n  }\n": typeof types.LocationFieldsFragmentDoc,
    "\n  query Locations($nameLike: String) {\n    locations(nameLike: $nameLike) {\n      ...LocationFields\n    }\n  }\n": typeof types.LocationsDocument,
    "\n  mutation CreateLocation($input: LocationInput!) {\n    createLocation(input: $input) {\n      ...LocationFields\n    }\n  }\n": typeof types.CreateLocationDocument,
    "\n  mutation UpdateLocation($id: ID!, $input: LocationInput!) {\n    updateLocation(id: $id, input: $input) {\n      ...LocationFields\n    }\n  }\n": typeof types.UpdateLocationDocument,
    "\n  mutation DeleteLocation($id: ID!) {\n    deleteLocation(id: $id) {\n      id\n    }\n  }\n": typeof types.DeleteLocationDocument,
    "\n  query TeamMembers($teamIds: [ID!]!) {\n    teamMembers(teamIds: $teamIds) {\n      teamId\n      userId\n      displayName\n      title\n      role\n      user {\n        id\n        email {\n          address\n        }\n        lastActiveAt\n      }\n    }\n  }\n": typeof types.TeamMembersDocument,
    "\n  fragment TeamDetails on Team {\n    ...TeamFields\n    isAllBuildings\n    myRole\n    buildings {\n      id\n      name\n    }\n    locations {\n      id\n      name\n    }\n  }\n": typeof types.TeamDetailsFragmentDoc,
    "\n  query Team($id: ID!) {\n    teams(ids: [$id]) {\n      ...TeamDetails\n    }\n  }\n": typeof types.TeamDocument,
    "\n  query TeamViews($where: TeamViewsWhere, $limit: Int, $offset: Int) {\n    teamViews(where: $where, orderBy: TEAM_NAME, limit: $limit, offset: $offset) {\n      teamId\n      teamName\n      locationNames\n      teamMemberCount\n      lastTeamMemberActiveAt\n      createdBy\n    }\n    teamViewCount(where: $where)\n  }\n": typeof types.TeamViewsDocument,
    "\n  query Buildings($nameLike: String) {\n    buildingsAndCount(where: { nameLike: $nameLike }) {\n      buildings {\n        id\n        name\n      }\n    }\n  }\n": typeof types.BuildingsDocument,
    "\n  mutation SaveTeamPlaces($id: ID!, $locationIds: [ID!]!, $buildingIds: [ID!]!, $input: TeamInput!) {\n    associateTeamAttributes(teamId: $id, locationIds: $locationIds, buildingIds: $buildingIds) {\n      id\n    }\n    updateTeam(id: $id, input: $input) {\n      ...TeamDetails\n    }\n  }\n": typeof types.SaveTeamPlacesDocument,
    "\n  query PeopleByName($nameLike: String) {\n    usersByTeamIds(nameLike: $nameLike) {\n      id\n      displayName\n      role\n    }\n  }\n": typeof types.PeopleByNameDocument,
    "\n  mutation CreateTeam($name: String!) {\n    createTeam(name: $name) {\n      ...TeamDetails\n    }\n  }\n": typeof types.CreateTeamDocument,
    "\n  mutation UpdateTeam($id: ID!, $input: TeamInput!) {\n    updateTeam(id: $id, input: $input) {\n      ...TeamDetails\n    }\n  }\n": typeof types.UpdateTeamDocument,
    "\n  mutation DeleteTeam($id: ID!) {\n    deleteTeam(id: $id) {\n      id\n    }\n  }\n": typeof types.DeleteTeamDocument,
    "\n  mutation UpdateTeamAlarmFilters($teamId: ID!, $alarmOptions: [CriterionInput!]!) {\n    updateTeamAlarmFilters(teamId: $teamId, alarmOptions: $alarmOptions) {\n      ...TeamDetails\n    }\n  }\n": typeof types.UpdateTeamAlarmFiltersDocument,
    "\n  mutation AddTeamMember($teamId: ID!, $userId: ID!, $role: TeamMemberRole!) {\n    addTeamMember(teamId: $teamId, userId: $userId, role: $role) {\n      teamId\n      userId\n      role\n    }\n  }\n": typeof types.AddTeamMemberDocument,
    "\n  mutation UpdateTeamMember($teamId: ID!, $userId: ID!, $role: TeamMemberRole!) {\n    updateTeamMember(teamId: $teamId, userId: $userId, role: $role) {\n      teamId\n      userId\n      role\n    }\n  }\n": typeof types.UpdateTeamMemberDocument,
    "\n  mutation RemoveTeamMember($teamId: ID!, $userId: ID!) {\n    removeTeamMember(teamId: $teamId, userId: $userId) {\n      userId\n    }\n  }\n": typeof types.RemoveTeamMemberDocument,
    "\n  fragment ThroughputFields on AlarmThroughput {\n    externalSystem {\n      id\n      displayName\n      isActive\n    }\n    hours {\n      start\n      count\n    }\n    total\n    averagePerHour\n    lastAlarmHour\n    isLow\n    isSilent\n    thresholdHours\n  }\n": typeof types.ThroughputFieldsFragmentDoc,
    "\n  query Throughput($range: ThroughputRange!) {\n    alarmThroughput(range: $range) {\n      ...ThroughputFields\n    }\n  }\n": typeof types.ThroughputDocument,
    "\n  mutation CreateUser($input: CreateUserInput!) {\n    createUser(input: $input) {\n      id\n      status\n    }\n  }\n": typeof types.CreateUserDocument,
    "\n  mutation ResendInviteUser($userId: ID!) {\n    resendInviteUser(userId: $userId) {\n      id\n      status\n      lastInviteTime\n    }\n  }\n": typeof types.ResendInviteUserDocument,
    "\n  mutation VoidInviteUser($userId: ID!) {\n    voidInviteUser(userId: $userId) {\n      id\n      status\n    }\n  }\n": typeof types.VoidInviteUserDocument,
    "\n  query Companies($where: CompaniesWhere) {\n    companiesAndCount(where: $where, limit: 50) {\n      companies {\n        id\n        name\n      }\n    }\n  }\n": typeof types.CompaniesDocument,
    "\n  mutation CreateCompany($name: String!) {\n    createCompany(name: $name) {\n      id\n      name\n    }\n  }\n": typeof types.CreateCompanyDocument,
    "\n  fragment UserRow on User {\n    id\n    displayName\n    avatarUrl\n    email {\n      address\n    }\n    role\n    company\n    status\n    authRole\n    customRoleId\n    lastActiveAt\n    teams {\n      teamId\n      teamName\n      role\n    }\n    cursor\n    verbs\n  }\n": typeof types.UserRowFragmentDoc,
    "\n  query Users(\n    $where: UserWhere\n    $orderBy: [UserOrder!]\n    $sort: UserSort\n    $page: UserPage\n    $showActive: Boolean\n    $showVendors: Boolean\n    $showDisabled: Boolean\n    $showPending: Boolean\n  ) {\n    getUsers(\n      where: $where\n      orderBy: $orderBy\n      sort: $sort\n      page: $page\n      showActive: $showActive\n      showVendors: $showVendors\n      showDisabled: $showDisabled\n      showPending: $showPending\n    ) {\n      users {\n        ...UserRow\n      }\n      count\n    }\n  }\n": typeof types.UsersDocument,
    "\n  query FoundPeople($nameLike: String!) {\n    getUsers(\n      where: { nameLike: $nameLike }\n      showVendors: true\n      showDisabled: true\n      showPending: true\n      page: { limit: 10 }\n    ) {\n      users {\n        id\n        displayName\n        email {\n          address\n        }\n      }\n    }\n  }\n": typeof types.FoundPeopleDocument,
    "\n  query UserTiles {\n    userTiles {\n      status\n      count\n    }\n  }\n": typeof types.UserTilesDocument,
    "\n  query UserDetails($id: ID!) {\n    getUsers(\n      where: { ids: [$id] }\n      showActive: true\n      showVendors: true\n      showDisabled: true\n      showPending: true\n      page: { limit: 1 }\n    ) {\n      users {\n        ...UserRow\n        firstName\n        lastName\n        companyId\n        phone {\n          number\n        }\n        changeable\n        isMFAEnabled\n        lastInviteTime\n        lastSignInTime\n      }\n    }\n  }\n": typeof types.UserDetailsDocument,
    "\n  query RolesToGive {\n    getRoles {\n      role\n      name\n      description\n      customRoleId\n      canGive\n    }\n  }\n": typeof types.RolesToGiveDocument,
    "\n  query Colleagues($nameLike: String) {\n    usersByTeamIds(nameLike: $nameLike) {\n      id\n      displayName\n      role\n    }\n  }\n": typeof types.ColleaguesDocument,
    "\n  mutation SetUserAccess($userId: ID!, $isEnabled: Boolean!) {\n    setUserAccess(userId: $userId, isEnabled: $isEnabled) {\n      id\n      status\n    }\n  }\n": typeof types.SetUserAccessDocument,
    "\n  mutation DisableUserMfa($userId: ID!) {\n    disableUserMFA(userId: $userId) {\n      id\n    }\n  }\n": typeof types.DisableUserMfaDocument,
    "\n  mutation ChangeUser($input: UpdateUserInput!) {\n    updateUser(input: $input) {\n      id\n    }\n  }\n": typeof types.ChangeUserDocument,
    "\n  mutation DeleteUser($userId: ID!, $reassignTo: ID) {\n    deleteUser(userId: $userId, reassignTo: $reassignTo) {\n      id\n      reassigned\n    }\n  }\n": typeof types.DeleteUserDocument,
    "\n  query WorkResolution($input: WorkResolutionInput!) {\n    workResolutionTrend(input: $input) {\n      closed\n      resolved\n      unresolved\n      repeat\n      parts {\n        start\n        end\n        closed\n        resolved\n        unresolved\n        repeat\n      }\n    }\n    workResolutionClosedWork(input: $input) {\n      currentPeriod {\n        closed\n        resolved\n        unresolved\n        averageTimeToResolution\n        medianTimeToResolution\n      }\n      previousPeriod {\n        closed\n        resolved\n        unresolved\n        averageTimeToResolution\n        medianTimeToResolution\n      }\n    }\n    workResolutionRepeatWork(input: $input) {\n      currentPeriod {\n        closed\n        repeat\n        repeating\n        reissued\n      }\n      previousPeriod {\n        closed\n        repeat\n        repeating\n        reissued\n      }\n    }\n  }\n": typeof types.WorkResolutionDocument,
    "\n  query WorkResolutionGroups(\n    $input: WorkResolutionInput!\n    $groupBy: WorkResolutionGroupBy!\n    $attribute: String\n    $limit: Int!\n  ) {\n    workResolutionTrendGroupBy(input: $input, groupBy: $groupBy, groupByAlarmAttribute: $attribute, limit: $limit) {\n      groups {\n        value\n        label\n        closed\n        resolved\n        unresolved\n        repeat\n        parts {\n          start\n          end\n          closed\n        }\n      }\n      groupCount\n      total {\n        closed\n        resolved\n        unresolved\n        repeat\n      }\n    }\n  }\n": typeof types.WorkResolutionGroupsDocument,
    "\n  fragment WorkReportRowFields on WorkResolutionReportRow {\n    id\n    displayId\n    externalId\n    externalSystemName\n    objective\n    createdAt\n    closedAt\n    isResolved\n    duration\n    isRunning\n    repeatCount\n    isRepeat\n    reissueCount\n    state\n    status\n    alarmCount\n    activeAlarmCount\n    alarmSourceIds\n    alarmAttributes {\n      name\n      values\n    }\n    creator {\n      id\n      displayName\n    }\n    creatorRule {\n      id\n      name\n      isDeleted\n    }\n    teams\n    timeToDispatch\n  }\n": typeof types.WorkReportRowFieldsFragmentDoc,
    "\n  query WorkResolutionTickets($input: WorkResolutionInput!, $orderBy: WorkTicketOrder, $limit: Int!, $offset: Int!) {\n    workResolutionTicketList(input: $input, orderBy: $orderBy, limit: $limit, offset: $offset) {\n      count\n      rows {\n        ...WorkReportRowFields\n      }\n    }\n  }\n": typeof types.WorkResolutionTicketsDocument,
    "\n  query WorkHistory($input: WorkHistoryInput!, $orderBy: WorkTicketOrder, $limit: Int!, $offset: Int!) {\n    workHistory(input: $input, orderBy: $orderBy, limit: $limit, offset: $offset) {\n      count\n      rows {\n        ...WorkReportRowFields\n      }\n    }\n  }\n": typeof types.WorkHistoryDocument,
    "\n  query AlarmWork($ids: [ID!]!) {\n    fastAlarms(where: { ids: $ids }) {\n      id\n      workTickets {\n        id\n        displayId\n        objective\n        state\n        isResolved\n        isResolvedInferred\n        createdAt\n        closedAt\n      }\n    }\n  }\n": typeof types.AlarmWorkDocument,
    "\n  mutation CreateWork(\n    $details: WorkTicketDetailsInput!\n    $alarms: [ID!]!\n    $additionalDetails: JSON\n    $isDuplicateAccepted: Boolean\n  ) {\n    createWorkTicket(\n      details: $details\n      associatedAlarms: $alarms\n      additionalDetails: $additionalDetails\n      isDuplicateAccepted: $isDuplicateAccepted\n    ) {\n      workTicket {\n        id\n        displayId\n        externalSystem {\n          displayName\n        }\n      }\n      openTickets {\n        id\n        displayId\n        objective\n        verbs\n      }\n      openTicketCount\n    }\n  }\n": typeof types.CreateWorkDocument,
    "\n  mutation UpdateWork(\n    $id: ID!\n    $details: WorkTicketChangesInput\n    $additionalDetails: JSON\n    $expectedVersion: Int\n  ) {\n    updateWorkTicket(\n      id: $id\n      details: $details\n      additionalDetails: $additionalDetails\n      expectedVersion: $expectedVersion\n    ) {\n      ...WorkTile\n      problemDetails\n      verbs\n    }\n  }\n": typeof types.UpdateWorkDocument,
    "\n  mutation ChangeWorkState($id: ID!, $state: WorkTicketState!, $survey: WorkSurveyInput, $expectedVersion: Int) {\n    changeWorkTicketState(id: $id, state: $state, survey: $survey, expectedVersion: $expectedVersion) {\n      ...WorkTile\n      verbs\n    }\n  }\n": typeof types.ChangeWorkStateDocument,
    "\n  mutation BulkCloseWork($ids: [ID!], $status: WorkCloseStatus!, $completedWorkDetails: String!) {\n    bulkCloseWorkTickets(ids: $ids, status: $status, completedWorkDetails: $completedWorkDetails) {\n      taskId\n      affected\n      skipped\n      failures {\n        id\n        reason\n      }\n    }\n  }\n": typeof types.BulkCloseWorkDocument,
    "\n  mutation AttachAlarms($id: ID!, $alarmIds: [ID!]!) {\n    attachWorkTicketAlarms(id: $id, alarmIds: $alarmIds) {\n      ...WorkTile\n      verbs\n    }\n  }\n": typeof types.AttachAlarmsDocument,
    "\n  mutation DetachAlarms($id: ID!, $alarmIds: [ID!]!) {\n    detachWorkTicketAlarms(id: $id, alarmIds: $alarmIds) {\n      ...WorkTile\n      verbs\n    }\n  }\n": typeof types.DetachAlarmsDocument,
    "\n  mutation EscalateWork($id: ID!, $isEscalated: Boolean!) {\n    escalateWorkTicket(id: $id, isEscalated: $isEscalated) {\n      ...WorkTile\n      verbs\n    }\n  }\n": typeof types.EscalateWorkDocument,
    "\n  mutation SubmitReview($id: ID!, $note: String) {\n    submitWorkTicketForReview(id: $id, note: $note) {\n      ...WorkTile\n      verbs\n    }\n  }\n": typeof types.SubmitReviewDocument,
    "\n  mutation AnswerReview($id: ID!, $isApproved: Boolean!, $survey: WorkSurveyInput, $comment: String) {\n    answerWorkTicketReview(id: $id, isApproved: $isApproved, survey: $survey, comment: $comment) {\n      ...WorkTile\n      verbs\n    }\n  }\n": typeof types.AnswerReviewDocument,
    "\n  mutation GiveFeedback($ticketId: ID!, $alarmWasValid: Boolean!, $informationWasEnough: Boolean!, $comment: String) {\n    giveWorkTicketFeedback(\n      ticketId: $ticketId\n      alarmWasValid: $alarmWasValid\n      informationWasEnough: $informationWasEnough\n      comment: $comment\n    ) {\n      alarmWasValid\n    }\n  }\n": typeof types.GiveFeedbackDocument,
    "\n  mutation CommentOnWork($ticketId: ID!, $comment: String!) {\n    createWorkTicketActivity(ticketId: $ticketId, comment: $comment) {\n      id\n    }\n  }\n": typeof types.CommentOnWorkDocument,
    "\n  mutation DeleteComment($id: ID!) {\n    deleteWorkTicketActivity(id: $id) {\n      id\n      comment\n      isDeleted\n      canDelete\n    }\n  }\n": typeof types.DeleteCommentDocument,
    "\n  mutation ResetWork($ids: [ID!]!) {\n    resetWorkTickets(ids: $ids) {\n      affected\n    }\n  }\n": typeof types.ResetWorkDocument,
    "\n  fragment WorkTile on WorkTicket {\n    id\n    displayId\n    objective\n    state\n    isResolved\n    isResolvedInferred\n    isEscalated\n    pendingReview\n    assignee {\n      id\n      displayName\n    }\n    assigneeAvatarUrl\n    alarmCount\n    createdAt\n    dueAt\n    closedAt\n    externalId\n    externalNumber\n    externalStatus\n    externalSystem {\n      id\n      displayName\n    }\n    isExternalSystemActive\n    cmmsSyncStatus\n    cmmsSyncFailureNotificationDismissedAt\n    version\n  }\n": typeof types.WorkTileFragmentDoc,
    "\n  query WorkList($searchTerm: String, $criterion: WorkCriterion, $limit: Int, $after: String) {\n    workTicketsAndCount(\n      searchTerm: $searchTerm\n      criterion: $criterion\n      limit: $limit\n      after: $after\n    ) {\n      workTickets {\n        ...WorkTile\n        cursor\n      }\n      count\n    }\n  }\n": typeof types.WorkListDocument,
    "\n  query WorkTicket($id: ID!) {\n    workTicket(id: $id) {\n      ...WorkTile\n      problemDetails\n      createdBy {\n        displayName\n      }\n      createdByRule {\n        id\n        name\n        isDeleted\n      }\n      closedBy {\n        displayName\n      }\n      reviewer {\n        id\n        displayName\n      }\n      reissueCount\n      completedWorkDetails\n      cause\n      action\n      reoccurrenceCountBefore\n      reoccurrenceCountAfter\n      reoccurrenceWindowDays\n      repeatCount\n      additionalDetails\n      externalType\n      externalAssignee\n      externalAssigneeName\n      cmmsSyncError\n      lastCmmsSyncAttemptAt\n      verbs\n      closedElsewhere\n      alarms {\n        id\n        displayId\n        contextualName\n        text\n        priority\n        state\n        severity\n        latestAlarmTime\n        latestEndTime\n        externalSystem {\n          id\n        }\n        workTickets {\n          id\n          displayId\n          objective\n          state\n          isResolved\n          isResolvedInferred\n          closedAt\n        }\n      }\n    }\n  }\n": typeof types.WorkTicketDocument,
    "\n  query WorkActivity($ticketId: ID!, $kind: WorkTicketActivityKind, $limit: Int) {\n    workTicketActivityAndCount(ticketId: $ticketId, kind: $kind, limit: $limit) {\n      count\n      workTicketActivity {\n        id\n        eventType\n        field\n        prevValue\n        revValue\n        comment\n        isDeleted\n        canDelete\n        user {\n          displayName\n        }\n        externalAuthor\n        automationRule {\n          id\n          name\n          isDeleted\n        }\n        prevUser {\n          displayName\n        }\n        revUser {\n          displayName\n        }\n        metadata\n        createdAt\n      }\n    }\n  }\n": typeof types.WorkActivityDocument,
    "\n  query WorkDefaults($alarmIds: [ID!]!) {\n    workTicketDefaults(alarmIds: $alarmIds) {\n      objective\n      dueInHours\n      systems {\n        id\n        displayName\n      }\n      alarms {\n        id\n        displayId\n        contextualName\n        text\n        priority\n        state\n        externalSystem {\n          id\n        }\n      }\n    }\n  }\n": typeof types.WorkDefaultsDocument,
    "\n  query FollowUp(\n    $reason: WorkFollowUpReason\n    $criteria: [CriterionInput!]\n    $searchTerm: String\n    $timezone: String\n    $limit: Int\n    $after: String\n  ) {\n    workFollowUp(\n      reason: $reason\n      criteria: $criteria\n      searchTerm: $searchTerm\n      timezone: $timezone\n      limit: $limit\n      after: $after\n    ) {\n      rows {\n        cursor\n        reasons\n        alarmSourceIds\n        workTicket {\n          ...WorkTile\n        }\n      }\n    }\n  }\n": typeof types.FollowUpDocument,
    "\n  query FollowUpCounts(\n    $reason: WorkFollowUpReason\n    $criteria: [CriterionInput!]\n    $searchTerm: String\n    $timezone: String\n  ) {\n    workFollowUp(reason: $reason, criteria: $criteria, searchTerm: $searchTerm, timezone: $timezone) {\n      counts {\n        total\n        byReason {\n          reason\n          count\n        }\n      }\n    }\n  }\n": typeof types.FollowUpCountsDocument,
    "\n  mutation UndoBulkJob($undoId: ID!) {\n    undoAlarms(undoId: $undoId) {\n      taskId\n      affected\n      failures {\n        reason\n      }\n    }\n  }\n": typeof types.UndoBulkJobDocument,
    "\n  query BulkJobs {\n    bulkJobs {\n      taskId\n      verb\n      status\n      done\n      total\n      affected\n      skipped\n      failures {\n        id\n        reason\n      }\n    }\n  }\n": typeof types.BulkJobsDocument,
    "\n  mutation GetCustomToken($customerId: ID!) {\n    getCustomToken(customerId: $customerId) {\n      token\n    }\n  }\n": typeof types.GetCustomTokenDocument,
    "\n  mutation CreateTicket($subject: String!, $description: String!, $page: String) {\n    createTicket(subject: $subject, description: $description, page: $page)\n  }\n": typeof types.CreateTicketDocument,
    "\n  query HelpDesk($brandId: String, $returnTo: String) {\n    getZendeskToken(brandId: $brandId, returnTo: $returnTo) {\n      token\n      url\n      returnTo\n    }\n  }\n": typeof types.HelpDeskDocument,
    "\n  query Customers($searchTerm: String, $limit: Int, $offset: Int) {\n    getCustomers(searchTerm: $searchTerm, limit: $limit, offset: $offset) {\n      id\n      name\n    }\n  }\n": typeof types.CustomersDocument,
    "\n  fragment MeFields on Me {\n    authRole\n    isSuper\n    isProviderStaff\n    landingPage\n    landingPageLens\n    analyticsPage\n    user {\n      id\n      displayName\n      role\n      avatarUrl\n      email {\n        address\n      }\n    }\n    permissions {\n      area\n      actions\n    }\n    products\n    features\n    hasPlaces\n    teamMembers {\n      teamId\n      teamName\n      role\n    }\n    customer {\n      id\n      name\n      isDisplayRawAlarmTextEnabled\n      isUpdateStatusReasonRequired\n      isCloseWorkRulesBypassEnabled\n    }\n    customers(limit: 21) {\n      id\n      name\n    }\n  }\n": typeof types.MeFieldsFragmentDoc,
    "\n  query Me {\n    me {\n      ...MeFields\n    }\n  }\n": typeof types.MeDocument,
    "\n  mutation UpdateLandingPage($landingPage: LandingPage!) {\n    updateLandingPage(landingPage: $landingPage) {\n      ...MeFields\n    }\n  }\n": typeof types.UpdateLandingPageDocument,
    "\n  mutation OpenedAnalytics($analyticsPage: String!) {\n    updateUser(input: { analyticsPage: $analyticsPage }) {\n      id\n      analyticsPage\n    }\n  }\n": typeof types.OpenedAnalyticsDocument,
    "\n  query PushKey {\n    me {\n      pushKey\n    }\n  }\n": typeof types.PushKeyDocument,
    "\n  mutation AddDeviceRegistrationToken($token: String!) {\n    addDeviceRegistrationToken(token: $token)\n  }\n": typeof types.AddDeviceRegistrationTokenDocument,
    "\n  mutation RemoveDeviceRegistrationToken($token: String!) {\n    removeDeviceRegistrationToken(token: $token)\n  }\n": typeof types.RemoveDeviceRegistrationTokenDocument,
};
const documents: Documents = {
    "\n  mutation ResetPasswordByApi($password: String!, $token: String!, $customerId: ID!) {\n    resetPasswordByApi(password: $password, token: $token, customerId: $customerId)\n  }\n": types.ResetPasswordByApiDocument,
    "\n  query CheckEmailTenant($email: String!) {\n    checkEmailTenant(email: $email) {\n      isSso\n    }\n  }\n": types.CheckEmailTenantDocument,
    "\n  mutation SignOut {\n    signOut\n  }\n": types.SignOutDocument,
    "\n  mutation SignOutOfSso {\n    signOutOfSso\n  }\n": types.SignOutOfSsoDocument,
    "\n  mutation ChangePassword($oldPassword: String!, $newPassword: String!) {\n    changePassword(oldPassword: $oldPassword, newPassword: $newPassword)\n  }\n": types.ChangePasswordDocument,
    "\n  mutation SignIn($email: String!, $password: String!) {\n    signIn(email: $email, password: $password) {\n      code\n      token\n      resolver\n    }\n  }\n": types.SignInDocument,
    "\n  query Invitee($token: String!, $customerId: ID!) {\n    validateToken(token: $token, customerId: $customerId) {\n      displayName\n      email\n      customerName\n      hasPassword\n      isSso\n    }\n  }\n": types.InviteeDocument,
    "\n  mutation ActivateUser($customerId: ID!, $password: String!, $token: String!) {\n    activateUser(customerId: $customerId, password: $password, token: $token)\n  }\n": types.ActivateUserDocument,
    "\n  mutation SendResetPassword($email: String!) {\n    sendResetPassword(email: $email)\n  }\n": types.SendResetPasswordDocument,
    "\n  mutation SignInWithCustomToken($token: String!) {\n    signInWithCustomToken(token: $token) {\n      token\n      customerId\n    }\n  }\n": types.SignInWithCustomTokenDocument,
    "\n  query Mfa {\n    me {\n      awaitedFactor\n      isMFAEnabled\n      factors {\n        id\n        kind\n      }\n      canUsePasskeys\n      needsPassword\n      user {\n        id\n        email {\n          address\n        }\n      }\n    }\n  }\n": types.MfaDocument,
    "\n  mutation StartMfaEnrolment($password: String) {\n    startMFAEnrolment(password: $password) {\n      secret\n      url\n    }\n  }\n": types.StartMfaEnrolmentDocument,
    "\n  mutation VerifyMfaEnrolment($code: String!) {\n    verifyMFAEnrolment(code: $code) {\n      recoveryCodes\n    }\n  }\n": types.VerifyMfaEnrolmentDocument,
    "\n  mutation StartPasskeyEnrolment($password: String) {\n    startPasskeyEnrolment(password: $password)\n  }\n": types.StartPasskeyEnrolmentDocument,
    "\n  mutation VerifyPasskeyEnrolment($answer: JSON!) {\n    verifyPasskeyEnrolment(answer: $answer) {\n      recoveryCodes\n    }\n  }\n": types.VerifyPasskeyEnrolmentDocument,
    "\n  mutation SignInWithMfa($resolver: String!, $code: String!) {\n    signInWithMFA(resolver: $resolver, code: $code) {\n      code\n      token\n      resolver\n    }\n  }\n": types.SignInWithMfaDocument,
    "\n  mutation SignInWithRecoveryCode($resolver: String!, $code: String!) {\n    signInWithRecoveryCode(resolver: $resolver, code: $code) {\n      code\n      token\n      resolver\n    }\n  }\n": types.SignInWithRecoveryCodeDocument,
    "\n  mutation StartPasskeySignIn($resolver: String!) {\n    startPasskeySignIn(resolver: $resolver)\n  }\n": types.StartPasskeySignInDocument,
    "\n  mutation SignInWithPasskey($resolver: String!, $answer: JSON!) {\n    signInWithPasskey(resolver: $resolver, answer: $answer) {\n      code\n      token\n      resolver\n    }\n  }\n": types.SignInWithPasskeyDocument,
    "\n  query LoginSsoConfig($email: String!, $isMobile: Boolean!) {\n    getLoginSsoConfig(email: $email, isMobile: $isMobile) {\n      url\n      verifier\n    }\n  }\n": types.LoginSsoConfigDocument,
    "\n  mutation SignInWithSso($code: String!, $verifier: String!) {\n    signInWithSso(code: $code, verifier: $verifier)\n  }\n": types.SignInWithSsoDocument,
    "\n  mutation ActivateSsoUser {\n    activateSsoUser\n  }\n": types.ActivateSsoUserDocument,
    "\n  query AdvancedAnalytics($input: PivotInput!) {\n    advancedAnalytics(input: $input) {\n      names {\n        rows\n        column\n        measure\n      }\n      rows {\n        values\n        labels\n      }\n      columns {\n        values\n        labels\n      }\n      cells\n      rowTotals\n      columnTotals\n      total\n      isInSeveral\n    }\n  }\n": types.AdvancedAnalyticsDocument,
    "\n  query SavedViewMailRecipients($nameLike: String) {\n    savedViewMailRecipients(nameLike: $nameLike) {\n      id\n      displayName\n    }\n  }\n": types.SavedViewMailRecipientsDocument,
    "\n  mutation ScheduleSavedViewMail($viewId: ID!, $input: SavedViewMailInput!) {\n    scheduleSavedViewMail(viewId: $viewId, input: $input) {\n      ...SavedViewFields\n    }\n  }\n": types.ScheduleSavedViewMailDocument,
    "\n  mutation StopSavedViewMail($viewId: ID!) {\n    stopSavedViewMail(viewId: $viewId) {\n      ...SavedViewFields\n    }\n  }\n": types.StopSavedViewMailDocument,
    "\n  mutation LeaveSavedViewMail($viewId: ID!) {\n    leaveSavedViewMail(viewId: $viewId) {\n      viewId\n    }\n  }\n": types.LeaveSavedViewMailDocument,
    "\n  query RecentActions($limit: Int!, $offset: Int!) {\n    recentActions(limit: $limit, offset: $offset) {\n      id\n      alarmId\n      alarm {\n        id\n        contextualName\n        text\n        formattedRawText\n        externalSystem {\n          id\n        }\n      }\n      activity {\n        ...ActivityFields\n      }\n    }\n  }\n": types.RecentActionsDocument,
    "\n  fragment IncidentLine on Incident {\n    id\n    count\n    activeCount\n    highestPriority\n    causeAsset\n    explanation\n  }\n": types.IncidentLineFragmentDoc,
    "\n  query IncidentsOfAlarms($ids: [ID!]!) {\n    fastAlarms(where: { ids: $ids }, limit: 200) {\n      id\n      incident {\n        ...IncidentLine\n      }\n    }\n  }\n": types.IncidentsOfAlarmsDocument,
    "\n  query IncidentMembers($id: ID!, $limit: Int!, $offset: Int!) {\n    incident(id: $id) {\n      id\n      alarms(limit: $limit, offset: $offset) {\n        ...AlarmRow\n      }\n    }\n  }\n": types.IncidentMembersDocument,
    "\n  query LensAlarmsByCause(\n    $lensId: ID\n    $searchTerm: String\n    $criteria: [CriterionInput!]\n    $sort: [AlarmOrder!]\n    $timezone: String\n    $properties: [String!]\n    $limit: Int\n    $after: String\n    $shownIncidents: [ID!]\n    $withCmms: Boolean = false\n  ) {\n    fastAlarmsByCause(\n      lensId: $lensId\n      searchTerm: $searchTerm\n      criteria: $criteria\n      sort: $sort\n      timezone: $timezone\n      properties: $properties\n      limit: $limit\n      after: $after\n      shownIncidents: $shownIncidents\n    ) {\n      ...AlarmRow\n      ...AlarmCmms @include(if: $withCmms)\n    }\n  }\n": types.LensAlarmsByCauseDocument,
    "\n  query AlarmsOfRows(\n    $incidentIds: [ID!]!\n    $lensId: ID\n    $searchTerm: String\n    $criteria: [CriterionInput!]\n    $timezone: String\n  ) {\n    alarmsOfRows(\n      incidentIds: $incidentIds\n      lensId: $lensId\n      searchTerm: $searchTerm\n      criteria: $criteria\n      timezone: $timezone\n    ) {\n      incidentId\n      alarmId\n      version\n    }\n  }\n": types.AlarmsOfRowsDocument,
    "\n  fragment BulkOutcome on BulkResult {\n    taskId\n    undoId\n    affected\n    skipped\n    failures {\n      id\n      code\n      reason\n    }\n  }\n": types.BulkOutcomeFragmentDoc,
    "\n  mutation PinAlarms($ids: [ID!], $selection: AlarmSelection, $pin: Boolean!) {\n    result: pinAlarms(ids: $ids, selection: $selection, pin: $pin) {\n      ...BulkOutcome\n    }\n  }\n": types.PinAlarmsDocument,
    "\n  mutation MoveAlarms(\n    $ids: [ID!]\n    $expectedVersions: [Int!]\n    $selection: AlarmSelection\n    $status: String!\n    $reason: String\n  ) {\n    result: moveAlarms(\n      ids: $ids\n      expectedVersions: $expectedVersions\n      selection: $selection\n      status: $status\n      reason: $reason\n    ) {\n      ...BulkOutcome\n    }\n  }\n": types.MoveAlarmsDocument,
    "\n  mutation SnoozeAlarm(\n    $ids: [ID!]\n    $expectedVersions: [Int!]\n    $selection: AlarmSelection\n    $until: DateTime!\n    $reason: String\n  ) {\n    result: snoozeAlarm(\n      ids: $ids\n      expectedVersions: $expectedVersions\n      selection: $selection\n      until: $until\n      reason: $reason\n    ) {\n      ...BulkOutcome\n    }\n  }\n": types.SnoozeAlarmDocument,
    "\n  mutation UnsnoozeAlarm($ids: [ID!], $expectedVersions: [Int!], $selection: AlarmSelection) {\n    result: unsnoozeAlarm(ids: $ids, expectedVersions: $expectedVersions, selection: $selection) {\n      ...BulkOutcome\n    }\n  }\n": types.UnsnoozeAlarmDocument,
    "\n  mutation UpdateAlarmPriority($ids: [ID!], $selection: AlarmSelection, $priority: Int!) {\n    result: updateAlarmPriority(ids: $ids, selection: $selection, priority: $priority) {\n      ...BulkOutcome\n    }\n  }\n": types.UpdateAlarmPriorityDocument,
    "\n  mutation UpdateAlarms($ids: [ID!], $selection: AlarmSelection, $isServiceImpacting: Boolean!) {\n    result: updateAlarms(ids: $ids, selection: $selection, isServiceImpacting: $isServiceImpacting) {\n      ...BulkOutcome\n    }\n  }\n": types.UpdateAlarmsDocument,
    "\n  mutation DeleteAlarms($ids: [ID!], $selection: AlarmSelection) {\n    result: deleteAlarms(ids: $ids, selection: $selection) {\n      ...BulkOutcome\n    }\n  }\n": types.DeleteAlarmsDocument,
    "\n  mutation RestoreAlarms($ids: [ID!]!) {\n    result: restoreAlarms(ids: $ids) {\n      ...BulkOutcome\n    }\n  }\n": types.RestoreAlarmsDocument,
    "\n  mutation UndoAlarms($undoId: ID!) {\n    result: undoAlarms(undoId: $undoId) {\n      ...BulkOutcome\n    }\n  }\n": types.UndoAlarmsDocument,
    "\n  mutation UpdateAlarmNotes($id: ID!, $notes: String) {\n    updateAlarmNotes(id: $id, notes: $notes) {\n      id\n      notes\n      version\n    }\n  }\n": types.UpdateAlarmNotesDocument,
    "\n  mutation UpdateAlarmContextualName($id: ID!, $contextualName: String, $expectedVersion: Int) {\n    updateAlarmContextualName(id: $id, contextualName: $contextualName, expectedVersion: $expectedVersion) {\n      id\n      contextualName\n      version\n    }\n  }\n": types.UpdateAlarmContextualNameDocument,
    "\n  fragment ActivityFields on AlarmActivity {\n    id\n    cause\n    field\n    revValue\n    prevValue\n    createdAt\n    user {\n      displayName\n    }\n    automationRule {\n      id\n      name\n      isDeleted\n    }\n    externalSystem {\n      displayName\n    }\n    metadata {\n      statusUpdateReason\n      snoozeReason\n      snoozeDuration\n      vote\n      comment\n    }\n  }\n": types.ActivityFieldsFragmentDoc,
    "\n  query AlarmActivity($alarmId: ID!, $kind: AlarmActivityKind, $limit: Int!, $offset: Int!) {\n    alarmActivityAndCount(where: { alarmId: $alarmId, kind: $kind }, limit: $limit, offset: $offset) {\n      count\n      alarmActivity {\n        ...ActivityFields\n      }\n    }\n  }\n": types.AlarmActivityDocument,
    "\n  query CmmsLevels($alarmId: ID!) {\n    alarmEntityPath(alarmId: $alarmId) {\n      id\n      name\n    }\n  }\n": types.CmmsLevelsDocument,
    "\n  fragment InstanceFields on AlarmInstance {\n    id\n    alarmTime\n    endTime\n    endTimeSource\n    duration\n    ackBy\n    ackTime\n    processVariableValue {\n      value\n      unit\n    }\n  }\n": types.InstanceFieldsFragmentDoc,
    "\n  query AlarmInstances($alarmId: ID!, $limit: Int!, $offset: Int!) {\n    alarmInstancesAndCount(where: { alarmId: $alarmId }, limit: $limit, offset: $offset) {\n      count\n      alarmInstances {\n        ...InstanceFields\n      }\n    }\n  }\n": types.AlarmInstancesDocument,
    "\n  query AlarmInstanceDaily($alarmId: ID!, $range: DateRange!, $timezone: String!) {\n    alarmInstanceDaily(alarmId: $alarmId, range: $range, timezone: $timezone) {\n      date\n      count\n    }\n  }\n": types.AlarmInstanceDailyDocument,
    "\n  query AlarmSiblings($where: AlarmWhere, $limit: Int!) {\n    alarmsAndCount(where: $where, limit: $limit) {\n      count\n      alarms {\n        ...AlarmRow\n      }\n    }\n  }\n": types.AlarmSiblingsDocument,
    "\n  fragment AlarmDetail on Alarm {\n    id\n    displayId\n    contextualName\n    text\n    formattedRawText\n    point\n    pointEntityId\n    entities {\n      id\n      name\n      class\n    }\n    priority\n    priorityLastModifiedBy\n    status\n    enteredStatusAt\n    state\n    severity\n    isPinned\n    isStale\n    isServiceImpacting\n    isSenderUnverified\n    unverifiedSender\n    serviceImpactLastModifiedBy\n    latestAlarmTime\n    latestEndTime\n    activeWorkCount\n    lastWorkTicketClosedAt\n    fleetingCount\n    chatteringCount\n    notes\n    rawAttributes\n    cmmsAttributes\n    alarmType\n    snoozeExpiresAt\n    snoozeReason\n    version\n    properties {\n      id\n      type\n      value\n      confidence\n      shownConfidence\n      needsVerification\n      source\n      sourceText\n      sourceField\n      verifiedBy\n    }\n    externalSystem {\n      id\n      displayName\n    }\n  }\n": types.AlarmDetailFragmentDoc,
    "\n  query AlarmById($id: ID!, $limit: Int!) {\n    alarmsAndCount(where: { ids: [$id] }, limit: $limit) {\n      alarms {\n        ...AlarmDetail\n      }\n    }\n  }\n": types.AlarmByIdDocument,
    "\n  fragment AlarmRow on Alarm {\n    id\n    displayId\n    contextualName\n    text\n    formattedRawText\n    point\n    priority\n    status\n    enteredStatusAt\n    state\n    severity\n    isPinned\n    isStale\n    isNuisance\n    isServiceImpacting\n    isSenderUnverified\n    latestAlarmTime\n    latestEndTime\n    activeWorkCount\n    lastWorkTicketClosedAt\n    fleetingCount\n    chatteringCount\n    nuisanceCount\n    externalSystem {\n      id\n      name\n      displayName\n    }\n    snoozeExpiresAt\n    snoozeReason\n    snoozedBy {\n      displayName\n    }\n    snoozedByRule {\n      id\n      name\n      isDeleted\n    }\n    createdAt\n    version\n    cursor\n    properties {\n      type\n      value\n    }\n  }\n": types.AlarmRowFragmentDoc,
    "\n  fragment AlarmCmms on Alarm {\n    cmmsConfigStatus\n    cmmsMappedAssetName\n    cmmsMappedAssetValue\n    cmmsMappedLocationName\n    cmmsMappedLocationValue\n  }\n": types.AlarmCmmsFragmentDoc,
    "\n  query LensAlarms(\n    $lensId: ID\n    $searchTerm: String\n    $criteria: [CriterionInput!]\n    $sort: [AlarmOrder!]\n    $timezone: String\n    $properties: [String!]\n    $limit: Int\n    $after: String\n    $withCmms: Boolean = false\n  ) {\n    fastAlarms(\n      lensId: $lensId\n      searchTerm: $searchTerm\n      criteria: $criteria\n      sort: $sort\n      timezone: $timezone\n      properties: $properties\n      limit: $limit\n      after: $after\n    ) {\n      ...AlarmRow\n      ...AlarmCmms @include(if: $withCmms)\n    }\n  }\n": types.LensAlarmsDocument,
    "\n  query AlarmsById($ids: [ID!]!, $properties: [String!], $sort: [AlarmOrder!], $withCmms: Boolean = false) {\n    fastAlarms(where: { ids: $ids }, properties: $properties, sort: $sort, limit: 200) {\n      ...AlarmRow\n      ...AlarmCmms @include(if: $withCmms)\n    }\n  }\n": types.AlarmsByIdDocument,
    "\n  query EntityAliases($entityId: ID!) {\n    entityAliases(entityId: $entityId) {\n      alias\n      isShort\n    }\n  }\n": types.EntityAliasesDocument,
    "\n  query EntityAliasSuggestions($entityId: ID!) {\n    entityAliasSuggestions(entityId: $entityId) {\n      alias\n      seen\n      alarms\n    }\n  }\n": types.EntityAliasSuggestionsDocument,
    "\n  query CheckEntityAlias($entityId: ID!, $alias: String!) {\n    checkEntityAliasesIsUnique(entityId: $entityId, aliases: [$alias]) {\n      isUnique\n      aliases {\n        isShort\n        conflict {\n          name\n        }\n      }\n    }\n  }\n": types.CheckEntityAliasDocument,
    "\n  query EntityAliasPreview($entityId: ID!, $alias: String!) {\n    entityAliasPreview(entityId: $entityId, alias: $alias) {\n      mentioned\n      changed\n      verified\n      isComplete\n      samples {\n        alarmId\n        name\n        text\n        before\n        after\n      }\n    }\n  }\n": types.EntityAliasPreviewDocument,
    "\n  mutation AddEntityAlias($entityId: ID!, $alias: String!) {\n    addEntityAliases(entityId: $entityId, aliases: [$alias]) {\n      alias\n      isShort\n    }\n  }\n": types.AddEntityAliasDocument,
    "\n  mutation RemoveEntityAlias($entityId: ID!, $alias: String!) {\n    removeEntityAlias(entityId: $entityId, alias: $alias) {\n      alias\n      isShort\n    }\n  }\n": types.RemoveEntityAliasDocument,
    "\n  mutation ApplyEntityAlias($entityId: ID!, $alias: String!) {\n    applyEntityAlias(entityId: $entityId, alias: $alias) {\n      taskId\n      affected\n    }\n  }\n": types.ApplyEntityAliasDocument,
    "\n  query AnalystReaders {\n    analystReaders {\n      isKept\n      rows {\n        name\n        createdAt\n        changedAt\n        revokedAt\n        lastUsedAt\n      }\n    }\n  }\n": types.AnalystReadersDocument,
    "\n  mutation CreateAnalystReader($name: String!) {\n    createAnalystReader(name: $name) {\n      name\n      secret\n    }\n  }\n": types.CreateAnalystReaderDocument,
    "\n  mutation RotateAnalystReader($name: String!) {\n    rotateAnalystReader(name: $name) {\n      name\n      secret\n    }\n  }\n": types.RotateAnalystReaderDocument,
    "\n  mutation RevokeAnalystReader($name: String!) {\n    revokeAnalystReader(name: $name) {\n      name\n      revokedAt\n    }\n  }\n": types.RevokeAnalystReaderDocument,
    "\n  query SpacesIn($parentId: ID, $offset: Int) {\n    searchEntities(type: Space, parentId: $parentId, isTop: true, offset: $offset) {\n      searchEntities {\n        id\n        name\n        class\n        count\n      }\n      searchEntityCount\n    }\n  }\n": types.SpacesInDocument,
    "\n  fragment EntityRow on Entity {\n    id\n    name\n    class\n    rawEntityClass\n    assetClass\n    effectiveCriticality\n    activeAlarmCount\n    shop\n    externalId\n    building\n    floor\n    roomName\n    spaceType {\n      id\n      name\n    }\n    isPaid\n    version: shownVersion\n  }\n": types.EntityRowFragmentDoc,
    "\n  query EntityList($where: EntityWhere, $orderBy: EntityOrder, $limit: Int, $after: String) {\n    entitiesAndCount(where: $where, orderBy: $orderBy, limit: $limit, after: $after) {\n      entities {\n        ...EntityRow\n        cursor\n      }\n      count\n    }\n  }\n": types.EntityListDocument,
    "\n  query EntityOf($id: ID!) {\n    entity(id: $id) {\n      id\n      name\n      class\n      classId\n      rawEntityClass\n      assetClass\n      parentId\n      parent {\n        id\n        name\n      }\n      criticality\n      effectiveCriticality\n      criticalityPath {\n        entityId\n        name\n        source\n        sourceName\n        criticality\n      }\n      properties {\n        label\n        value\n      }\n      location\n      locationEntities {\n        id\n        name\n        class\n      }\n      spaceType {\n        id\n        name\n      }\n      shop\n      externalId\n      isPaid\n      isActive\n      activeAlarmCount\n      stateChangedAt\n      createdAt\n      version\n    }\n  }\n": types.EntityOfDocument,
    "\n  mutation CreateEntity(\n    $class: String!\n    $name: String!\n    $parentId: ID\n    $criticality: Int\n    $spaceTypeId: ID\n    $shop: String\n    $properties: [EntityPropertyInput!]\n  ) {\n    createEntity(\n      class: $class\n      name: $name\n      parentId: $parentId\n      criticality: $criticality\n      spaceTypeId: $spaceTypeId\n      shop: $shop\n      properties: $properties\n    ) {\n      id\n      name\n    }\n  }\n": types.CreateEntityDocument,
    "\n  mutation UpdateEntity(\n    $id: ID!\n    $expectedVersion: Int\n    $class: String\n    $name: String\n    $parentId: ID\n    $criticality: Int\n    $spaceTypeId: ID\n    $shop: String\n    $properties: [EntityPropertyInput!]\n  ) {\n    updateEntity(\n      id: $id\n      expectedVersion: $expectedVersion\n      class: $class\n      name: $name\n      parentId: $parentId\n      criticality: $criticality\n      spaceTypeId: $spaceTypeId\n      shop: $shop\n      properties: $properties\n    ) {\n      id\n      name\n    }\n  }\n": types.UpdateEntityDocument,
    "\n  mutation SetEntityPaid($id: ID!, $isPaid: Boolean!) {\n    updateEntity(id: $id, isPaid: $isPaid) {\n      id\n      isPaid\n    }\n  }\n": types.SetEntityPaidDocument,
    "\n  query EntityDuplicate($class: String!, $name: String!, $parentId: ID, $id: ID) {\n    checkEntityDuplicate(class: $class, name: $name, parentId: $parentId, id: $id) {\n      id\n      name\n    }\n  }\n": types.EntityDuplicateDocument,
    "\n  query EntityUse($ids: [ID!]!) {\n    canDeleteEntities(ids: $ids) {\n      id\n      canDelete\n      alarmCount\n      openWorkCount\n      childCount\n      reasons\n    }\n  }\n": types.EntityUseDocument,
    "\n  mutation DeleteEntities($ids: [ID!]!) {\n    deleteEntities(ids: $ids) {\n      deleted\n    }\n  }\n": types.DeleteEntitiesDocument,
    "\n  mutation ReassignAlarmPoints($entityId: ID!, $toEntityId: ID!) {\n    reassignAlarmPoints(entityId: $entityId, toEntityId: $toEntityId) {\n      taskId\n      affected\n      failures {\n        reason\n      }\n    }\n  }\n": types.ReassignAlarmPointsDocument,
    "\n  mutation RefreshSidecarCache($entityClass: String) {\n    refreshSidecarCache(entityClass: $entityClass) {\n      refreshed\n    }\n  }\n": types.RefreshSidecarCacheDocument,
    "\n  query EntityActivityOf($entityId: ID!, $offset: Int) {\n    entityActivityAndCount(entityId: $entityId, offset: $offset) {\n      entityActivity {\n        id\n        createdAt\n        userName\n        field\n        prevValue\n        revValue\n      }\n      count\n    }\n  }\n": types.EntityActivityOfDocument,
    "\n  query EntityWork($entityId: ID!) {\n    open: entityWorkTickets(entityId: $entityId, state: OPEN) {\n      ...EntityTicket\n    }\n    closed: entityWorkTickets(entityId: $entityId, state: CLOSED) {\n      ...EntityTicket\n    }\n  }\n": types.EntityWorkDocument,
    "\n  fragment EntityTicket on WorkTicket {\n    id\n    displayId\n    objective\n    state\n    createdAt\n    closedAt\n  }\n": types.EntityTicketFragmentDoc,
    "\n  query EntityAlarms($criteria: [CriterionInput!], $limit: Int, $after: String) {\n    fastAlarms(criteria: $criteria, limit: $limit, after: $after) {\n      id\n      displayId\n      contextualName\n      text\n      priority\n      state\n      severity\n      latestAlarmTime\n      externalSystem {\n        id\n      }\n      cursor\n    }\n  }\n": types.EntityAlarmsDocument,
    "\n  query EntityPoints($criteria: [CriterionInput!], $limit: Int) {\n    fastAlarms(criteria: $criteria, limit: $limit) {\n      id\n      point\n    }\n  }\n": types.EntityPointsDocument,
    "\n  query SpaceTypeList($offset: Int) {\n    spaceTypes(offset: $offset) {\n      spaceTypes {\n        id\n        name\n        criticality\n        spaceCount\n      }\n      spaceTypeCount\n    }\n  }\n": types.SpaceTypeListDocument,
    "\n  mutation CreateSpaceType($name: String!, $criticality: Int) {\n    createSpaceType(name: $name, criticality: $criticality) {\n      id\n    }\n  }\n": types.CreateSpaceTypeDocument,
    "\n  mutation UpdateSpaceType($id: ID!, $name: String, $criticality: Int) {\n    updateSpaceType(id: $id, name: $name, criticality: $criticality) {\n      id\n    }\n  }\n": types.UpdateSpaceTypeDocument,
    "\n  mutation DeleteSpaceType($id: ID!) {\n    deleteSpaceType(id: $id) {\n      id\n    }\n  }\n": types.DeleteSpaceTypeDocument,
    "\n  query FoundAssets($searchTerm: String!) {\n    entitiesAndCount(where: { searchTerm: $searchTerm }, limit: 10) {\n      entities {\n        id\n        name\n        class\n        building\n      }\n    }\n  }\n": types.FoundAssetsDocument,
    "\n  query AssetShops($search: String, $offset: Int) {\n    assetShops(search: $search, offset: $offset) {\n      assetShops {\n        label\n        value\n      }\n      assetShopCount\n    }\n  }\n": types.AssetShopsDocument,
    "\n  query CmmsSystems {\n    cmmsSystems {\n      id\n      displayName\n      schema\n      isActive\n    }\n    globalCmmsConfig {\n      saveOnCreateWork\n    }\n  }\n": types.CmmsSystemsDocument,
    "\n  mutation UpdateGlobalCmmsConfig($saveOnCreateWork: Boolean!) {\n    updateGlobalCmmsConfig(saveOnCreateWork: $saveOnCreateWork) {\n      saveOnCreateWork\n    }\n  }\n": types.UpdateGlobalCmmsConfigDocument,
    "\n  fragment CmmsField on ExternalCmmsField {\n    id\n    externalSystemId\n    name\n    title\n    description\n    maxLength\n    dataType\n    defaultValue\n    genericField\n    isCreateWorkField\n    isCreateHiddenWorkField\n    isRequired\n    isVisible\n    isReadOnly\n    displayTemplate\n    isTranslatedByName\n    isTranslatedByValue\n    isAutoSyncValuesEnabled\n    isSyncingDomainValues\n    lastRefreshedAt\n    lastRefreshedBy\n    relatedParentField {\n      id\n      title\n    }\n  }\n": types.CmmsFieldFragmentDoc,
    "\n  query CmmsFields($where: ExternalCmmsFieldWhere, $orderBy: ExternalCmmsFieldOrder, $limit: Int, $offset: Int) {\n    externalCmmsFieldsAndCount(where: $where, orderBy: $orderBy, limit: $limit, offset: $offset) {\n      externalCmmsFields {\n        ...CmmsField\n      }\n      count\n    }\n  }\n": types.CmmsFieldsDocument,
    "\n  mutation CreateCmmsField($input: CreateExternalCmmsFieldInput!) {\n    createExternalCmmsField(input: $input) {\n      ...CmmsField\n    }\n  }\n": types.CreateCmmsFieldDocument,
    "\n  mutation UpdateCmmsField($id: ID!, $input: ExternalCmmsFieldInput!) {\n    updateExternalCmmsField(id: $id, input: $input) {\n      ...CmmsField\n    }\n  }\n": types.UpdateCmmsFieldDocument,
    "\n  mutation ReorderCmmsFields($fieldIds: [ID!]!, $type: ExternalCmmsFieldOrder!, $externalSystemId: ID!) {\n    reorderExternalCmmsFields(fieldIds: $fieldIds, type: $type, externalSystemId: $externalSystemId) {\n      id\n    }\n  }\n": types.ReorderCmmsFieldsDocument,
    "\n  query CmmsFieldMaps($externalSystemId: ID!) {\n    externalCmmsFieldMaps(externalSystemId: $externalSystemId) {\n      field {\n        ...CmmsField\n      }\n      mappings {\n        externalId\n        internalId\n        internalFieldType\n        internalFieldName\n      }\n      translationCount\n    }\n    cmmsInternalFields {\n      internalFieldType\n      name\n      label\n    }\n  }\n": types.CmmsFieldMapsDocument,
    "\n  mutation CreateCmmsMapping($externalId: ID!, $internalId: ID!) {\n    createExternalCmmsFieldMapping(externalId: $externalId, internalId: $internalId) {\n      internalId\n    }\n  }\n": types.CreateCmmsMappingDocument,
    "\n  mutation DeleteCmmsMapping($externalId: ID!, $internalId: ID!) {\n    deleteExternalCmmsFieldMapping(externalId: $externalId, internalId: $internalId) {\n      internalId\n    }\n  }\n": types.DeleteCmmsMappingDocument,
    "\n  mutation AddCmmsParentField($externalCmmsFieldId: ID!, $parentFieldId: ID!) {\n    addExternalCmmsRelatedParentField(externalCmmsFieldId: $externalCmmsFieldId, parentFieldId: $parentFieldId) {\n      ...CmmsField\n    }\n  }\n": types.AddCmmsParentFieldDocument,
    "\n  mutation RemoveCmmsParentField($externalCmmsFieldId: ID!) {\n    removeExternalCmmsRelatedParentField(externalCmmsFieldId: $externalCmmsFieldId) {\n      ...CmmsField\n    }\n  }\n": types.RemoveCmmsParentFieldDocument,
    "\n  query CmmsPulls($externalSystemId: ID!) {\n    cmmsPulls(externalSystemId: $externalSystemId) {\n      id\n      kind\n      fieldIds\n      status\n      error\n      added\n      changed\n      removed\n      isPreview\n      fields {\n        name\n        title\n        dataType\n        isRequired\n        change\n      }\n      createdAt\n      finishedAt\n    }\n  }\n": types.CmmsPullsDocument,
    "\n  query PullCmmsFields($externalSystemId: ID!, $isPreview: Boolean, $names: [String!]) {\n    pullExternalCmmsFields(externalSystemId: $externalSystemId, isPreview: $isPreview, names: $names) {\n      id\n    }\n  }\n": types.PullCmmsFieldsDocument,
    "\n  query PullCmmsDomainValues($fieldIds: [ID!]!) {\n    pullExternalCmmsDomainValues(fieldIds: $fieldIds) {\n      id\n    }\n  }\n": types.PullCmmsDomainValuesDocument,
    "\n  mutation CreateCmmsValue($externalCmmsFieldId: ID!, $input: ExternalCmmsDomainValueInput!) {\n    createExternalCmmsDomainValue(externalCmmsFieldId: $externalCmmsFieldId, input: $input) {\n      id\n    }\n  }\n": types.CreateCmmsValueDocument,
    "\n  mutation UpdateCmmsValue($id: ID!, $input: ExternalCmmsDomainValueInput!) {\n    updateExternalCmmsDomainValue(id: $id, input: $input) {\n      id\n      name\n      value\n    }\n  }\n": types.UpdateCmmsValueDocument,
    "\n  mutation DeleteCmmsValues($ids: [ID!]!) {\n    deleteExternalCmmsDomainValues(ids: $ids) {\n      id\n      isDeleted\n    }\n  }\n": types.DeleteCmmsValuesDocument,
    "\n  query CmmsTranslations($where: ExternalCmmsValueTranslationWhere!, $offset: Int) {\n    externalCmmsValueTranslationsAndCount(where: $where, offset: $offset) {\n      externalCmmsValueTranslations {\n        id\n        externalValue\n        internalValue\n        internalValueSource\n        translationDirection\n      }\n      count\n    }\n  }\n": types.CmmsTranslationsDocument,
    "\n  mutation CreateCmmsTranslation($externalFieldId: ID!, $input: ExternalCmmsValueTranslationInput!) {\n    createExternalCmmsValueTranslation(externalFieldId: $externalFieldId, input: $input) {\n      id\n    }\n  }\n": types.CreateCmmsTranslationDocument,
    "\n  mutation UpdateCmmsTranslation($id: ID!, $input: ExternalCmmsValueTranslationInput!) {\n    updateExternalCmmsValueTranslation(id: $id, input: $input) {\n      id\n      externalValue\n      internalValue\n      internalValueSource\n      translationDirection\n    }\n  }\n": types.UpdateCmmsTranslationDocument,
    "\n  mutation DeleteCmmsTranslations($ids: [ID!]!) {\n    deleteExternalCmmsValueTranslations(ids: $ids) {\n      id\n    }\n  }\n": types.DeleteCmmsTranslationsDocument,
    "\n  query AlarmPoints($search: String, $offset: Int) {\n    alarmPoints(search: $search, offset: $offset) {\n      points\n      count\n    }\n  }\n": types.AlarmPointsDocument,
    "\n  query AssetOptions(\n    $search: String\n    $offset: Int\n    $level: AssetLevel\n    $ids: [ID!]\n    $values: AssetOptionValues\n  ) {\n    assets(search: $search, offset: $offset, level: $level, ids: $ids, values: $values) {\n      assets {\n        label\n        value\n      }\n      assetCount\n    }\n  }\n": types.AssetOptionsDocument,
    "\n  query SpaceTypeOptions($search: String, $offset: Int) {\n    spaceTypes(search: $search, offset: $offset) {\n      spaceTypes {\n        id\n        name\n      }\n      spaceTypeCount\n    }\n  }\n": types.SpaceTypeOptionsDocument,
    "\n  query LensCount($where: AlarmWhere) {\n    matches: alarmsAndCount(where: $where, limit: 1) {\n      count\n    }\n  }\n": types.LensCountDocument,
    "\n  query AssetCount($where: EntityWhere) {\n    matches: entitiesAndCount(where: $where, limit: 1) {\n      count\n    }\n  }\n": types.AssetCountDocument,
    "\n  query WorkCount($criterion: WorkCriterion, $searchTerm: String) {\n    matches: workTicketsAndCount(criterion: $criterion, searchTerm: $searchTerm, limit: 1) {\n      count\n    }\n  }\n": types.WorkCountDocument,
    "\n  query EntityClassOptions($search: String, $offset: Int) {\n    entityClasses(search: $search, offset: $offset) {\n      entityClasses {\n        id\n        name\n      }\n      entityClassCount\n    }\n  }\n": types.EntityClassOptionsDocument,
    "\n  query TicketNumbers($number: String, $offset: Int) {\n    workTicketIds(number: $number, offset: $offset) {\n      items {\n        displayId\n      }\n      count\n    }\n  }\n": types.TicketNumbersDocument,
    "\n  query AlarmNumbers($search: String!, $offset: Int) {\n    searchAlarmsById(search: $search, offset: $offset) {\n      alarms {\n        id\n        displayId\n        contextualName\n      }\n      count\n    }\n  }\n": types.AlarmNumbersDocument,
    "\n  query AssetLabelOptions($search: String, $offset: Int) {\n    assetProperties(search: $search, offset: $offset) {\n      assetProperties {\n        label\n        value\n      }\n      assetPropertyCount\n    }\n  }\n": types.AssetLabelOptionsDocument,
    "\n  query AlarmStatuses {\n    alarmStatuses {\n      name\n      isCustom\n    }\n  }\n": types.AlarmStatusesDocument,
    "\n  fragment ReportExportFields on ReportExport {\n    id\n    exportType\n    format\n    list\n    input\n    status\n    rowCount\n    fileSize\n    error\n    fileName\n    createdAt\n    asOf\n    completedAt\n    expiresAt\n  }\n": types.ReportExportFieldsFragmentDoc,
    "\n  query ReportExports($limit: Int!) {\n    reportExports(limit: $limit) {\n      count\n      rows {\n        ...ReportExportFields\n      }\n    }\n  }\n": types.ReportExportsDocument,
    "\n  query ReportUrl($exportId: ID!) {\n    reportUrl(exportId: $exportId)\n  }\n": types.ReportUrlDocument,
    "\n  mutation RequestExport($input: RequestExportInput!) {\n    requestExport(input: $input) {\n      count\n      export {\n        ...ReportExportFields\n      }\n    }\n  }\n": types.RequestExportDocument,
    "\n  mutation SendFeedback($text: String!, $version: String) {\n    sendFeedback(text: $text, version: $version) {\n      id\n    }\n  }\n": types.SendFeedbackDocument,
    "\n  query SentFeedback {\n    feedback {\n      id\n      text\n      createdAt\n    }\n  }\n": types.SentFeedbackDocument,
    "\n  fragment FeedFields on Feed {\n    id\n    displayName\n    customerId\n    customerName\n    health {\n      state\n      label\n    }\n    issues {\n      issueType\n      count\n      message\n      alertedAt\n      isDismissed\n    }\n    since\n    lastContactAt\n    deadLetters\n    oldestDeadLetterAt\n    jobs\n    lagSeconds\n    pump {\n      undelivered\n      lagSeconds\n      reportedAt\n    }\n    tries {\n      kind\n      status\n      response\n      by\n      at\n    }\n  }\n": types.FeedFieldsFragmentDoc,
    "\n  query Feeds($where: FeedWhere!, $limit: Int!, $offset: Int!) {\n    feedsAndCounts(where: $where, limit: $limit, offset: $offset) {\n      feeds {\n        ...FeedFields\n      }\n      counts {\n        feeds\n        troubled\n        customers\n        troubledCustomers\n      }\n    }\n  }\n": types.FeedsDocument,
    "\n  query CmmsFieldOptions(\n    $externalCmmsFieldId: ID!\n    $search: String\n    $externalDetails: JSON\n    $useValueSort: Boolean\n    $offset: Int\n  ) {\n    externalCmmsFieldOptions(\n      externalCmmsFieldId: $externalCmmsFieldId\n      search: $search\n      externalDetails: $externalDetails\n      useValueSort: $useValueSort\n      offset: $offset\n    ) {\n      options {\n        value\n        label\n      }\n      count\n    }\n  }\n": types.CmmsFieldOptionsDocument,
    "\n  query CmmsAssignees($externalSystemId: ID, $search: String, $offset: Int) {\n    cmmsAssignee(externalSystemId: $externalSystemId, search: $search, offset: $offset) {\n      fieldId\n      value\n      label\n    }\n    cmmsAssigneeCount(externalSystemId: $externalSystemId, search: $search)\n  }\n": types.CmmsAssigneesDocument,
    "\n  query CmmsFormValues($externalSystemId: ID!, $alarmIds: [ID!], $externalDetails: JSON) {\n    translateInternalToExternalCmmsValues(\n      externalSystemId: $externalSystemId\n      alarmIds: $alarmIds\n      externalDetails: $externalDetails\n    ) {\n      field {\n        ...CmmsField\n      }\n      value\n      label\n      source\n      sourceName\n      problem\n    }\n  }\n": types.CmmsFormValuesDocument,
    "\n  query CmmsConfigOf($alarmId: ID, $entityId: ID) {\n    cmmsConfig(alarmId: $alarmId, entityId: $entityId) {\n      externalSystem {\n        id\n        displayName\n      }\n      status\n      fields {\n        field {\n          ...CmmsField\n        }\n        value\n        label\n        source\n        sourceName\n        problem\n        own\n      }\n    }\n  }\n": types.CmmsConfigOfDocument,
    "\n  mutation UpdateCmmsConfig($alarmId: ID, $entityId: ID, $externalSystemId: ID!, $cmmsConfig: JSON!) {\n    updateCmmsConfig(\n      alarmId: $alarmId\n      entityId: $entityId\n      externalSystemId: $externalSystemId\n      cmmsConfig: $cmmsConfig\n    ) {\n      status\n    }\n  }\n": types.UpdateCmmsConfigDocument,
    "\n  mutation RetrySync($id: ID!) {\n    retryWorkTicketCmmsSync(id: $id) {\n      ...WorkTile\n      verbs\n    }\n  }\n": types.RetrySyncDocument,
    "\n  mutation DismissSync($id: ID!) {\n    dismissWorkTicketCmmsSyncFailure(id: $id) {\n      ...WorkTile\n      verbs\n    }\n  }\n": types.DismissSyncDocument,
    "\n  query CmmsValues($where: ExternalCmmsDomainValueWhere!, $offset: Int) {\n    externalCmmsDomainValuesAndCount(where: $where, offset: $offset) {\n      externalCmmsDomainValues {\n        id\n        name\n        value\n        externalId\n        parentExternalId\n        isManuallyAdded\n        modifiedAt\n      }\n      count\n    }\n  }\n": types.CmmsValuesDocument,
    "\n  query SearchEntities($type: EntitySearchType!, $parentId: ID, $searchTerm: String, $offset: Int) {\n    searchEntities(type: $type, parentId: $parentId, searchTerm: $searchTerm, offset: $offset) {\n      searchEntities {\n        id\n        name\n        count\n        building\n        class\n      }\n      searchEntityCount\n    }\n  }\n": types.SearchEntitiesDocument,
    "\n  query SearchEntityCounts($searchTerm: String) {\n    space: searchEntityCount(type: Space, searchTerm: $searchTerm)\n    asset: searchEntityCount(type: Asset, searchTerm: $searchTerm)\n  }\n": types.SearchEntityCountsDocument,
    "\n  query Assignees($nameLike: String) {\n    usersByTeamIds(nameLike: $nameLike) {\n      id\n      displayName\n      teams {\n        teamId\n        teamName\n        role\n      }\n    }\n  }\n": types.AssigneesDocument,
    "\n  mutation AssignRoles($userIds: [ID!]!, $role: AuthRole!, $customRoleId: ID) {\n    assignRoles(userIds: $userIds, role: $role, customRoleId: $customRoleId) {\n      userId\n      role\n      customRoleId\n    }\n  }\n": types.AssignRolesDocument,
    "\n  fragment TeamFields on Team {\n    id\n    name\n    alarmFilters {\n      field\n      name\n      isExclusion\n      values\n    }\n  }\n": types.TeamFieldsFragmentDoc,
    "\n  query Teams {\n    teams {\n      ...TeamFields\n    }\n  }\n": types.TeamsDocument,
    "\n  query AlarmEntities($type: AlarmEntityType!, $parentId: ID, $isTop: Boolean, $search: String, $offset: Int) {\n    alarmEntitiesByType(type: $type, parentId: $parentId, isTop: $isTop, search: $search, offset: $offset) {\n      alarmEntities {\n        id\n        name\n        class\n        hasChildren\n      }\n      count\n    }\n  }\n": types.AlarmEntitiesDocument,
    "\n  mutation UpdateAlarmPointEntity($ids: [ID!], $expectedVersions: [Int!], $pointEntityId: ID) {\n    result: updateAlarmPointEntity(ids: $ids, expectedVersions: $expectedVersions, pointEntityId: $pointEntityId) {\n      ...BulkOutcome\n    }\n  }\n": types.UpdateAlarmPointEntityDocument,
    "\n  fragment PropertyDefinitionFields on AlarmPropertyDefinition {\n    name\n    label\n    order\n    isVisible\n    isMulti\n    isEditable\n    hasLocations\n  }\n": types.PropertyDefinitionFieldsFragmentDoc,
    "\n  query AlarmConfig {\n    alarmConfig {\n      definitions {\n        ...PropertyDefinitionFields\n      }\n    }\n  }\n": types.AlarmConfigDocument,
    "\n  query AlarmPropertyOptions($property: String!, $value: String, $offset: Int) {\n    alarmPropertyAutocomplete(property: $property, value: $value, offset: $offset) {\n      items {\n        value\n        name\n      }\n      count\n    }\n  }\n": types.AlarmPropertyOptionsDocument,
    "\n  mutation UpdateAlarmDetails($ids: [ID!], $expectedVersions: [Int!], $properties: [AlarmPropertyInput!]!) {\n    result: updateAlarmDetails(ids: $ids, expectedVersions: $expectedVersions, properties: $properties) {\n      ...BulkOutcome\n    }\n  }\n": types.UpdateAlarmDetailsDocument,
    "\n  fragment SystemState on SourceSystem {\n    id\n    name\n    displayName\n    isActive\n    lastContactAt\n    health {\n      state\n      label\n      lostSince\n    }\n  }\n": types.SystemStateFragmentDoc,
    "\n  query SourceSystems {\n    sourceSystems {\n      ...SystemState\n    }\n  }\n": types.SourceSystemsDocument,
    "\n  query SystemStates($withMaintenance: Boolean!) {\n    sourceSystems {\n      ...SystemState\n    }\n    maintenanceSystems @include(if: $withMaintenance) {\n      ...SystemState\n    }\n  }\n": types.SystemStatesDocument,
    "\n  query WorkSystems {\n    workSystems {\n      id\n      displayName\n    }\n  }\n": types.WorkSystemsDocument,
    "\n  query Holidays {\n    holidays {\n      id\n      date\n      name\n      isYearly\n    }\n  }\n": types.HolidaysDocument,
    "\n  mutation CreateHoliday($input: HolidayInput!) {\n    createHoliday(input: $input) {\n      id\n    }\n  }\n": types.CreateHolidayDocument,
    "\n  mutation DeleteHoliday($id: ID!) {\n    deleteHoliday(id: $id) {\n      id\n    }\n  }\n": types.DeleteHolidayDocument,
    "\n  fragment IncidentCard on Incident {\n    id\n    count\n    activeCount\n    highestPriority\n    causeAsset\n    explanation\n    startedAt\n    endedAt\n    assetCount\n    isByHand\n    ticketId\n  }\n": types.IncidentCardFragmentDoc,
    "\n  fragment IncidentAlarm on Alarm {\n    id\n    displayId\n    contextualName\n    text\n    priority\n    state\n    status\n    latestAlarmTime\n    latestEndTime\n    externalSystem {\n      id\n    }\n  }\n": types.IncidentAlarmFragmentDoc,
    "\n  query IncidentOfAlarm($ids: [ID!]!, $limit: Int!) {\n    fastAlarms(where: { ids: $ids }) {\n      id\n      incident {\n        ...IncidentCard\n        alarms(limit: $limit) {\n          ...IncidentAlarm\n        }\n      }\n    }\n  }\n": types.IncidentOfAlarmDocument,
    "\n  query IncidentAlarms($id: ID!, $limit: Int!, $offset: Int!) {\n    incident(id: $id) {\n      id\n      alarms(limit: $limit, offset: $offset) {\n        ...IncidentAlarm\n      }\n    }\n  }\n": types.IncidentAlarmsDocument,
    "\n  query ActiveIncidents($limit: Int!, $offset: Int) {\n    incidents(isActive: true, limit: $limit, offset: $offset) {\n      ...IncidentCard\n      causeAlarm {\n        id\n        displayId\n        externalSystem {\n          id\n        }\n      }\n    }\n  }\n": types.ActiveIncidentsDocument,
    "\n  query RelatedAlarms($ticketId: ID!, $limit: Int!, $offset: Int) {\n    relatedAlarms(ticketId: $ticketId, limit: $limit, offset: $offset) {\n      count\n      alarms {\n        ...IncidentAlarm\n      }\n    }\n  }\n": types.RelatedAlarmsDocument,
    "\n  query IncidentMeasure {\n    incidentMeasure {\n      intake {\n        alarms\n        rows\n        incidents\n      }\n      active {\n        alarms\n        rows\n        incidents\n      }\n    }\n  }\n": types.IncidentMeasureDocument,
    "\n  query IncidentTrial {\n    incidentTrial {\n      rowsBefore\n      rowsAfter\n      incidents\n      largest\n      isCut\n    }\n  }\n": types.IncidentTrialDocument,
    "\n  mutation SplitFromIncident($id: ID!, $alarmIds: [ID!]!) {\n    splitFromIncident(id: $id, alarmIds: $alarmIds) {\n      incident {\n        id\n      }\n    }\n  }\n": types.SplitFromIncidentDocument,
    "\n  mutation MergeIncidents($id: ID!, $others: [ID!]!) {\n    mergeIncidents(id: $id, others: $others) {\n      id\n    }\n  }\n": types.MergeIncidentsDocument,
    "\n  mutation CreateTicketOfIncident($id: ID!, $isDuplicateAccepted: Boolean) {\n    createTicketOfIncident(id: $id, isDuplicateAccepted: $isDuplicateAccepted) {\n      workTicket {\n        id\n        displayId\n        state\n      }\n      openTickets {\n        id\n        displayId\n      }\n      relatedCount\n    }\n  }\n": types.CreateTicketOfIncidentDocument,
    "\n  query IntegrationNames($direction: ExternalSystemDirection, $limit: Int!, $offset: Int!) {\n    externalSystemsAndCount(where: { direction: $direction }, limit: $limit, offset: $offset) {\n      externalSystems {\n        id\n        displayName\n      }\n      count\n    }\n  }\n": types.IntegrationNamesDocument,
    "\n  fragment CommandFields on ExternalSystemCommand {\n    id\n    status\n    commandType\n    command {\n      from\n      to\n    }\n    response\n    isForPump\n    before\n    progress {\n      items\n      total\n      share\n      at\n    }\n    isRetryable\n    isDeletable\n    createdBy\n    createdAt\n    startedAt\n    run {\n      id\n      status\n      counts {\n        total\n        payloads\n        events\n      }\n      updatedAt\n    }\n  }\n": types.CommandFieldsFragmentDoc,
    "\n  query Commands($externalSystemId: ID!, $limit: Int!) {\n    getExternalSystemCommands(externalSystemId: $externalSystemId, limit: $limit) {\n      externalSystemCommands {\n        ...CommandFields\n      }\n      count\n    }\n  }\n": types.CommandsDocument,
    "\n  query CommandedIntegration($id: ID!) {\n    externalSystemsAndCount(where: { ids: [$id] }) {\n      externalSystems {\n        id\n        direction\n        connectionType\n        listsFields\n      }\n    }\n  }\n": types.CommandedIntegrationDocument,
    "\n  mutation ReplayAlarms($externalSystemId: ID!, $replayStartAt: DateTime, $replayEndAt: DateTime) {\n    replayAlarms(externalSystemId: $externalSystemId, replayStartAt: $replayStartAt, replayEndAt: $replayEndAt) {\n      ...CommandFields\n    }\n  }\n": types.ReplayAlarmsDocument,
    "\n  mutation InitiateExternalSystemConfigCommand($externalSystemId: ID!) {\n    initiateExternalSystemConfigCommand(externalSystemId: $externalSystemId) {\n      ...CommandFields\n    }\n  }\n": types.InitiateExternalSystemConfigCommandDocument,
    "\n  mutation GetAssets($externalSystemId: ID!) {\n    initiateExternalSystemGetAssetsCommand(externalSystemId: $externalSystemId) {\n      ...CommandFields\n    }\n  }\n": types.GetAssetsDocument,
    "\n  mutation GetFromSystem($externalSystemId: ID!, $commandType: ExternalSystemGetType!) {\n    initiateExternalSystemGetCommand(externalSystemId: $externalSystemId, commandType: $commandType) {\n      ...CommandFields\n    }\n  }\n": types.GetFromSystemDocument,
    "\n  mutation SyncExternalSystem($externalSystemId: ID!, $startAt: DateTime!, $endAt: DateTime) {\n    initiateExternalSystemSync(externalSystemId: $externalSystemId, startAt: $startAt, endAt: $endAt) {\n      ...CommandFields\n    }\n  }\n": types.SyncExternalSystemDocument,
    "\n  mutation RetryCommand($id: ID!) {\n    retryExternalSystemCommand(id: $id) {\n      ...CommandFields\n    }\n  }\n": types.RetryCommandDocument,
    "\n  mutation DeleteCommand($id: ID!) {\n    deleteExternalSystemCommand(id: $id)\n  }\n": types.DeleteCommandDocument,
    "\n  fragment DeadLetterFields on DeadLetter {\n    id\n    externalSystemId\n    kind\n    reason\n    step\n    normaliser\n    payload\n    receivedAt\n    isSendable\n  }\n": types.DeadLetterFieldsFragmentDoc,
    "\n  query DeadLetters($where: DeadLetterWhere, $ofAnyKind: DeadLetterWhere, $limit: Int!, $offset: Int!) {\n    deadLettersAndCount(where: $where, limit: $limit, offset: $offset) {\n      deadLetters {\n        ...DeadLetterFields\n      }\n      count\n    }\n    ofAnyKind: deadLettersAndCount(where: $ofAnyKind) {\n      counts {\n        externalSystemId\n        kind\n        count\n      }\n    }\n  }\n": types.DeadLettersDocument,
    "\n  query DeadLetterKeys($where: DeadLetterWhere, $limit: Int!, $offset: Int!) {\n    deadLettersAndCount(where: $where, limit: $limit, offset: $offset) {\n      deadLetters {\n        id\n        externalSystemId\n        isSendable\n      }\n    }\n  }\n": types.DeadLetterKeysDocument,
    "\n  mutation SendDeadLettersAgain($externalSystemId: ID!, $ids: [ID!]!, $payload: String) {\n    sendDeadLettersAgain(externalSystemId: $externalSystemId, ids: $ids, payload: $payload) {\n      resolved: settled\n    }\n  }\n": types.SendDeadLettersAgainDocument,
    "\n  mutation DismissDeadLetters($externalSystemId: ID!, $ids: [ID!]!) {\n    dismissDeadLetters(externalSystemId: $externalSystemId, ids: $ids) {\n      resolved: settled\n    }\n  }\n": types.DismissDeadLettersDocument,
    "\n  fragment IntegrationRow on ExternalSystem {\n    id\n    name\n    displayName\n    schema\n    direction\n    connectionType\n    isActive\n    lastContactAt\n    health {\n      state\n      label\n    }\n    traffic {\n      isThroughputLow\n      hours {\n        start\n        events\n        instances\n        dropped\n        rejected\n      }\n    }\n  }\n": types.IntegrationRowFragmentDoc,
    "\n  fragment IntegrationForm on ExternalSystem {\n    id\n    displayName\n    direction\n    schema\n    connectionType\n    isActive\n    licenseKey\n    licenseExpiresAt\n    operatingSystemType\n    hideConfidenceThreshold\n    rescaleConfidenceThreshold\n    highlightConfidenceThreshold\n    levenshteinConfidenceThreshold\n    inboundEmailAddress\n    senderCheck\n    email {\n      from\n    }\n    url\n    isExternalAlertsEnabled\n    externalAlertEmails\n    hasProcessVariables\n    isAutomationRuleCmmsSyncEnabled\n    isCloseWorkButtonEnabled\n    isCmmsPollingBackSyncEnabled\n    alarmThroughputEmailThreshold\n    lastAccessOnSlackThreshold\n    lastAccessOnResolutionThreshold\n    cmmsWorkTicketSyncThreshold\n    workTicketObjectiveTemplate\n    etlNormalizeVersion\n    etlIgnorableStates\n    etlTimestampOffset\n    excludedAlarmTexts\n    exportConfig {\n      timezone\n      timeout\n      isConcurrencySupported\n      startDateOffset\n      endDateOffset\n      maxRecordsPerQuery\n      maxQueriesPerMinute\n      maxDateRangeHours\n      maxDateChunk\n      chunkSize\n      maxConcurrentApiRequests\n      apiRequestIntervalSeconds\n    }\n    outboundSettings {\n      host\n      username\n      password\n      siteId\n      isZombieEnabled\n      segmentId\n      partnerAccountNumber\n      partnerPassCode\n      clientAccountNumber\n      tenant\n      organization\n      isIncludeCommentsEnabled\n      isAssigneeSyncEnabled\n      clientId\n      client\n      apiKey\n      connectionKey\n      actionedByContactId\n    }\n  }\n": types.IntegrationFormFragmentDoc,
    "\n  query Integrations($searchTerm: String!, $limit: Int!, $offset: Int!) {\n    externalSystemsAndCount(\n      where: { searchTerm: $searchTerm }\n      orderBy: { field: NEED, direction: ASC }\n      limit: $limit\n      offset: $offset\n    ) {\n      externalSystems {\n        ...IntegrationRow\n      }\n      count\n      countByHealth {\n        state\n        count\n      }\n    }\n  }\n": types.IntegrationsDocument,
    "\n  query Integration($id: ID!) {\n    externalSystemsAndCount(where: { ids: [$id] }) {\n      externalSystems {\n        ...IntegrationForm\n      }\n    }\n  }\n": types.IntegrationDocument,
    "\n  query IntegrationOptions(\n    $direction: ExternalSystemDirection!\n    $schema: String\n    $connectionType: ExternalSystemConnectionType\n  ) {\n    getExternalSystemOptions(direction: $direction, schema: $schema, connectionType: $connectionType) {\n      directions {\n        value\n        label\n      }\n      schemas {\n        value\n        label\n      }\n      mainFields {\n        ...IntegrationField\n      }\n      fields {\n        ...IntegrationField\n      }\n    }\n  }\n": types.IntegrationOptionsDocument,
    "\n  fragment IntegrationField on ExternalSystemField {\n    name\n    label\n    group\n    type\n    isRequired\n    isLockedInEdit\n    options {\n      value\n      label\n    }\n    isList\n    takesNew\n    format\n    unit\n    min\n    max\n    maxLength\n    defaultValue\n    placeholder\n    help\n  }\n": types.IntegrationFieldFragmentDoc,
    "\n  mutation CreateIntegration($input: ExternalSystemInput!) {\n    createExternalSystem(input: $input) {\n      ...IntegrationForm\n    }\n  }\n": types.CreateIntegrationDocument,
    "\n  mutation UpdateIntegration($id: ID!, $input: ExternalSystemInput!) {\n    updateExternalSystem(id: $id, input: $input) {\n      ...IntegrationForm\n      ...IntegrationRow\n    }\n  }\n": types.UpdateIntegrationDocument,
    "\n  query LicenseKey($id: ID!) {\n    getLicenseKeyForBAS(externalSystemId: $id)\n  }\n": types.LicenseKeyDocument,
    "\n  mutation RotateLicenseKey($id: ID!) {\n    rotateLicenseKey(externalSystemId: $id) {\n      id\n      licenseKey\n    }\n  }\n": types.RotateLicenseKeyDocument,
    "\n  fragment IssueLogFields on ExternalSystemIssueLog {\n    id\n    issueType\n    message\n    openedAt\n    isResolved\n    resolvedAt\n    dismissedAt\n    workTicketId\n    isTransferFailed\n    isDismissable\n  }\n": types.IssueLogFieldsFragmentDoc,
    "\n  query IssueLogs($externalSystemId: ID!, $offset: Int!) {\n    getExternalSystemIssueLogs(externalSystemId: $externalSystemId, offset: $offset) {\n      externalSystemIssueLogs {\n        ...IssueLogFields\n      }\n      count\n    }\n  }\n": types.IssueLogsDocument,
    "\n  mutation DismissIssue($id: ID!) {\n    dismissExternalSystemIssue(id: $id) {\n      ...IssueLogFields\n    }\n  }\n": types.DismissIssueDocument,
    "\n  fragment MappingFields on BasSourceMapping {\n    id\n    field\n    source\n    isOwn\n  }\n": types.MappingFieldsFragmentDoc,
    "\n  query SourceMappings($externalSystemId: ID!) {\n    getExternalSystemBasSourceMappings(externalSystemId: $externalSystemId) {\n      ...MappingFields\n    }\n  }\n": types.SourceMappingsDocument,
    "\n  query PreviewSourceMapping($externalSystemId: ID!, $field: BasSourceField!, $source: JSON) {\n    previewBasSourceMapping(externalSystemId: $externalSystemId, field: $field, source: $source) {\n      id\n      receivedAt\n      before\n      after\n      problem\n    }\n  }\n": types.PreviewSourceMappingDocument,
    "\n  mutation CreateSourceMapping($externalSystemId: ID!, $field: BasSourceField!, $source: JSON) {\n    createExternalSystemBasSourceMapping(externalSystemId: $externalSystemId, field: $field, source: $source) {\n      ...MappingFields\n    }\n  }\n": types.CreateSourceMappingDocument,
    "\n  mutation UpdateSourceMapping($externalSystemId: ID!, $field: BasSourceField!, $source: JSON) {\n    updateExternalSystemBasSourceMapping(externalSystemId: $externalSystemId, field: $field, source: $source) {\n      ...MappingFields\n    }\n  }\n": types.UpdateSourceMappingDocument,
    "\n  query ParserSource($ids: [ID!]) {\n    externalSystemsAndCount(where: { direction: INBOUND, ids: $ids }, limit: 1) {\n      externalSystems {\n        id\n        displayName\n        connectionType\n        etlNormalizeVersion\n        exportConfig {\n          timezone\n        }\n      }\n    }\n  }\n": types.ParserSourceDocument,
    "\n  query RawDataExamples($id: ID!) {\n    getExternalSystemRawDataExample(externalSystemId: $id) {\n      id\n      receivedAt\n      door\n      payload\n    }\n  }\n": types.RawDataExamplesDocument,
    "\n  query LetterOfSystem($systemId: ID!, $id: ID!) {\n    deadLettersAndCount(where: { externalSystemId: $systemId, ids: [$id] }) {\n      deadLetters {\n        id\n        kind\n        reason\n        payload\n        receivedAt\n      }\n    }\n  }\n": types.LetterOfSystemDocument,
    "\n  query ReadPayload($id: ID!, $payload: String!, $version: String, $mapping: JSON) {\n    readPayload(externalSystemId: $id, payload: $payload, etlNormalizeVersion: $version, mapping: $mapping) {\n      normaliser\n      outcome\n      kind\n      reason\n      leftOut\n      events {\n        event\n        sources {\n          field\n          start\n          end\n        }\n      }\n    }\n  }\n": types.ReadPayloadDocument,
    "\n  fragment ReadingSettings on NormaliserSettings {\n    normaliser\n    versions\n    mappingName\n    mapping\n    fallback\n  }\n": types.ReadingSettingsFragmentDoc,
    "\n  query NormaliserSettings($id: ID!, $version: String) {\n    normaliserSettings(externalSystemId: $id, etlNormalizeVersion: $version) {\n      ...ReadingSettings\n    }\n  }\n": types.NormaliserSettingsDocument,
    "\n  mutation SaveNormaliserSettings($id: ID!, $version: String!, $mapping: JSON) {\n    saveNormaliserSettings(externalSystemId: $id, etlNormalizeVersion: $version, mapping: $mapping) {\n      ...ReadingSettings\n    }\n  }\n": types.SaveNormaliserSettingsDocument,
    "\n  fragment CaseFields on PayloadCase {\n    id\n    name\n    payload\n    expected\n    createdAt\n    passes\n    difference\n  }\n": types.CaseFieldsFragmentDoc,
    "\n  query PayloadCases($id: ID!) {\n    payloadCases(externalSystemId: $id) {\n      ...CaseFields\n    }\n  }\n": types.PayloadCasesDocument,
    "\n  mutation KeepPayloadCase($id: ID!, $name: String!, $payload: String!, $version: String, $mapping: JSON) {\n    keepPayloadCase(\n      externalSystemId: $id\n      name: $name\n      payload: $payload\n      etlNormalizeVersion: $version\n      mapping: $mapping\n    ) {\n      ...CaseFields\n    }\n  }\n": types.KeepPayloadCaseDocument,
    "\n  mutation DeletePayloadCase($id: ID!) {\n    deletePayloadCase(id: $id)\n  }\n": types.DeletePayloadCaseDocument,
    "\n  mutation MailsAsCsv($id: ID!, $from: DateTime!, $to: DateTime!) {\n    generateRawEmailCsv(externalSystemId: $id, from: $from, to: $to)\n  }\n": types.MailsAsCsvDocument,
    "\n  fragment PumpFields on ExternalSystemPump {\n    id\n    isRunner\n    config\n    isConfigCurrent\n    report {\n      reportedAt\n      isOnline\n      version\n      host\n      operatingSystem\n      clockSkewSeconds\n      lagSeconds\n      undelivered\n      undeliveredBytes\n      undeliveredMaxBytes\n      isFull\n      refused\n      missed\n      sources {\n        name\n        isOk\n        detail\n        lastReadAt\n        payloads\n      }\n      otherHost\n      otherReportedAt\n    }\n  }\n": types.PumpFieldsFragmentDoc,
    "\n  query Pump($id: ID!) {\n    getExternalSystemPump(externalSystemId: $id) {\n      ...PumpFields\n    }\n  }\n": types.PumpDocument,
    "\n  mutation UpdatePump($id: ID!, $config: JSON!) {\n    updateExternalSystemPump(externalSystemId: $id, config: $config) {\n      ...PumpFields\n    }\n  }\n": types.UpdatePumpDocument,
    "\n  fragment ReparseFields on Reparse {\n    id\n    etlNormalizeVersion\n    from\n    to\n    isDryRun\n    status\n    counts {\n      total\n      payloads\n      events\n      unchanged\n      changed\n      moved\n      added\n      removed\n      mended\n      rejected\n      dropped\n      newAlarms\n      touchedAlarms\n    }\n    samples {\n      payloadId\n      before\n      after\n    }\n    error\n    createdAt\n    updatedAt\n    finishedAt\n  }\n": types.ReparseFieldsFragmentDoc,
    "\n  query Reparses($externalSystemId: ID!) {\n    reparses(externalSystemId: $externalSystemId) {\n      ...ReparseFields\n    }\n  }\n": types.ReparsesDocument,
    "\n  query NormaliserVersions($externalSystemId: ID!) {\n    normaliserSettings(externalSystemId: $externalSystemId) {\n      normaliser\n      versions\n    }\n  }\n": types.NormaliserVersionsDocument,
    "\n  mutation StartReparse(\n    $externalSystemId: ID!\n    $from: DateTime\n    $to: DateTime\n    $etlNormalizeVersion: String\n    $isDryRun: Boolean!\n  ) {\n    reparseAlarmsForExternalSystem(\n      externalSystemId: $externalSystemId\n      from: $from\n      to: $to\n      etlNormalizeVersion: $etlNormalizeVersion\n      isDryRun: $isDryRun\n    ) {\n      ...ReparseFields\n    }\n  }\n": types.StartReparseDocument,
    "\n  mutation ResumeReparse($id: ID!) {\n    resumeReparse(id: $id) {\n      ...ReparseFields\n    }\n  }\n": types.ResumeReparseDocument,
    "\n  mutation KillExternalSystem($externalSystemId: ID!) {\n    initiateExternalSystemKill(externalSystemId: $externalSystemId)\n  }\n": types.KillExternalSystemDocument,
    "\n  fragment InventoryImportFields on InventoryImport {\n    id\n    type\n    fileName\n    status\n    encoding\n    leftOut\n    columns\n    mapping\n    targets {\n      value\n      label\n      isNeeded\n    }\n    total\n    done\n    created\n    updated\n    same\n    failed\n    kept\n    error\n    canUndo\n    createdBy\n    createdAt\n  }\n": types.InventoryImportFieldsFragmentDoc,
    "\n  query InventoryImports($limit: Int) {\n    inventoryImports(limit: $limit) {\n      count\n      rows {\n        id\n        type\n        fileName\n        status\n        total\n        failed\n        createdBy\n        createdAt\n      }\n    }\n  }\n": types.InventoryImportsDocument,
    "\n  query InventoryImportOf($id: ID!) {\n    inventoryImport(id: $id) {\n      ...InventoryImportFields\n    }\n  }\n": types.InventoryImportOfDocument,
    "\n  query InventoryImportRows($id: ID!, $outcome: InventoryRowFilter, $offset: Int) {\n    inventoryImportRows(id: $id, outcome: $outcome, offset: $offset) {\n      count\n      rows {\n        row\n        cells\n        outcome\n        column\n        reason\n        warnings\n        entityId\n      }\n    }\n  }\n": types.InventoryImportRowsDocument,
    "\n  mutation MapInventoryImport($id: ID!, $mapping: [String]!) {\n    mapInventoryImport(id: $id, mapping: $mapping) {\n      ...InventoryImportFields\n    }\n  }\n": types.MapInventoryImportDocument,
    "\n  mutation ApplyInventoryImport($id: ID!) {\n    applyInventoryImport(id: $id) {\n      ...InventoryImportFields\n    }\n  }\n": types.ApplyInventoryImportDocument,
    "\n  mutation UndoInventoryImport($id: ID!) {\n    undoInventoryImport(id: $id) {\n      ...InventoryImportFields\n    }\n  }\n": types.UndoInventoryImportDocument,
    "\n  query ImportSystems {\n    cmmsSystems {\n      id\n      displayName\n    }\n  }\n": types.ImportSystemsDocument,
    "\n  fragment KpiDrilldownFields on KpiDrilldown {\n    metricType\n    isOverlapping\n    groups {\n      value\n      label\n      isOthers\n      currentPeriod {\n        numerator\n        denominator\n      }\n      previousPeriod {\n        numerator\n        denominator\n      }\n    }\n    metricConfig {\n      ...KpiConfigFields\n    }\n  }\n": types.KpiDrilldownFieldsFragmentDoc,
    "\n  query KpiWorkCoverage($input: KpiInput!, $groupBy: AlarmCountField) {\n    drilldown: kpiWorkCoverage(input: $input, groupBy: $groupBy) {\n      ...KpiDrilldownFields\n    }\n  }\n": types.KpiWorkCoverageDocument,
    "\n  query KpiAwareness($input: KpiInput!, $groupBy: AlarmCountField) {\n    drilldown: kpiAwareness(input: $input, groupBy: $groupBy) {\n      ...KpiDrilldownFields\n    }\n  }\n": types.KpiAwarenessDocument,
    "\n  query KpiDuplicateWork($input: KpiInput!) {\n    drilldown: kpiDuplicateWork(input: $input) {\n      ...KpiDrilldownFields\n    }\n  }\n": types.KpiDuplicateWorkDocument,
    "\n  query KpiOpenWorkInactiveAlarms($input: KpiInput!) {\n    drilldown: kpiOpenWorkInactiveAlarms(input: $input) {\n      ...KpiDrilldownFields\n    }\n  }\n": types.KpiOpenWorkInactiveAlarmsDocument,
    "\n  query KpiTimeToDispatchByTeam($input: KpiInput!) {\n    drilldown: kpiTimeToDispatchByTeam(input: $input) {\n      ...KpiDrilldownFields\n    }\n  }\n": types.KpiTimeToDispatchByTeamDocument,
    "\n  query KpiTimeToDispatchByCreator($teamId: ID, $input: KpiInput!) {\n    drilldown: kpiTimeToDispatchByCreator(teamId: $teamId, input: $input) {\n      ...KpiDrilldownFields\n    }\n  }\n": types.KpiTimeToDispatchByCreatorDocument,
    "\n  query KpiRows(\n    $metricType: KpiMetricType!\n    $side: KpiSide!\n    $input: KpiInput!\n    $limit: Int!\n    $offset: Int!\n    $isCounted: Boolean!\n  ) {\n    kpiRows(metricType: $metricType, side: $side, input: $input, limit: $limit, offset: $offset) {\n      count @include(if: $isCounted)\n      rows {\n        key\n        kind\n        at\n        value\n        isCounted\n        alarm {\n          id\n          displayId\n          contextualName\n          externalSystem {\n            id\n          }\n        }\n        ticket {\n          id\n          displayId\n          objective\n          state\n        }\n        person {\n          displayName\n        }\n      }\n    }\n  }\n": types.KpiRowsDocument,
    "\n  fragment KpiConfigFields on KpiMetricConfig {\n    id\n    metricType\n    metricCategory\n    format\n    scale\n    goal\n    warning\n  }\n": types.KpiConfigFieldsFragmentDoc,
    "\n  query Kpi($metricType: KpiMetricType!, $input: KpiInput!) {\n    kpi(metricType: $metricType, input: $input) {\n      metricType\n      currentPeriod {\n        numerator\n        denominator\n        median\n      }\n      previousPeriod {\n        numerator\n        denominator\n      }\n      trend {\n        start\n        end\n        numerator\n        denominator\n      }\n      levels {\n        priority\n        instances\n      }\n      since\n      stateUnknownSince\n      metricConfig {\n        ...KpiConfigFields\n      }\n      note {\n        text\n        at\n        person {\n          displayName\n        }\n      }\n    }\n  }\n": types.KpiDocument,
    "\n  query KpiDashboardConfig {\n    kpiDashboardConfig {\n      isEnabled\n    }\n  }\n": types.KpiDashboardConfigDocument,
    "\n  query KpiMetricConfigs {\n    kpiMetricConfigs {\n      ...KpiConfigFields\n    }\n  }\n": types.KpiMetricConfigsDocument,
    "\n  mutation UpdateKpiMetricConfigs($configs: [KpiMetricConfigInput!]!) {\n    updateKpiMetricConfigs(configs: $configs) {\n      ...KpiConfigFields\n    }\n  }\n": types.UpdateKpiMetricConfigsDocument,
    "\n  mutation UpdateKpiNote($metricType: KpiMetricType!, $note: String!) {\n    updateKpiNote(metricType: $metricType, note: $note) {\n      text\n    }\n  }\n": types.UpdateKpiNoteDocument,
    "\n  mutation UpdateKpiDashboardConfig($isEnabled: Boolean!) {\n    updateKpiDashboardConfig(isEnabled: $isEnabled) {\n      isEnabled\n    }\n  }\n": types.UpdateKpiDashboardConfigDocument,
    "\n  fragment LensFields on Lens {\n    id\n    name\n    description\n    type\n    category\n    groupLabel\n    isCustom\n    isHidden\n    isSectionDefault\n    canEdit\n    tableOptions\n    team {\n      id\n      name\n    }\n    criteria {\n      field\n      name\n      isExclusion\n      values\n    }\n    scope {\n      field\n      name\n      isExclusion\n      values\n    }\n  }\n": types.LensFieldsFragmentDoc,
    "\n  query Lenses($type: LensType!) {\n    lenses(where: { type: $type }) {\n      ...LensFields\n    }\n  }\n": types.LensesDocument,
    "\n  query LensCounts($lensIds: [ID!]) {\n    lensEntityCounts(lensIds: $lensIds) {\n      lensId\n      count\n    }\n  }\n": types.LensCountsDocument,
    "\n  mutation CreateLens($input: CreateLensInput!) {\n    createLens(input: $input) {\n      ...LensFields\n    }\n  }\n": types.CreateLensDocument,
    "\n  mutation UpdateLens($id: ID!, $input: UpdateLensInput!) {\n    updateLens(id: $id, input: $input) {\n      ...LensFields\n    }\n  }\n": types.UpdateLensDocument,
    "\n  mutation DeleteLens($id: ID!) {\n    deleteLens(id: $id) {\n      id\n    }\n  }\n": types.DeleteLensDocument,
    "\n  mutation UpdateLensOrder($lensIds: [ID!]!) {\n    updateLensOrder(lensIds: $lensIds) {\n      ...LensFields\n    }\n  }\n": types.UpdateLensOrderDocument,
    "\n  mutation UpdateDefaultLens($lensId: ID!) {\n    updateDefaultLens(lensId: $lensId) {\n      ...LensFields\n    }\n  }\n": types.UpdateDefaultLensDocument,
    "\n  mutation HideLens($id: ID!, $hide: Boolean!) {\n    hideLens(id: $id, hide: $hide) {\n      ...LensFields\n    }\n  }\n": types.HideLensDocument,
    "\n  fragment SavedViewFields on SavedView {\n    id\n    name\n    isDefault\n    columns\n    sort\n    dropped\n    criteria {\n      field\n      isExclusion\n      values\n    }\n    pivot {\n      source\n      rows\n      column\n      measure\n      days\n      range {\n        start\n        end\n      }\n      timezone\n    }\n    mail {\n      frequency\n      weekday\n      monthday\n      minute\n      timezone\n      format\n      recipients {\n        id\n        displayName\n      }\n      nextAt\n      lastSentAt\n      lastError\n    }\n  }\n": types.SavedViewFieldsFragmentDoc,
    "\n  query SavedViews($viewType: SavedViewType!) {\n    savedViews(viewType: $viewType) {\n      ...SavedViewFields\n    }\n  }\n": types.SavedViewsDocument,
    "\n  mutation CreateSavedView($input: CreateSavedViewInput!) {\n    createSavedView(input: $input) {\n      ...SavedViewFields\n    }\n  }\n": types.CreateSavedViewDocument,
    "\n  mutation UpdateSavedView($id: ID!, $input: UpdateSavedViewInput!) {\n    updateSavedView(id: $id, input: $input) {\n      ...SavedViewFields\n    }\n  }\n": types.UpdateSavedViewDocument,
    "\n  mutation DeleteSavedView($id: ID!) {\n    deleteSavedView(id: $id) {\n      id\n    }\n  }\n": types.DeleteSavedViewDocument,
    "\n  fragment RoomOnFloor on FloorRoom {\n    id\n    name\n    class\n    activeAlarmCount\n    priority\n    impact\n    geoJSON\n    version\n  }\n": types.RoomOnFloorFragmentDoc,
    "\n  fragment FloorParts on FloorView {\n    id\n    name\n    version\n    building {\n      id\n      name\n    }\n    floorPlan {\n      kind\n      bounds\n      fileId\n      fileName\n    }\n    rooms {\n      ...RoomOnFloor\n    }\n  }\n": types.FloorPartsFragmentDoc,
    "\n  query FloorPlan($floorId: ID!) {\n    floorPlan(floorId: $floorId) {\n      ...FloorParts\n    }\n  }\n": types.FloorPlanDocument,
    "\n  query BuildingFloors($buildingId: ID!) {\n    buildingFloors(buildingId: $buildingId) {\n      id\n      name\n      hasFloorPlan\n      activeAlarmCount\n      priority\n      impact\n    }\n  }\n": types.BuildingFloorsDocument,
    "\n  mutation SetRoomShape($roomId: ID!, $geoJson: JSON, $expectedVersion: Int, $fileId: ID) {\n    setRoomShape(roomId: $roomId, geoJson: $geoJson, expectedVersion: $expectedVersion, fileId: $fileId) {\n      ...RoomOnFloor\n    }\n  }\n": types.SetRoomShapeDocument,
    "\n  mutation RemoveFloorPlan($floorId: ID!, $expectedVersion: Int) {\n    removeFloorPlan(floorId: $floorId, expectedVersion: $expectedVersion) {\n      ...FloorParts\n    }\n  }\n": types.RemoveFloorPlanDocument,
    "\n  query RoomAlarms($criteria: [CriterionInput!], $limit: Int) {\n    fastAlarms(criteria: $criteria, limit: $limit) {\n      id\n      displayId\n      contextualName\n      text\n      priority\n      severity\n      isServiceImpacting\n      latestAlarmTime\n      externalSystem {\n        id\n      }\n    }\n  }\n": types.RoomAlarmsDocument,
    "\n  fragment BuildingOnMap on MapBuilding {\n    id\n    name\n    activeAlarmCount\n    priority\n    impact\n    geoJSON\n    version\n  }\n": types.BuildingOnMapFragmentDoc,
    "\n  query MapBuildings($searchTerm: String, $limit: Int, $after: String, $ids: [ID!]) {\n    getMapViewBuildingAssets(searchTerm: $searchTerm, limit: $limit, after: $after, ids: $ids) {\n      buildingAssets {\n        ...BuildingOnMap\n        cursor\n      }\n    }\n  }\n": types.MapBuildingsDocument,
    "\n  query MapBuildingCount($searchTerm: String) {\n    getMapViewBuildingAssets(searchTerm: $searchTerm) {\n      count\n    }\n  }\n": types.MapBuildingCountDocument,
    "\n  query MapViewConfig {\n    mapViewConfig {\n      isGeocodingOn\n      mapbox {\n        key\n        url\n      }\n    }\n  }\n": types.MapViewConfigDocument,
    "\n  mutation UpdateAssetGeoJson($id: ID!, $geoJson: JSON, $expectedVersion: Int) {\n    updateAssetGeoJson(id: $id, geoJson: $geoJson, expectedVersion: $expectedVersion) {\n      ...BuildingOnMap\n    }\n  }\n": types.UpdateAssetGeoJsonDocument,
    "\n  fragment MeasureFields on PerformanceMeasure {\n    name\n    unit\n    value\n    status\n    bounds {\n      target\n      limit\n    }\n  }\n": types.MeasureFieldsFragmentDoc,
    "\n  query AlarmPerformance($input: AlarmPerformanceInput!) {\n    alarmPerformance(input: $input) {\n      measures {\n        ...MeasureFields\n      }\n      positions\n      instances\n      alarms\n      stateUnknownSince\n      days {\n        date\n        instances\n      }\n      hoursOfWeek {\n        hour\n        instances\n      }\n      priorities {\n        priority\n        instances\n      }\n      topTen {\n        alarmId\n        name\n        value\n      }\n      worst {\n        kind\n        count\n        worst {\n          alarmId\n          name\n          externalSystemId\n          value\n        }\n      }\n      floods {\n        start\n        end\n        instances\n        peak\n      }\n      floodCount\n    }\n  }\n": types.AlarmPerformanceDocument,
    "\n  query IndustryGrid($input: AlarmPerformanceInput!) {\n    industryGrid(input: $input) {\n      measures {\n        ...MeasureFields\n      }\n      positions\n      stateUnknownSince\n    }\n  }\n": types.IndustryGridDocument,
    "\n  query Relationships($entityId: ID!, $includeUpstream: Boolean, $search: String, $offset: Int) {\n    relationships(entityId: $entityId, includeUpstream: $includeUpstream, search: $search, offset: $offset) {\n      relationships {\n        relationshipId\n        building\n        floor\n        type\n        relationshipType\n        status\n        direction\n        isReadOnly\n        entity {\n          id\n          name\n          class\n          activeAlarmCount\n        }\n      }\n      relationshipCount\n      upstream {\n        depth\n        entity {\n          id\n          name\n          activeAlarmCount\n        }\n        path {\n          id\n          name\n          relationshipType\n        }\n      }\n    }\n  }\n": types.RelationshipsDocument,
    "\n  query RelationshipNeighborhood($entityId: ID!) {\n    relationshipNeighborhood(entityId: $entityId) {\n      neighbors {\n        depth\n        entity {\n          id\n          name\n          class\n          type\n          activeAlarmCount\n        }\n      }\n      edges {\n        relationshipId\n        sourceId\n        kind\n        targetId\n      }\n      more {\n        depth\n        count\n      }\n    }\n  }\n": types.RelationshipNeighborhoodDocument,
    "\n  mutation CreateRelation($entityId: ID!, $relationshipType: String!, $relatedEntityId: ID!) {\n    createRelation(entityId: $entityId, relationshipType: $relationshipType, relatedEntityId: $relatedEntityId) {\n      relationshipId\n      warnings\n    }\n  }\n": types.CreateRelationDocument,
    "\n  mutation DeleteRelation($relationshipId: ID!) {\n    deleteRelation(relationshipId: $relationshipId) {\n      relationshipId\n    }\n  }\n": types.DeleteRelationDocument,
    "\n  mutation ConfirmRelation($relationshipId: ID!) {\n    confirmRelation(relationshipId: $relationshipId) {\n      relationshipId\n      warnings\n    }\n  }\n": types.ConfirmRelationDocument,
    "\n  mutation DismissRelation($relationshipId: ID!) {\n    dismissRelation(relationshipId: $relationshipId) {\n      relationshipId\n    }\n  }\n": types.DismissRelationDocument,
    "\n  mutation SuggestRelations($entityId: ID!) {\n    suggestRelations(entityId: $entityId) {\n      suggested\n    }\n  }\n": types.SuggestRelationsDocument,
    "\n  query RelatedEntityConfig {\n    relatedEntityConfig {\n      relationshipTypes\n      maxDepth\n      includeUpstream\n    }\n  }\n": types.RelatedEntityConfigDocument,
    "\n  mutation UpdateRelatedEntityConfig($relationshipTypes: [String!]!, $maxDepth: Int!, $includeUpstream: Boolean!) {\n    updateRelatedEntityConfig(\n      relationshipTypes: $relationshipTypes\n      maxDepth: $maxDepth\n      includeUpstream: $includeUpstream\n    ) {\n      relationshipTypes\n      maxDepth\n      includeUpstream\n    }\n  }\n": types.UpdateRelatedEntityConfigDocument,
    "\n  query AlarmCounts(\n    $groupBy: AlarmCountField!\n    $range: DateRange!\n    $timezone: String!\n    $criteria: [CriterionInput!]\n    $hourOfWeek: Int\n  ) {\n    alarmCounts(\n      groupBy: $groupBy\n      range: $range\n      timezone: $timezone\n      criteria: $criteria\n      hourOfWeek: $hourOfWeek\n    ) {\n      rows {\n        value\n        label\n        externalSystemId\n        instances\n        alarms\n        timeInAlarm\n        share\n        cumulativeShare\n      }\n      total {\n        instances\n        alarms\n        timeInAlarm\n      }\n    }\n  }\n": types.AlarmCountsDocument,
    "\n  query AlarmInstanceTrend(\n    $range: DateRange!\n    $timezone: String!\n    $criteria: [CriterionInput!]\n    $hourOfWeek: Int\n  ) {\n    alarmInstanceTrend(range: $range, timezone: $timezone, criteria: $criteria, hourOfWeek: $hourOfWeek) {\n      date\n      count\n    }\n  }\n": types.AlarmInstanceTrendDocument,
    "\n  query AlarmReport($range: DateRange!, $timezone: String!, $criteria: [CriterionInput!]) {\n    alarmReport(range: $range, timezone: $timezone, criteria: $criteria) {\n      rows {\n        rank\n        alarmId\n        displayId\n        name\n        externalSystemId\n        instances\n        share\n        cumulativeShare\n        timeInAlarm\n        chatteringCount\n        fleetingCount\n        staleCount\n        workCount\n        openTicket {\n          id\n          displayId\n          state\n          assignee {\n            id\n            displayName\n          }\n        }\n        ownerTeams\n        fix {\n          kind\n          count\n          of\n          seconds\n          spread\n          unit\n          timeShare\n        }\n      }\n      total {\n        instances\n      }\n    }\n  }\n": types.AlarmReportDocument,
    "\n  fragment RoleFields on Role {\n    role\n    name\n    description\n    customRoleId\n    permissions {\n      area\n      actions\n    }\n    version\n    isGivable\n    peopleCount\n    people {\n      userId\n      displayName\n      status\n    }\n  }\n": types.RoleFieldsFragmentDoc,
    "\n  query Roles {\n    getRoles {\n      ...RoleFields\n    }\n  }\n": types.RolesDocument,
    "\n  mutation CreateRole($input: RoleInput!) {\n    createRole(input: $input) {\n      ...RoleFields\n    }\n  }\n": types.CreateRoleDocument,
    "\n  mutation UpdateRole($customRoleId: ID!, $input: RoleInput!, $expectedVersion: String) {\n    updateRole(customRoleId: $customRoleId, input: $input, expectedVersion: $expectedVersion) {\n      ...RoleFields\n    }\n  }\n": types.UpdateRoleDocument,
    "\n  mutation DeleteRole($customRoleId: ID!) {\n    deleteRole(customRoleId: $customRoleId) {\n      customRoleId\n    }\n  }\n": types.DeleteRoleDocument,
    "\n  fragment RuleRow on AutomationRule {\n    id\n    name\n    executionOrder\n    state\n    pauseReason\n    pausedAt\n    sentence\n    isComplete\n    lastError\n    lastExecutionAt\n    executionCount\n    waitingCount\n    version\n  }\n": types.RuleRowFragmentDoc,
    "\n  fragment RuleFields on AutomationRule {\n    ...RuleRow\n    description\n    pausesInFlood\n    excludeIds\n    trigger {\n      type\n      status\n    }\n    schedule {\n      every\n      unit\n      startDate\n      weekdays\n      from\n      to\n      timezone\n      leavesOutHolidays\n    }\n    criteria {\n      field\n      isExclusion\n      values\n    }\n    assetCriteria {\n      field\n      isExclusion\n      values\n    }\n    delay {\n      days\n      hours\n      minutes\n    }\n    actions {\n      type\n      objectiveTemplate\n      assigneeId\n      teamId\n      dueInHours\n      externalSystemId\n      values\n      durationMinutes\n      reason\n      status\n      priority\n      userIds\n      teamIds\n      channels\n    }\n    problems {\n      path\n      message\n    }\n  }\n": types.RuleFieldsFragmentDoc,
    "\n  query AutomationRules($where: AutomationRulesWhere, $limit: Int, $offset: Int) {\n    automationRulesAndCount(where: $where, limit: $limit, offset: $offset) {\n      automationRules {\n        ...RuleRow\n      }\n      count\n    }\n  }\n": types.AutomationRulesDocument,
    "\n  query AutomationRule($id: ID!) {\n    automationRule(id: $id) {\n      ...RuleFields\n    }\n  }\n": types.AutomationRuleDocument,
    "\n  mutation CreateAutomationRule($input: AutomationRuleInput!) {\n    createAutomationRule(input: $input) {\n      ...RuleFields\n    }\n  }\n": types.CreateAutomationRuleDocument,
    "\n  mutation UpdateAutomationRule($id: ID!, $input: AutomationRuleInput!, $expectedVersion: Int) {\n    updateAutomationRule(id: $id, input: $input, expectedVersion: $expectedVersion) {\n      ...RuleFields\n    }\n  }\n": types.UpdateAutomationRuleDocument,
    "\n  mutation ReorderAutomationRules($ids: [ID!]!) {\n    reorderAutomationRules(ids: $ids) {\n      id\n      executionOrder\n    }\n  }\n": types.ReorderAutomationRulesDocument,
    "\n  mutation DeleteAutomationRule($id: ID!) {\n    deleteAutomationRule(id: $id) {\n      id\n    }\n  }\n": types.DeleteAutomationRuleDocument,
    "\n  mutation CloneAutomationRule($id: ID!) {\n    cloneAutomationRule(id: $id) {\n      ...RuleRow\n    }\n  }\n": types.CloneAutomationRuleDocument,
    "\n  mutation EnableAutomationRule($id: ID!) {\n    enableAutomationRule(id: $id) {\n      ...RuleRow\n    }\n  }\n": types.EnableAutomationRuleDocument,
    "\n  mutation DisableAutomationRule($id: ID!) {\n    disableAutomationRule(id: $id) {\n      ...RuleRow\n    }\n  }\n": types.DisableAutomationRuleDocument,
    "\n  mutation PauseAutomationRule($id: ID!) {\n    pauseAutomationRule(id: $id) {\n      ...RuleRow\n    }\n  }\n": types.PauseAutomationRuleDocument,
    "\n  mutation ResumeAutomationRule($id: ID!) {\n    resumeAutomationRule(id: $id) {\n      ...RuleRow\n    }\n  }\n": types.ResumeAutomationRuleDocument,
    "\n  mutation ExcludeAlarmFromAutomationRule($id: ID!, $alarmId: ID!, $isExcluded: Boolean) {\n    excludeAlarmFromAutomationRule(id: $id, alarmId: $alarmId, isExcluded: $isExcluded) {\n      id\n      excludeIds\n      version\n    }\n  }\n": types.ExcludeAlarmFromAutomationRuleDocument,
    "\n  query AutomationRulesOfAlarm($alarmId: ID!) {\n    automationRulesOfAlarm(alarmId: $alarmId) {\n      isExcluded\n      dueAt\n      rule {\n        id\n        name\n        state\n        sentence\n      }\n    }\n  }\n": types.AutomationRulesOfAlarmDocument,
    "\n  query AutomationRuleLog($where: AutomationRuleLogWhere, $limit: Int, $offset: Int) {\n    automationRuleLogAndCount(where: $where, limit: $limit, offset: $offset) {\n      entries {\n        id\n        at\n        alarmId\n        alarmName\n        externalSystemId\n        outcome\n        action\n        reason\n        workTicketId\n      }\n      count\n    }\n  }\n": types.AutomationRuleLogDocument,
    "\n  query DryRunAutomationRule($input: AutomationRuleInput!, $excludeIds: [ID!], $days: Int, $timezone: String) {\n    dryRunAutomationRule(input: $input, excludeIds: $excludeIds, days: $days, timezone: $timezone) {\n      timezone\n      entries\n      entryAlarms\n      matched\n      outsideSchedule\n      left\n      waiting\n      snoozed\n      acted\n      alarms\n      tickets\n      duplicatesAvoided\n      recipients\n      notifications\n      nights\n      peopleWoken\n      firstPauseAt\n      pauses\n      assumedWorkHours\n      unknownCriteria\n      days {\n        date\n        acted\n        tickets\n        duplicatesAvoided\n      }\n      firings {\n        alarmId\n        alarmName\n        externalSystemId\n        triggeredAt\n        firesAt\n        outcome\n        hasTicket\n      }\n    }\n  }\n": types.DryRunAutomationRuleDocument,
    "\n  query HolidayCount {\n    holidays {\n      id\n    }\n  }\n": types.HolidayCountDocument,
    "\n  query ReleaseInfo {\n    getReleaseInfo {\n      version\n      commit\n      builtAt\n    }\n  }\n": types.ReleaseInfoDocument,
    "\n  mutation UpdateProfile($isIntegrationStatusAlertEmailsEnabled: Boolean!) {\n    updateProfile(isIntegrationStatusAlertEmailsEnabled: $isIntegrationStatusAlertEmailsEnabled) {\n      isIntegrationStatusAlertEmailsEnabled\n    }\n  }\n": types.UpdateProfileDocument,
    "\n  mutation ConfirmEmailChange($token: String!) {\n    confirmEmailChange(token: $token) {\n      id\n      email {\n        address\n        isVerified\n      }\n    }\n  }\n": types.ConfirmEmailChangeDocument,
    "\n  mutation SendEmailChange($email: String!, $password: String!) {\n    sendEmailChange(email: $email, password: $password)\n  }\n": types.SendEmailChangeDocument,
    "\n  query Factors {\n    me {\n      factors {\n        id\n        kind\n        name\n        createdAt\n        lastUsedAt\n      }\n      recoveryCodesLeft\n      canUsePasskeys\n      user {\n        id\n        isSso\n      }\n    }\n  }\n": types.FactorsDocument,
    "\n  mutation RemoveFactor($id: ID!, $password: String) {\n    removeFactor(id: $id, password: $password)\n  }\n": types.RemoveFactorDocument,
    "\n  mutation CreateRecoveryCodes($password: String) {\n    createRecoveryCodes(password: $password)\n  }\n": types.CreateRecoveryCodesDocument,
    "\n  mutation RemoveAvatar {\n    removeAvatar {\n      id\n      avatarUrl\n    }\n  }\n": types.RemoveAvatarDocument,
    "\n  query Sessions {\n    sessions {\n      id\n      createdAt\n      lastSeenAt\n      device\n      network\n      isCurrent\n    }\n  }\n": types.SessionsDocument,
    "\n  mutation RevokeSession($id: ID!) {\n    revokeSession(id: $id)\n  }\n": types.RevokeSessionDocument,
    "\n  mutation RevokeOtherSessions {\n    revokeOtherSessions\n  }\n": types.RevokeOtherSessionsDocument,
    "\n  mutation SendPhoneVerification {\n    sendPhoneVerification\n  }\n": types.SendPhoneVerificationDocument,
    "\n  mutation VerifyPhone($code: String!) {\n    verifyPhone(code: $code)\n  }\n": types.VerifyPhoneDocument,
    "\n  query Profile {\n    me {\n      canVerifyPhone\n      isIntegrationStatusAlertEmailsEnabled\n      landingPage\n      landingPageLens\n      user {\n        id\n        firstName\n        lastName\n        displayName\n        role\n        company\n        avatarUrl\n        isSso\n        isPushNotificationEnabled\n        phone {\n          number\n          isVerified\n        }\n        email {\n          address\n          isVerified\n          isSubscribed\n          forwarding {\n            isEnabled\n            recipient\n            until\n          }\n        }\n      }\n    }\n  }\n": types.ProfileDocument,
    "\n  mutation UpdateUser($input: UpdateUserInput!) {\n    updateUser(input: $input) {\n      id\n      displayName\n      firstName\n      lastName\n    }\n  }\n": types.UpdateUserDocument,
    "\n  mutation UpdateAlarmPropertyConfiguration(\n    $name: String!\n    $label: String\n    $isVisible: Boolean\n    $isMulti: Boolean\n    $isEditable: Boolean\n    $hasLocations: Boolean\n  ) {\n    updateAlarmPropertyConfiguration(\n      name: $name\n      label: $label\n      isVisible: $isVisible\n      isMulti: $isMulti\n      isEditable: $isEditable\n      hasLocations: $hasLocations\n    ) {\n      ...PropertyDefinitionFields\n    }\n  }\n": types.UpdateAlarmPropertyConfigurationDocument,
    "\n  mutation UpdateAlarmConfig($definitions: [AlarmPropertyDefinitionInput!]!) {\n    updateAlarmConfig(definitions: $definitions) {\n      definitions {\n        ...PropertyDefinitionFields\n      }\n    }\n  }\n": types.UpdateAlarmConfigDocument,
    "\n  query AlarmPropertyValues($type: String!, $search: String, $limit: Int, $offset: Int) {\n    alarmPropertiesAndCount(where: { type: $type, search: $search }, limit: $limit, offset: $offset) {\n      alarmProperties {\n        value\n        alarmCount\n      }\n      count\n    }\n  }\n": types.AlarmPropertyValuesDocument,
    "\n  mutation AddAlarmProperties($type: String!, $values: [String!]!) {\n    addAlarmProperties(type: $type, values: $values) {\n      added\n    }\n  }\n": types.AddAlarmPropertiesDocument,
    "\n  mutation UpdateAlarmProperty($type: String!, $value: String!, $newValue: String!) {\n    result: updateAlarmProperty(type: $type, value: $value, newValue: $newValue) {\n      ...BulkOutcome\n    }\n  }\n": types.UpdateAlarmPropertyDocument,
    "\n  mutation MergeAlarmProperty($type: String!, $from: [String!]!, $to: String!) {\n    result: mergeAlarmProperty(type: $type, from: $from, to: $to) {\n      ...BulkOutcome\n    }\n  }\n": types.MergeAlarmPropertyDocument,
    "\n  query CustomAlarmStatuses {\n    alarmStatusesCustom {\n      name\n      alarmCount\n    }\n  }\n": types.CustomAlarmStatusesDocument,
    "\n  mutation CreateAlarmStatus($name: String!) {\n    createAlarmStatus(name: $name) {\n      name\n      isCustom\n    }\n  }\n": types.CreateAlarmStatusDocument,
    "\n  mutation UpdateAlarmStatus($name: String!, $newName: String!) {\n    updateAlarmStatus(name: $name, newName: $newName) {\n      name\n      isCustom\n    }\n  }\n": types.UpdateAlarmStatusDocument,
    "\n  mutation RemoveAlarmStatus($name: String!) {\n    removeAlarmStatus(name: $name) {\n      name\n      affected\n    }\n  }\n": types.RemoveAlarmStatusDocument,
    "\n  query FactorPolicy {\n    me {\n      customer {\n        id\n        isMFAEnabled\n      }\n    }\n  }\n": types.FactorPolicyDocument,
    "\n  mutation UpdateMfaEnabled($customerId: ID!, $isMFAEnabled: Boolean!) {\n    updateMfaEnabled(customerId: $customerId, isMFAEnabled: $isMFAEnabled)\n  }\n": types.UpdateMfaEnabledDocument,
    "\n  fragment SsoFields on SsoConfiguration {\n    emailDomain\n    identifier\n    entityId\n    providerEntityId\n    ssoUrl\n    logoutUrl\n    certificate\n    certificateExpiresAt\n    isCertificateExpiring\n  }\n": types.SsoFieldsFragmentDoc,
    "\n  fragment OidcFields on OidcConfiguration {\n    emailDomain\n    identifier\n    issuer\n    clientId\n  }\n": types.OidcFieldsFragmentDoc,
    "\n  query SsoDomains($customerId: ID!) {\n    getEmailDomainsPerCustomer(customerId: $customerId)\n    me {\n      customer {\n        id\n        isSSOEnabled\n      }\n    }\n  }\n": types.SsoDomainsDocument,
    "\n  query SsoProvider($emailDomain: String!) {\n    getSsoProvider(emailDomain: $emailDomain) {\n      emailDomain\n      saml {\n        ...SsoFields\n      }\n      oidc {\n        ...OidcFields\n      }\n    }\n  }\n": types.SsoProviderDocument,
    "\n  mutation SetupSso($emailDomain: String!, $ssoConfig: SsoConfigInput!, $customerId: ID!) {\n    setupSso(emailDomain: $emailDomain, ssoConfig: $ssoConfig, customerId: $customerId) {\n      ...SsoFields\n    }\n  }\n": types.SetupSsoDocument,
    "\n  mutation UpdateSso($emailDomain: String!, $ssoConfig: SsoConfigInput!) {\n    updateSsoConfig(emailDomain: $emailDomain, ssoConfig: $ssoConfig) {\n      ...SsoFields\n    }\n  }\n": types.UpdateSsoDocument,
    "\n  mutation SetupOidc($emailDomain: String!, $oidcConfig: OidcConfigInput!, $customerId: ID!) {\n    setupOidc(emailDomain: $emailDomain, oidcConfig: $oidcConfig, customerId: $customerId) {\n      ...OidcFields\n    }\n  }\n": types.SetupOidcDocument,
    "\n  mutation UpdateOidc($emailDomain: String!, $oidcConfig: OidcConfigInput!) {\n    updateOidcConfig(emailDomain: $emailDomain, oidcConfig: $oidcConfig) {\n      ...OidcFields\n    }\n  }\n": types.UpdateOidcDocument,
    "\n  mutation DeleteSso($emailDomain: String!) {\n    deleteSsoConfig(emailDomain: $emailDomain)\n  }\n": types.DeleteSsoDocument,
    "\n  mutation UpdateSsoEnabled($customerId: ID!, $isSSOEnabled: Boolean!) {\n    updateSsoEnabled(customerId: $customerId, isSSOEnabled: $isSSOEnabled)\n  }\n": types.UpdateSsoEnabledDocument,
    "\n  query SupportRequests($limit: Int!, $offset: Int!) {\n    supportRequests(limit: $limit, offset: $offset) {\n      id\n      customerName\n      personName\n      personEmail\n      subject\n      description\n      page\n      version\n      createdAt\n    }\n  }\n": types.SupportRequestsDocument,
    "\n  fragment LocationFields on Location {\n    id\n    name\n    alarmProperties {\n      name\n      values\n    }\n  }\n": types.LocationFieldsFragmentDoc,
    "\n  query Locations($nameLike: String) {\n    locations(nameLike: $nameLike) {\n      ...LocationFields\n    }\n  }\n": types.LocationsDocument,
    "\n  mutation CreateLocation($input: LocationInput!) {\n    createLocation(input: $input) {\n      ...LocationFields\n    }\n  }\n": types.CreateLocationDocument,
    "\n  mutation UpdateLocation($id: ID!, $input: LocationInput!) {\n    updateLocation(id: $id, input: $input) {\n      ...LocationFields\n    }\n  }\n": types.UpdateLocationDocument,
    "\n  mutation DeleteLocation($id: ID!) {\n    deleteLocation(id: $id) {\n      id\n    }\n  }\n": types.DeleteLocationDocument,
    "\n  query TeamMembers($teamIds: [ID!]!) {\n    teamMembers(teamIds: $teamIds) {\n      teamId\n      userId\n      displayName\n      title\n      role\n      user {\n        id\n        email {\n          address\n        }\n        lastActiveAt\n      }\n    }\n  }\n": types.TeamMembersDocument,
    "\n  fragment TeamDetails on Team {\n    ...TeamFields\n    isAllBuildings\n    myRole\n    buildings {\n      id\n      name\n    }\n    locations {\n      id\n      name\n    }\n  }\n": types.TeamDetailsFragmentDoc,
    "\n  query Team($id: ID!) {\n    teams(ids: [$id]) {\n      ...TeamDetails\n    }\n  }\n": types.TeamDocument,
    "\n  query TeamViews($where: TeamViewsWhere, $limit: Int, $offset: Int) {\n    teamViews(where: $where, orderBy: TEAM_NAME, limit: $limit, offset: $offset) {\n      teamId\n      teamName\n      locationNames\n      teamMemberCount\n      lastTeamMemberActiveAt\n      createdBy\n    }\n    teamViewCount(where: $where)\n  }\n": types.TeamViewsDocument,
    "\n  query Buildings($nameLike: String) {\n    buildingsAndCount(where: { nameLike: $nameLike }) {\n      buildings {\n        id\n        name\n      }\n    }\n  }\n": types.BuildingsDocument,
    "\n  mutation SaveTeamPlaces($id: ID!, $locationIds: [ID!]!, $buildingIds: [ID!]!, $input: TeamInput!) {\n    associateTeamAttributes(teamId: $id, locationIds: $locationIds, buildingIds: $buildingIds) {\n      id\n    }\n    updateTeam(id: $id, input: $input) {\n      ...TeamDetails\n    }\n  }\n": types.SaveTeamPlacesDocument,
    "\n  query PeopleByName($nameLike: String) {\n    usersByTeamIds(nameLike: $nameLike) {\n      id\n      displayName\n      role\n    }\n  }\n": types.PeopleByNameDocument,
    "\n  mutation CreateTeam($name: String!) {\n    createTeam(name: $name) {\n      ...TeamDetails\n    }\n  }\n": types.CreateTeamDocument,
    "\n  mutation UpdateTeam($id: ID!, $input: TeamInput!) {\n    updateTeam(id: $id, input: $input) {\n      ...TeamDetails\n    }\n  }\n": types.UpdateTeamDocument,
    "\n  mutation DeleteTeam($id: ID!) {\n    deleteTeam(id: $id) {\n      id\n    }\n  }\n": types.DeleteTeamDocument,
    "\n  mutation UpdateTeamAlarmFilters($teamId: ID!, $alarmOptions: [CriterionInput!]!) {\n    updateTeamAlarmFilters(teamId: $teamId, alarmOptions: $alarmOptions) {\n      ...TeamDetails\n    }\n  }\n": types.UpdateTeamAlarmFiltersDocument,
    "\n  mutation AddTeamMember($teamId: ID!, $userId: ID!, $role: TeamMemberRole!) {\n    addTeamMember(teamId: $teamId, userId: $userId, role: $role) {\n      teamId\n      userId\n      role\n    }\n  }\n": types.AddTeamMemberDocument,
    "\n  mutation UpdateTeamMember($teamId: ID!, $userId: ID!, $role: TeamMemberRole!) {\n    updateTeamMember(teamId: $teamId, userId: $userId, role: $role) {\n      teamId\n      userId\n      role\n    }\n  }\n": types.UpdateTeamMemberDocument,
    "\n  mutation RemoveTeamMember($teamId: ID!, $userId: ID!) {\n    removeTeamMember(teamId: $teamId, userId: $userId) {\n      userId\n    }\n  }\n": types.RemoveTeamMemberDocument,
    "\n  fragment ThroughputFields on AlarmThroughput {\n    externalSystem {\n      id\n      displayName\n      isActive\n    }\n    hours {\n      start\n      count\n    }\n    total\n    averagePerHour\n    lastAlarmHour\n    isLow\n    isSilent\n    thresholdHours\n  }\n": types.ThroughputFieldsFragmentDoc,
    "\n  query Throughput($range: ThroughputRange!) {\n    alarmThroughput(range: $range) {\n      ...ThroughputFields\n    }\n  }\n": types.ThroughputDocument,
    "\n  mutation CreateUser($input: CreateUserInput!) {\n    createUser(input: $input) {\n      id\n      status\n    }\n  }\n": types.CreateUserDocument,
    "\n  mutation ResendInviteUser($userId: ID!) {\n    resendInviteUser(userId: $userId) {\n      id\n      status\n      lastInviteTime\n    }\n  }\n": types.ResendInviteUserDocument,
    "\n  mutation VoidInviteUser($userId: ID!) {\n    voidInviteUser(userId: $userId) {\n      id\n      status\n    }\n  }\n": types.VoidInviteUserDocument,
    "\n  query Companies($where: CompaniesWhere) {\n    companiesAndCount(where: $where, limit: 50) {\n      companies {\n        id\n        name\n      }\n    }\n  }\n": types.CompaniesDocument,
    "\n  mutation CreateCompany($name: String!) {\n    createCompany(name: $name) {\n      id\n      name\n    }\n  }\n": types.CreateCompanyDocument,
    "\n  fragment UserRow on User {\n    id\n    displayName\n    avatarUrl\n    email {\n      address\n    }\n    role\n    company\n    status\n    authRole\n    customRoleId\n    lastActiveAt\n    teams {\n      teamId\n      teamName\n      role\n    }\n    cursor\n    verbs\n  }\n": types.UserRowFragmentDoc,
    "\n  query Users(\n    $where: UserWhere\n    $orderBy: [UserOrder!]\n    $sort: UserSort\n    $page: UserPage\n    $showActive: Boolean\n    $showVendors: Boolean\n    $showDisabled: Boolean\n    $showPending: Boolean\n  ) {\n    getUsers(\n      where: $where\n      orderBy: $orderBy\n      sort: $sort\n      page: $page\n      showActive: $showActive\n      showVendors: $showVendors\n      showDisabled: $showDisabled\n      showPending: $showPending\n    ) {\n      users {\n        ...UserRow\n      }\n      count\n    }\n  }\n": types.UsersDocument,
    "\n  query FoundPeople($nameLike: String!) {\n    getUsers(\n      where: { nameLike: $nameLike }\n      showVendors: true\n      showDisabled: true\n      showPending: true\n      page: { limit: 10 }\n    ) {\n      users {\n        id\n        displayName\n        email {\n          address\n        }\n      }\n    }\n  }\n": types.FoundPeopleDocument,
    "\n  query UserTiles {\n    userTiles {\n      status\n      count\n    }\n  }\n": types.UserTilesDocument,
    "\n  query UserDetails($id: ID!) {\n    getUsers(\n      where: { ids: [$id] }\n      showActive: true\n      showVendors: true\n      showDisabled: true\n      showPending: true\n      page: { limit: 1 }\n    ) {\n      users {\n        ...UserRow\n        firstName\n        lastName\n        companyId\n        phone {\n          number\n        }\n        changeable\n        isMFAEnabled\n        lastInviteTime\n        lastSignInTime\n      }\n    }\n  }\n": types.UserDetailsDocument,
    "\n  query RolesToGive {\n    getRoles {\n      role\n      name\n      description\n      customRoleId\n      canGive\n    }\n  }\n": types.RolesToGiveDocument,
    "\n  query Colleagues($nameLike: String) {\n    usersByTeamIds(nameLike: $nameLike) {\n      id\n      displayName\n      role\n    }\n  }\n": types.ColleaguesDocument,
    "\n  mutation SetUserAccess($userId: ID!, $isEnabled: Boolean!) {\n    setUserAccess(userId: $userId, isEnabled: $isEnabled) {\n      id\n      status\n    }\n  }\n": types.SetUserAccessDocument,
    "\n  mutation DisableUserMfa($userId: ID!) {\n    disableUserMFA(userId: $userId) {\n      id\n    }\n  }\n": types.DisableUserMfaDocument,
    "\n  mutation ChangeUser($input: UpdateUserInput!) {\n    updateUser(input: $input) {\n      id\n    }\n  }\n": types.ChangeUserDocument,
    "\n  mutation DeleteUser($userId: ID!, $reassignTo: ID) {\n    deleteUser(userId: $userId, reassignTo: $reassignTo) {\n      id\n      reassigned\n    }\n  }\n": types.DeleteUserDocument,
    "\n  query WorkResolution($input: WorkResolutionInput!) {\n    workResolutionTrend(input: $input) {\n      closed\n      resolved\n      unresolved\n      repeat\n      parts {\n        start\n        end\n        closed\n        resolved\n        unresolved\n        repeat\n      }\n    }\n    workResolutionClosedWork(input: $input) {\n      currentPeriod {\n        closed\n        resolved\n        unresolved\n        averageTimeToResolution\n        medianTimeToResolution\n      }\n      previousPeriod {\n        closed\n        resolved\n        unresolved\n        averageTimeToResolution\n        medianTimeToResolution\n      }\n    }\n    workResolutionRepeatWork(input: $input) {\n      currentPeriod {\n        closed\n        repeat\n        repeating\n        reissued\n      }\n      previousPeriod {\n        closed\n        repeat\n        repeating\n        reissued\n      }\n    }\n  }\n": types.WorkResolutionDocument,
    "\n  query WorkResolutionGroups(\n    $input: WorkResolutionInput!\n    $groupBy: WorkResolutionGroupBy!\n    $attribute: String\n    $limit: Int!\n  ) {\n    workResolutionTrendGroupBy(input: $input, groupBy: $groupBy, groupByAlarmAttribute: $attribute, limit: $limit) {\n      groups {\n        value\n        label\n        closed\n        resolved\n        unresolved\n        repeat\n        parts {\n          start\n          end\n          closed\n        }\n      }\n      groupCount\n      total {\n        closed\n        resolved\n        unresolved\n        repeat\n      }\n    }\n  }\n": types.WorkResolutionGroupsDocument,
    "\n  fragment WorkReportRowFields on WorkResolutionReportRow {\n    id\n    displayId\n    externalId\n    externalSystemName\n    objective\n    createdAt\n    closedAt\n    isResolved\n    duration\n    isRunning\n    repeatCount\n    isRepeat\n    reissueCount\n    state\n    status\n    alarmCount\n    activeAlarmCount\n    alarmSourceIds\n    alarmAttributes {\n      name\n      values\n    }\n    creator {\n      id\n      displayName\n    }\n    creatorRule {\n      id\n      name\n      isDeleted\n    }\n    teams\n    timeToDispatch\n  }\n": types.WorkReportRowFieldsFragmentDoc,
    "\n  query WorkResolutionTickets($input: WorkResolutionInput!, $orderBy: WorkTicketOrder, $limit: Int!, $offset: Int!) {\n    workResolutionTicketList(input: $input, orderBy: $orderBy, limit: $limit, offset: $offset) {\n      count\n      rows {\n        ...WorkReportRowFields\n      }\n    }\n  }\n": types.WorkResolutionTicketsDocument,
    "\n  query WorkHistory($input: WorkHistoryInput!, $orderBy: WorkTicketOrder, $limit: Int!, $offset: Int!) {\n    workHistory(input: $input, orderBy: $orderBy, limit: $limit, offset: $offset) {\n      count\n      rows {\n        ...WorkReportRowFields\n      }\n    }\n  }\n": types.WorkHistoryDocument,
    "\n  query AlarmWork($ids: [ID!]!) {\n    fastAlarms(where: { ids: $ids }) {\n      id\n      workTickets {\n        id\n        displayId\n        objective\n        state\n        isResolved\n        isResolvedInferred\n        createdAt\n        closedAt\n      }\n    }\n  }\n": types.AlarmWorkDocument,
    "\n  mutation CreateWork(\n    $details: WorkTicketDetailsInput!\n    $alarms: [ID!]!\n    $additionalDetails: JSON\n    $isDuplicateAccepted: Boolean\n  ) {\n    createWorkTicket(\n      details: $details\n      associatedAlarms: $alarms\n      additionalDetails: $additionalDetails\n      isDuplicateAccepted: $isDuplicateAccepted\n    ) {\n      workTicket {\n        id\n        displayId\n        externalSystem {\n          displayName\n        }\n      }\n      openTickets {\n        id\n        displayId\n        objective\n        verbs\n      }\n      openTicketCount\n    }\n  }\n": types.CreateWorkDocument,
    "\n  mutation UpdateWork(\n    $id: ID!\n    $details: WorkTicketChangesInput\n    $additionalDetails: JSON\n    $expectedVersion: Int\n  ) {\n    updateWorkTicket(\n      id: $id\n      details: $details\n      additionalDetails: $additionalDetails\n      expectedVersion: $expectedVersion\n    ) {\n      ...WorkTile\n      problemDetails\n      verbs\n    }\n  }\n": types.UpdateWorkDocument,
    "\n  mutation ChangeWorkState($id: ID!, $state: WorkTicketState!, $survey: WorkSurveyInput, $expectedVersion: Int) {\n    changeWorkTicketState(id: $id, state: $state, survey: $survey, expectedVersion: $expectedVersion) {\n      ...WorkTile\n      verbs\n    }\n  }\n": types.ChangeWorkStateDocument,
    "\n  mutation BulkCloseWork($ids: [ID!], $status: WorkCloseStatus!, $completedWorkDetails: String!) {\n    bulkCloseWorkTickets(ids: $ids, status: $status, completedWorkDetails: $completedWorkDetails) {\n      taskId\n      affected\n      skipped\n      failures {\n        id\n        reason\n      }\n    }\n  }\n": types.BulkCloseWorkDocument,
    "\n  mutation AttachAlarms($id: ID!, $alarmIds: [ID!]!) {\n    attachWorkTicketAlarms(id: $id, alarmIds: $alarmIds) {\n      ...WorkTile\n      verbs\n    }\n  }\n": types.AttachAlarmsDocument,
    "\n  mutation DetachAlarms($id: ID!, $alarmIds: [ID!]!) {\n    detachWorkTicketAlarms(id: $id, alarmIds: $alarmIds) {\n      ...WorkTile\n      verbs\n    }\n  }\n": types.DetachAlarmsDocument,
    "\n  mutation EscalateWork($id: ID!, $isEscalated: Boolean!) {\n    escalateWorkTicket(id: $id, isEscalated: $isEscalated) {\n      ...WorkTile\n      verbs\n    }\n  }\n": types.EscalateWorkDocument,
    "\n  mutation SubmitReview($id: ID!, $note: String) {\n    submitWorkTicketForReview(id: $id, note: $note) {\n      ...WorkTile\n      verbs\n    }\n  }\n": types.SubmitReviewDocument,
    "\n  mutation AnswerReview($id: ID!, $isApproved: Boolean!, $survey: WorkSurveyInput, $comment: String) {\n    answerWorkTicketReview(id: $id, isApproved: $isApproved, survey: $survey, comment: $comment) {\n      ...WorkTile\n      verbs\n    }\n  }\n": types.AnswerReviewDocument,
    "\n  mutation GiveFeedback($ticketId: ID!, $alarmWasValid: Boolean!, $informationWasEnough: Boolean!, $comment: String) {\n    giveWorkTicketFeedback(\n      ticketId: $ticketId\n      alarmWasValid: $alarmWasValid\n      informationWasEnough: $informationWasEnough\n      comment: $comment\n    ) {\n      alarmWasValid\n    }\n  }\n": types.GiveFeedbackDocument,
    "\n  mutation CommentOnWork($ticketId: ID!, $comment: String!) {\n    createWorkTicketActivity(ticketId: $ticketId, comment: $comment) {\n      id\n    }\n  }\n": types.CommentOnWorkDocument,
    "\n  mutation DeleteComment($id: ID!) {\n    deleteWorkTicketActivity(id: $id) {\n      id\n      comment\n      isDeleted\n      canDelete\n    }\n  }\n": types.DeleteCommentDocument,
    "\n  mutation ResetWork($ids: [ID!]!) {\n    resetWorkTickets(ids: $ids) {\n      affected\n    }\n  }\n": types.ResetWorkDocument,
    "\n  fragment WorkTile on WorkTicket {\n    id\n    displayId\n    objective\n    state\n    isResolved\n    isResolvedInferred\n    isEscalated\n    pendingReview\n    assignee {\n      id\n      displayName\n    }\n    assigneeAvatarUrl\n    alarmCount\n    createdAt\n    dueAt\n    closedAt\n    externalId\n    externalNumber\n    externalStatus\n    externalSystem {\n      id\n      displayName\n    }\n    isExternalSystemActive\n    cmmsSyncStatus\n    cmmsSyncFailureNotificationDismissedAt\n    version\n  }\n": types.WorkTileFragmentDoc,
    "\n  query WorkList($searchTerm: String, $criterion: WorkCriterion, $limit: Int, $after: String) {\n    workTicketsAndCount(\n      searchTerm: $searchTerm\n      criterion: $criterion\n      limit: $limit\n      after: $after\n    ) {\n      workTickets {\n        ...WorkTile\n        cursor\n      }\n      count\n    }\n  }\n": types.WorkListDocument,
    "\n  query WorkTicket($id: ID!) {\n    workTicket(id: $id) {\n      ...WorkTile\n      problemDetails\n      createdBy {\n        displayName\n      }\n      createdByRule {\n        id\n        name\n        isDeleted\n      }\n      closedBy {\n        displayName\n      }\n      reviewer {\n        id\n        displayName\n      }\n      reissueCount\n      completedWorkDetails\n      cause\n      action\n      reoccurrenceCountBefore\n      reoccurrenceCountAfter\n      reoccurrenceWindowDays\n      repeatCount\n      additionalDetails\n      externalType\n      externalAssignee\n      externalAssigneeName\n      cmmsSyncError\n      lastCmmsSyncAttemptAt\n      verbs\n      closedElsewhere\n      alarms {\n        id\n        displayId\n        contextualName\n        text\n        priority\n        state\n        severity\n        latestAlarmTime\n        latestEndTime\n        externalSystem {\n          id\n        }\n        workTickets {\n          id\n          displayId\n          objective\n          state\n          isResolved\n          isResolvedInferred\n          closedAt\n        }\n      }\n    }\n  }\n": types.WorkTicketDocument,
    "\n  query WorkActivity($ticketId: ID!, $kind: WorkTicketActivityKind, $limit: Int) {\n    workTicketActivityAndCount(ticketId: $ticketId, kind: $kind, limit: $limit) {\n      count\n      workTicketActivity {\n        id\n        eventType\n        field\n        prevValue\n        revValue\n        comment\n        isDeleted\n        canDelete\n        user {\n          displayName\n        }\n        externalAuthor\n        automationRule {\n          id\n          name\n          isDeleted\n        }\n        prevUser {\n          displayName\n        }\n        revUser {\n          displayName\n        }\n        metadata\n        createdAt\n      }\n    }\n  }\n": types.WorkActivityDocument,
    "\n  query WorkDefaults($alarmIds: [ID!]!) {\n    workTicketDefaults(alarmIds: $alarmIds) {\n      objective\n      dueInHours\n      systems {\n        id\n        displayName\n      }\n      alarms {\n        id\n        displayId\n        contextualName\n        text\n        priority\n        state\n        externalSystem {\n          id\n        }\n      }\n    }\n  }\n": types.WorkDefaultsDocument,
    "\n  query FollowUp(\n    $reason: WorkFollowUpReason\n    $criteria: [CriterionInput!]\n    $searchTerm: String\n    $timezone: String\n    $limit: Int\n    $after: String\n  ) {\n    workFollowUp(\n      reason: $reason\n      criteria: $criteria\n      searchTerm: $searchTerm\n      timezone: $timezone\n      limit: $limit\n      after: $after\n    ) {\n      rows {\n        cursor\n        reasons\n        alarmSourceIds\n        workTicket {\n          ...WorkTile\n        }\n      }\n    }\n  }\n": types.FollowUpDocument,
    "\n  query FollowUpCounts(\n    $reason: WorkFollowUpReason\n    $criteria: [CriterionInput!]\n    $searchTerm: String\n    $timezone: String\n  ) {\n    workFollowUp(reason: $reason, criteria: $criteria, searchTerm: $searchTerm, timezone: $timezone) {\n      counts {\n        total\n        byReason {\n          reason\n          count\n        }\n      }\n    }\n  }\n": types.FollowUpCountsDocument,
    "\n  mutation UndoBulkJob($undoId: ID!) {\n    undoAlarms(undoId: $undoId) {\n      taskId\n      affected\n      failures {\n        reason\n      }\n    }\n  }\n": types.UndoBulkJobDocument,
    "\n  query BulkJobs {\n    bulkJobs {\n      taskId\n      verb\n      status\n      done\n      total\n      affected\n      skipped\n      failures {\n        id\n        reason\n      }\n    }\n  }\n": types.BulkJobsDocument,
    "\n  mutation GetCustomToken($customerId: ID!) {\n    getCustomToken(customerId: $customerId) {\n      token\n    }\n  }\n": types.GetCustomTokenDocument,
    "\n  mutation CreateTicket($subject: String!, $description: String!, $page: String) {\n    createTicket(subject: $subject, description: $description, page: $page)\n  }\n": types.CreateTicketDocument,
    "\n  query HelpDesk($brandId: String, $returnTo: String) {\n    getZendeskToken(brandId: $brandId, returnTo: $returnTo) {\n      token\n      url\n      returnTo\n    }\n  }\n": types.HelpDeskDocument,
    "\n  query Customers($searchTerm: String, $limit: Int, $offset: Int) {\n    getCustomers(searchTerm: $searchTerm, limit: $limit, offset: $offset) {\n      id\n      name\n    }\n  }\n": types.CustomersDocument,
    "\n  fragment MeFields on Me {\n    authRole\n    isSuper\n    isProviderStaff\n    landingPage\n    landingPageLens\n    analyticsPage\n    user {\n      id\n      displayName\n      role\n      avatarUrl\n      email {\n        address\n      }\n    }\n    permissions {\n      area\n      actions\n    }\n    products\n    features\n    hasPlaces\n    teamMembers {\n      teamId\n      teamName\n      role\n    }\n    customer {\n      id\n      name\n      isDisplayRawAlarmTextEnabled\n      isUpdateStatusReasonRequired\n      isCloseWorkRulesBypassEnabled\n    }\n    customers(limit: 21) {\n      id\n      name\n    }\n  }\n": types.MeFieldsFragmentDoc,
    "\n  query Me {\n    me {\n      ...MeFields\n    }\n  }\n": types.MeDocument,
    "\n  mutation UpdateLandingPage($landingPage: LandingPage!) {\n    updateLandingPage(landingPage: $landingPage) {\n      ...MeFields\n    }\n  }\n": types.UpdateLandingPageDocument,
    "\n  mutation OpenedAnalytics($analyticsPage: String!) {\n    updateUser(input: { analyticsPage: $analyticsPage }) {\n      id\n      analyticsPage\n    }\n  }\n": types.OpenedAnalyticsDocument,
    "\n  query PushKey {\n    me {\n      pushKey\n    }\n  }\n": types.PushKeyDocument,
    "\n  mutation AddDeviceRegistrationToken($token: String!) {\n    addDeviceRegistrationToken(token: $token)\n  }\n": types.AddDeviceRegistrationTokenDocument,
    "\n  mutation RemoveDeviceRegistrationToken($token: String!) {\n    removeDeviceRegistrationToken(token: $token)\n  }\n": types.RemoveDeviceRegistrationTokenDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPasswordByApi($password: String!, $token: String!, $customerId: ID!) {\n    resetPasswordByApi(password: $password, token: $token, customerId: $customerId)\n  }\n"): (typeof documents)["\n  mutation ResetPasswordByApi($password: String!, $token: String!, $customerId: ID!) {\n    resetPasswordByApi(password: $password, token: $token, customerId: $customerId)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CheckEmailTenant($email: String!) {\n    checkEmailTenant(email: $email) {\n      isSso\n    }\n  }\n"): (typeof documents)["\n  query CheckEmailTenant($email: String!) {\n    checkEmailTenant(email: $email) {\n      isSso\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOut {\n    signOut\n  }\n"): (typeof documents)["\n  mutation SignOut {\n    signOut\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOutOfSso {\n    signOutOfSso\n  }\n"): (typeof documents)["\n  mutation SignOutOfSso {\n    signOutOfSso\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($oldPassword: String!, $newPassword: String!) {\n    changePassword(oldPassword: $oldPassword, newPassword: $newPassword)\n  }\n"): (typeof documents)["\n  mutation ChangePassword($oldPassword: String!, $newPassword: String!) {\n    changePassword(oldPassword: $oldPassword, newPassword: $newPassword)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignIn($email: String!, $password: String!) {\n    signIn(email: $email, password: $password) {\n      code\n      token\n      resolver\n    }\n  }\n"): (typeof documents)["\n  mutation SignIn($email: String!, $password: String!) {\n    signIn(email: $email, password: $password) {\n      code\n      token\n      resolver\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Invitee($token: String!, $customerId: ID!) {\n    validateToken(token: $token, customerId: $customerId) {\n      displayName\n      email\n      customerName\n      hasPassword\n      isSso\n    }\n  }\n"): (typeof documents)["\n  query Invitee($token: String!, $customerId: ID!) {\n    validateToken(token: $token, customerId: $customerId) {\n      displayName\n      email\n      customerName\n      hasPassword\n      isSso\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ActivateUser($customerId: ID!, $password: String!, $token: String!) {\n    activateUser(customerId: $customerId, password: $password, token: $token)\n  }\n"): (typeof documents)["\n  mutation ActivateUser($customerId: ID!, $password: String!, $token: String!) {\n    activateUser(customerId: $customerId, password: $password, token: $token)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendResetPassword($email: String!) {\n    sendResetPassword(email: $email)\n  }\n"): (typeof documents)["\n  mutation SendResetPassword($email: String!) {\n    sendResetPassword(email: $email)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignInWithCustomToken($token: String!) {\n    signInWithCustomToken(token: $token) {\n      token\n      customerId\n    }\n  }\n"): (typeof documents)["\n  mutation SignInWithCustomToken($token: String!) {\n    signInWithCustomToken(token: $token) {\n      token\n      customerId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Mfa {\n    me {\n      awaitedFactor\n      isMFAEnabled\n      factors {\n        id\n        kind\n      }\n      canUsePasskeys\n      needsPassword\n      user {\n        id\n        email {\n          address\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Mfa {\n    me {\n      awaitedFactor\n      isMFAEnabled\n      factors {\n        id\n        kind\n      }\n      canUsePasskeys\n      needsPassword\n      user {\n        id\n        email {\n          address\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartMfaEnrolment($password: String) {\n    startMFAEnrolment(password: $password) {\n      secret\n      url\n    }\n  }\n"): (typeof documents)["\n  mutation StartMfaEnrolment($password: String) {\n    startMFAEnrolment(password: $password) {\n      secret\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyMfaEnrolment($code: String!) {\n    verifyMFAEnrolment(code: $code) {\n      recoveryCodes\n    }\n  }\n"): (typeof documents)["\n  mutation VerifyMfaEnrolment($code: String!) {\n    verifyMFAEnrolment(code: $code) {\n      recoveryCodes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartPasskeyEnrolment($password: String) {\n    startPasskeyEnrolment(password: $password)\n  }\n"): (typeof documents)["\n  mutation StartPasskeyEnrolment($password: String) {\n    startPasskeyEnrolment(password: $password)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyPasskeyEnrolment($answer: JSON!) {\n    verifyPasskeyEnrolment(answer: $answer) {\n      recoveryCodes\n    }\n  }\n"): (typeof documents)["\n  mutation VerifyPasskeyEnrolment($answer: JSON!) {\n    verifyPasskeyEnrolment(answer: $answer) {\n      recoveryCodes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignInWithMfa($resolver: String!, $code: String!) {\n    signInWithMFA(resolver: $resolver, code: $code) {\n      code\n      token\n      resolver\n    }\n  }\n"): (typeof documents)["\n  mutation SignInWithMfa($resolver: String!, $code: String!) {\n    signInWithMFA(resolver: $resolver, code: $code) {\n      code\n      token\n      resolver\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignInWithRecoveryCode($resolver: String!, $code: String!) {\n    signInWithRecoveryCode(resolver: $resolver, code: $code) {\n      code\n      token\n      resolver\n    }\n  }\n"): (typeof documents)["\n  mutation SignInWithRecoveryCode($resolver: String!, $code: String!) {\n    signInWithRecoveryCode(resolver: $resolver, code: $code) {\n      code\n      token\n      resolver\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartPasskeySignIn($resolver: String!) {\n    startPasskeySignIn(resolver: $resolver)\n  }\n"): (typeof documents)["\n  mutation StartPasskeySignIn($resolver: String!) {\n    startPasskeySignIn(resolver: $resolver)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignInWithPasskey($resolver: String!, $answer: JSON!) {\n    signInWithPasskey(resolver: $resolver, answer: $answer) {\n      code\n      token\n      resolver\n    }\n  }\n"): (typeof documents)["\n  mutation SignInWithPasskey($resolver: String!, $answer: JSON!) {\n    signInWithPasskey(resolver: $resolver, answer: $answer) {\n      code\n      token\n      resolver\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoginSsoConfig($email: String!, $isMobile: Boolean!) {\n    getLoginSsoConfig(email: $email, isMobile: $isMobile) {\n      url\n      verifier\n    }\n  }\n"): (typeof documents)["\n  query LoginSsoConfig($email: String!, $isMobile: Boolean!) {\n    getLoginSsoConfig(email: $email, isMobile: $isMobile) {\n      url\n      verifier\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignInWithSso($code: String!, $verifier: String!) {\n    signInWithSso(code: $code, verifier: $verifier)\n  }\n"): (typeof documents)["\n  mutation SignInWithSso($code: String!, $verifier: String!) {\n    signInWithSso(code: $code, verifier: $verifier)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ActivateSsoUser {\n    activateSsoUser\n  }\n"): (typeof documents)["\n  mutation ActivateSsoUser {\n    activateSsoUser\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdvancedAnalytics($input: PivotInput!) {\n    advancedAnalytics(input: $input) {\n      names {\n        rows\n        column\n        measure\n      }\n      rows {\n        values\n        labels\n      }\n      columns {\n        values\n        labels\n      }\n      cells\n      rowTotals\n      columnTotals\n      total\n      isInSeveral\n    }\n  }\n"): (typeof documents)["\n  query AdvancedAnalytics($input: PivotInput!) {\n    advancedAnalytics(input: $input) {\n      names {\n        rows\n        column\n        measure\n      }\n      rows {\n        values\n        labels\n      }\n      columns {\n        values\n        labels\n      }\n      cells\n      rowTotals\n      columnTotals\n      total\n      isInSeveral\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SavedViewMailRecipients($nameLike: String) {\n    savedViewMailRecipients(nameLike: $nameLike) {\n      id\n      displayName\n    }\n  }\n"): (typeof documents)["\n  query SavedViewMailRecipients($nameLike: String) {\n    savedViewMailRecipients(nameLike: $nameLike) {\n      id\n      displayName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ScheduleSavedViewMail($viewId: ID!, $input: SavedViewMailInput!) {\n    scheduleSavedViewMail(viewId: $viewId, input: $input) {\n      ...SavedViewFields\n    }\n  }\n"): (typeof documents)["\n  mutation ScheduleSavedViewMail($viewId: ID!, $input: SavedViewMailInput!) {\n    scheduleSavedViewMail(viewId: $viewId, input: $input) {\n      ...SavedViewFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StopSavedViewMail($viewId: ID!) {\n    stopSavedViewMail(viewId: $viewId) {\n      ...SavedViewFields\n    }\n  }\n"): (typeof documents)["\n  mutation StopSavedViewMail($viewId: ID!) {\n    stopSavedViewMail(viewId: $viewId) {\n      ...SavedViewFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeaveSavedViewMail($viewId: ID!) {\n    leaveSavedViewMail(viewId: $viewId) {\n      viewId\n    }\n  }\n"): (typeof documents)["\n  mutation LeaveSavedViewMail($viewId: ID!) {\n    leaveSavedViewMail(viewId: $viewId) {\n      viewId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecentActions($limit: Int!, $offset: Int!) {\n    recentActions(limit: $limit, offset: $offset) {\n      id\n      alarmId\n      alarm {\n        id\n        contextualName\n        text\n        formattedRawText\n        externalSystem {\n          id\n        }\n      }\n      activity {\n        ...ActivityFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query RecentActions($limit: Int!, $offset: Int!) {\n    recentActions(limit: $limit, offset: $offset) {\n      id\n      alarmId\n      alarm {\n        id\n        contextualName\n        text\n        formattedRawText\n        externalSystem {\n          id\n        }\n      }\n      activity {\n        ...ActivityFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment IncidentLine on Incident {\n    id\n    count\n    activeCount\n    highestPriority\n    causeAsset\n    explanation\n  }\n"): (typeof documents)["\n  fragment IncidentLine on Incident {\n    id\n    count\n    activeCount\n    highestPriority\n    causeAsset\n    explanation\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query IncidentsOfAlarms($ids: [ID!]!) {\n    fastAlarms(where: { ids: $ids }, limit: 200) {\n      id\n      incident {\n        ...IncidentLine\n      }\n    }\n  }\n"): (typeof documents)["\n  query IncidentsOfAlarms($ids: [ID!]!) {\n    fastAlarms(where: { ids: $ids }, limit: 200) {\n      id\n      incident {\n        ...IncidentLine\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query IncidentMembers($id: ID!, $limit: Int!, $offset: Int!) {\n    incident(id: $id) {\n      id\n      alarms(limit: $limit, offset: $offset) {\n        ...AlarmRow\n      }\n    }\n  }\n"): (typeof documents)["\n  query IncidentMembers($id: ID!, $limit: Int!, $offset: Int!) {\n    incident(id: $id) {\n      id\n      alarms(limit: $limit, offset: $offset) {\n        ...AlarmRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LensAlarmsByCause(\n    $lensId: ID\n    $searchTerm: String\n    $criteria: [CriterionInput!]\n    $sort: [AlarmOrder!]\n    $timezone: String\n    $properties: [String!]\n    $limit: Int\n    $after: String\n    $shownIncidents: [ID!]\n    $withCmms: Boolean = false\n  ) {\n    fastAlarmsByCause(\n      lensId: $lensId\n      searchTerm: $searchTerm\n      criteria: $criteria\n      sort: $sort\n      timezone: $timezone\n      properties: $properties\n      limit: $limit\n      after: $after\n      shownIncidents: $shownIncidents\n    ) {\n      ...AlarmRow\n      ...AlarmCmms @include(if: $withCmms)\n    }\n  }\n"): (typeof documents)["\n  query LensAlarmsByCause(\n    $lensId: ID\n    $searchTerm: String\n    $criteria: [CriterionInput!]\n    $sort: [AlarmOrder!]\n    $timezone: String\n    $properties: [String!]\n    $limit: Int\n    $after: String\n    $shownIncidents: [ID!]\n    $withCmms: Boolean = false\n  ) {\n    fastAlarmsByCause(\n      lensId: $lensId\n      searchTerm: $searchTerm\n      criteria: $criteria\n      sort: $sort\n      timezone: $timezone\n      properties: $properties\n      limit: $limit\n      after: $after\n      shownIncidents: $shownIncidents\n    ) {\n      ...AlarmRow\n      ...AlarmCmms @include(if: $withCmms)\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AlarmsOfRows(\n    $incidentIds: [ID!]!\n    $lensId: ID\n    $searchTerm: String\n    $criteria: [CriterionInput!]\n    $timezone: String\n  ) {\n    alarmsOfRows(\n      incidentIds: $incidentIds\n      lensId: $lensId\n      searchTerm: $searchTerm\n      criteria: $criteria\n      timezone: $timezone\n    ) {\n      incidentId\n      alarmId\n      version\n    }\n  }\n"): (typeof documents)["\n  query AlarmsOfRows(\n    $incidentIds: [ID!]!\n    $lensId: ID\n    $searchTerm: String\n    $criteria: [CriterionInput!]\n    $timezone: String\n  ) {\n    alarmsOfRows(\n      incidentIds: $incidentIds\n      lensId: $lensId\n      searchTerm: $searchTerm\n      criteria: $criteria\n      timezone: $timezone\n    ) {\n      incidentId\n      alarmId\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BulkOutcome on BulkResult {\n    taskId\n    undoId\n    affected\n    skipped\n    failures {\n      id\n      code\n      reason\n    }\n  }\n"): (typeof documents)["\n  fragment BulkOutcome on BulkResult {\n    taskId\n    undoId\n    affected\n    skipped\n    failures {\n      id\n      code\n      reason\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PinAlarms($ids: [ID!], $selection: AlarmSelection, $pin: Boolean!) {\n    result: pinAlarms(ids: $ids, selection: $selection, pin: $pin) {\n      ...BulkOutcome\n    }\n  }\n"): (typeof documents)["\n  mutation PinAlarms($ids: [ID!], $selection: AlarmSelection, $pin: Boolean!) {\n    result: pinAlarms(ids: $ids, selection: $selection, pin: $pin) {\n      ...BulkOutcome\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveAlarms(\n    $ids: [ID!]\n    $expectedVersions: [Int!]\n    $selection: AlarmSelection\n    $status: String!\n    $reason: String\n  ) {\n    result: moveAlarms(\n      ids: $ids\n      expectedVersions: $expectedVersions\n      selection: $selection\n      status: $status\n      reason: $reason\n    ) {\n      ...BulkOutcome\n    }\n  }\n"): (typeof documents)["\n  mutation MoveAlarms(\n    $ids: [ID!]\n    $expectedVersions: [Int!]\n    $selection: AlarmSelection\n    $status: String!\n    $reason: String\n  ) {\n    result: moveAlarms(\n      ids: $ids\n      expectedVersions: $expectedVersions\n      selection: $selection\n      status: $status\n      reason: $reason\n    ) {\n      ...BulkOutcome\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SnoozeAlarm(\n    $ids: [ID!]\n    $expectedVersions: [Int!]\n    $selection: AlarmSelection\n    $until: DateTime!\n    $reason: String\n  ) {\n    result: snoozeAlarm(\n      ids: $ids\n      expectedVersions: $expectedVersions\n      selection: $selection\n      until: $until\n      reason: $reason\n    ) {\n      ...BulkOutcome\n    }\n  }\n"): (typeof documents)["\n  mutation SnoozeAlarm(\n    $ids: [ID!]\n    $expectedVersions: [Int!]\n    $selection: AlarmSelection\n    $until: DateTime!\n    $reason: String\n  ) {\n    result: snoozeAlarm(\n      ids: $ids\n      expectedVersions: $expectedVersions\n      selection: $selection\n      until: $until\n      reason: $reason\n    ) {\n      ...BulkOutcome\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnsnoozeAlarm($ids: [ID!], $expectedVersions: [Int!], $selection: AlarmSelection) {\n    result: unsnoozeAlarm(ids: $ids, expectedVersions: $expectedVersions, selection: $selection) {\n      ...BulkOutcome\n    }\n  }\n"): (typeof documents)["\n  mutation UnsnoozeAlarm($ids: [ID!], $expectedVersions: [Int!], $selection: AlarmSelection) {\n    result: unsnoozeAlarm(ids: $ids, expectedVersions: $expectedVersions, selection: $selection) {\n      ...BulkOutcome\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAlarmPriority($ids: [ID!], $selection: AlarmSelection, $priority: Int!) {\n    result: updateAlarmPriority(ids: $ids, selection: $selection, priority: $priority) {\n      ...BulkOutcome\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateAlarmPriority($ids: [ID!], $selection: AlarmSelection, $priority: Int!) {\n    result: updateAlarmPriority(ids: $ids, selection: $selection, priority: $priority) {\n      ...BulkOutcome\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAlarms($ids: [ID!], $selection: AlarmSelection, $isServiceImpacting: Boolean!) {\n    result: updateAlarms(ids: $ids, selection: $selection, isServiceImpacting: $isServiceImpacting) {\n      ...BulkOutcome\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateAlarms($ids: [ID!], $selection: AlarmSelection, $isServiceImpacting: Boolean!) {\n    result: updateAlarms(ids: $ids, selection: $selection, isServiceImpacting: $isServiceImpacting) {\n      ...BulkOutcome\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAlarms($ids: [ID!], $selection: AlarmSelection) {\n    result: deleteAlarms(ids: $ids, selection: $selection) {\n      ...BulkOutcome\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteAlarms($ids: [ID!], $selection: AlarmSelection) {\n    result: deleteAlarms(ids: $ids, selection: $selection) {\n      ...BulkOutcome\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreAlarms($ids: [ID!]!) {\n    result: restoreAlarms(ids: $ids) {\n      ...BulkOutcome\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreAlarms($ids: [ID!]!) {\n    result: restoreAlarms(ids: $ids) {\n      ...BulkOutcome\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoAlarms($undoId: ID!) {\n    result: undoAlarms(undoId: $undoId) {\n      ...BulkOutcome\n    }\n  }\n"): (typeof documents)["\n  mutation UndoAlarms($undoId: ID!) {\n    result: undoAlarms(undoId: $undoId) {\n      ...BulkOutcome\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAlarmNotes($id: ID!, $notes: String) {\n    updateAlarmNotes(id: $id, notes: $notes) {\n      id\n      notes\n      version\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateAlarmNotes($id: ID!, $notes: String) {\n    updateAlarmNotes(id: $id, notes: $notes) {\n      id\n      notes\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAlarmContextualName($id: ID!, $contextualName: String, $expectedVersion: Int) {\n    updateAlarmContextualName(id: $id, contextualName: $contextualName, expectedVersion: $expectedVersion) {\n      id\n      contextualName\n      version\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateAlarmContextualName($id: ID!, $contextualName: String, $expectedVersion: Int) {\n    updateAlarmContextualName(id: $id, contextualName: $contextualName, expectedVersion: $expectedVersion) {\n      id\n      contextualName\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ActivityFields on AlarmActivity {\n    id\n    cause\n    field\n    revValue\n    prevValue\n    createdAt\n    user {\n      displayName\n    }\n    automationRule {\n      id\n      name\n      isDeleted\n    }\n    externalSystem {\n      displayName\n    }\n    metadata {\n      statusUpdateReason\n      snoozeReason\n      snoozeDuration\n      vote\n      comment\n    }\n  }\n"): (typeof documents)["\n  fragment ActivityFields on AlarmActivity {\n    id\n    cause\n    field\n    revValue\n    prevValue\n    createdAt\n    user {\n      displayName\n    }\n    automationRule {\n      id\n      name\n      isDeleted\n    }\n    externalSystem {\n      displayName\n    }\n    metadata {\n      statusUpdateReason\n      snoozeReason\n      snoozeDuration\n      vote\n      comment\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AlarmActivity($alarmId: ID!, $kind: AlarmActivityKind, $limit: Int!, $offset: Int!) {\n    alarmActivityAndCount(where: { alarmId: $alarmId, kind: $kind }, limit: $limit, offset: $offset) {\n      count\n      alarmActivity {\n        ...ActivityFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query AlarmActivity($alarmId: ID!, $kind: AlarmActivityKind, $limit: Int!, $offset: Int!) {\n    alarmActivityAndCount(where: { alarmId: $alarmId, kind: $kind }, limit: $limit, offset: $offset) {\n      count\n      alarmActivity {\n        ...ActivityFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CmmsLevels($alarmId: ID!) {\n    alarmEntityPath(alarmId: $alarmId) {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  query CmmsLevels($alarmId: ID!) {\n    alarmEntityPath(alarmId: $alarmId) {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InstanceFields on AlarmInstance {\n    id\n    alarmTime\n    endTime\n    endTimeSource\n    duration\n    ackBy\n    ackTime\n    processVariableValue {\n      value\n      unit\n    }\n  }\n"): (typeof documents)["\n  fragment InstanceFields on AlarmInstance {\n    id\n    alarmTime\n    endTime\n    endTimeSource\n    duration\n    ackBy\n    ackTime\n    processVariableValue {\n      value\n      unit\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AlarmInstances($alarmId: ID!, $limit: Int!, $offset: Int!) {\n    alarmInstancesAndCount(where: { alarmId: $alarmId }, limit: $limit, offset: $offset) {\n      count\n      alarmInstances {\n        ...InstanceFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query AlarmInstances($alarmId: ID!, $limit: Int!, $offset: Int!) {\n    alarmInstancesAndCount(where: { alarmId: $alarmId }, limit: $limit, offset: $offset) {\n      count\n      alarmInstances {\n        ...InstanceFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AlarmInstanceDaily($alarmId: ID!, $range: DateRange!, $timezone: String!) {\n    alarmInstanceDaily(alarmId: $alarmId, range: $range, timezone: $timezone) {\n      date\n      count\n    }\n  }\n"): (typeof documents)["\n  query AlarmInstanceDaily($alarmId: ID!, $range: DateRange!, $timezone: String!) {\n    alarmInstanceDaily(alarmId: $alarmId, range: $range, timezone: $timezone) {\n      date\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AlarmSiblings($where: AlarmWhere, $limit: Int!) {\n    alarmsAndCount(where: $where, limit: $limit) {\n      count\n      alarms {\n        ...AlarmRow\n      }\n    }\n  }\n"): (typeof documents)["\n  query AlarmSiblings($where: AlarmWhere, $limit: Int!) {\n    alarmsAndCount(where: $where, limit: $limit) {\n      count\n      alarms {\n        ...AlarmRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AlarmDetail on Alarm {\n    id\n    displayId\n    contextualName\n    text\n    formattedRawText\n    point\n    pointEntityId\n    entities {\n      id\n      name\n      class\n    }\n    priority\n    priorityLastModifiedBy\n    status\n    enteredStatusAt\n    state\n    severity\n    isPinned\n    isStale\n    isServiceImpacting\n    isSenderUnverified\n    unverifiedSender\n    serviceImpactLastModifiedBy\n    latestAlarmTime\n    latestEndTime\n    activeWorkCount\n    lastWorkTicketClosedAt\n    fleetingCount\n    chatteringCount\n    notes\n    rawAttributes\n    cmmsAttributes\n    alarmType\n    snoozeExpiresAt\n    snoozeReason\n    version\n    properties {\n      id\n      type\n      value\n      confidence\n      shownConfidence\n      needsVerification\n      source\n      sourceText\n      sourceField\n      verifiedBy\n    }\n    externalSystem {\n      id\n      displayName\n    }\n  }\n"): (typeof documents)["\n  fragment AlarmDetail on Alarm {\n    id\n    displayId\n    contextualName\n    text\n    formattedRawText\n    point\n    pointEntityId\n    entities {\n      id\n      name\n      class\n    }\n    priority\n    priorityLastModifiedBy\n    status\n    enteredStatusAt\n    state\n    severity\n    isPinned\n    isStale\n    isServiceImpacting\n    isSenderUnverified\n    unverifiedSender\n    serviceImpactLastModifiedBy\n    latestAlarmTime\n    latestEndTime\n    activeWorkCount\n    lastWorkTicketClosedAt\n    fleetingCount\n    chatteringCount\n    notes\n    rawAttributes\n    cmmsAttributes\n    alarmType\n    snoozeExpiresAt\n    snoozeReason\n    version\n    properties {\n      id\n      type\n      value\n      confidence\n      shownConfidence\n      needsVerification\n      source\n      sourceText\n      sourceField\n      verifiedBy\n    }\n    externalSystem {\n      id\n      displayName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AlarmById($id: ID!, $limit: Int!) {\n    alarmsAndCount(where: { ids: [$id] }, limit: $limit) {\n      alarms {\n        ...AlarmDetail\n      }\n    }\n  }\n"): (typeof documents)["\n  query AlarmById($id: ID!, $limit: Int!) {\n    alarmsAndCount(where: { ids: [$id] }, limit: $limit) {\n      alarms {\n        ...AlarmDetail\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AlarmRow on Alarm {\n    id\n    displayId\n    contextualName\n    text\n    formattedRawText\n    point\n    priority\n    status\n    enteredStatusAt\n    state\n    severity\n    isPinned\n    isStale\n    isNuisance\n    isServiceImpacting\n    isSenderUnverified\n    latestAlarmTime\n    latestEndTime\n    activeWorkCount\n    lastWorkTicketClosedAt\n    fleetingCount\n    chatteringCount\n    nuisanceCount\n    externalSystem {\n      id\n      name\n      displayName\n    }\n    snoozeExpiresAt\n    snoozeReason\n    snoozedBy {\n      displayName\n    }\n    snoozedByRule {\n      id\n      name\n      isDeleted\n    }\n    createdAt\n    version\n    cursor\n    properties {\n      type\n      value\n    }\n  }\n"): (typeof documents)["\n  fragment AlarmRow on Alarm {\n    id\n    displayId\n    contextualName\n    text\n    formattedRawText\n    point\n    priority\n    status\n    enteredStatusAt\n    state\n    severity\n    isPinned\n    isStale\n    isNuisance\n    isServiceImpacting\n    isSenderUnverified\n    latestAlarmTime\n    latestEndTime\n    activeWorkCount\n    lastWorkTicketClosedAt\n    fleetingCount\n    chatteringCount\n    nuisanceCount\n    externalSystem {\n      id\n      name\n      displayName\n    }\n    snoozeExpiresAt\n    snoozeReason\n    snoozedBy {\n      displayName\n    }\n    snoozedByRule {\n      id\n      name\n      isDeleted\n    }\n    createdAt\n    version\n    cursor\n    properties {\n      type\n      value\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AlarmCmms on Alarm {\n    cmmsConfigStatus\n    cmmsMappedAssetName\n    cmmsMappedAssetValue\n    cmmsMappedLocationName\n    cmmsMappedLocationValue\n  }\n"): (typeof documents)["\n  fragment AlarmCmms on Alarm {\n    cmmsConfigStatus\n    cmmsMappedAssetName\n    cmmsMappedAssetValue\n    cmmsMappedLocationName\n    cmmsMappedLocationValue\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LensAlarms(\n    $lensId: ID\n    $searchTerm: String\n    $criteria: [CriterionInput!]\n    $sort: [AlarmOrder!]\n    $timezone: String\n    $properties: [String!]\n    $limit: Int\n    $after: String\n    $withCmms: Boolean = false\n  ) {\n    fastAlarms(\n      lensId: $lensId\n      searchTerm: $searchTerm\n      criteria: $criteria\n      sort: $sort\n      timezone: $timezone\n      properties: $properties\n      limit: $limit\n      after: $after\n    ) {\n      ...AlarmRow\n      ...AlarmCmms @include(if: $withCmms)\n    }\n  }\n"): (typeof documents)["\n  query LensAlarms(\n    $lensId: ID\n    $searchTerm: String\n    $criteria: [CriterionInput!]\n    $sort: [AlarmOrder!]\n    $timezone: String\n    $properties: [String!]\n    $limit: Int\n    $after: String\n    $withCmms: Boolean = false\n  ) {\n    fastAlarms(\n      lensId: $lensId\n      searchTerm: $searchTerm\n      criteria: $criteria\n      sort: $sort\n      timezone: $timezone\n      properties: $properties\n      limit: $limit\n      after: $after\n    ) {\n      ...AlarmRow\n      ...AlarmCmms @include(if: $withCmms)\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AlarmsById($ids: [ID!]!, $properties: [String!], $sort: [AlarmOrder!], $withCmms: Boolean = false) {\n    fastAlarms(where: { ids: $ids }, properties: $properties, sort: $sort, limit: 200) {\n      ...AlarmRow\n      ...AlarmCmms @include(if: $withCmms)\n    }\n  }\n"): (typeof documents)["\n  query AlarmsById($ids: [ID!]!, $properties: [String!], $sort: [AlarmOrder!], $withCmms: Boolean = false) {\n    fastAlarms(where: { ids: $ids }, properties: $properties, sort: $sort, limit: 200) {\n      ...AlarmRow\n      ...AlarmCmms @include(if: $withCmms)\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EntityAliases($entityId: ID!) {\n    entityAliases(entityId: $entityId) {\n      alias\n      isShort\n    }\n  }\n"): (typeof documents)["\n  query EntityAliases($entityId: ID!) {\n    entityAliases(entityId: $entityId) {\n      alias\n      isShort\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EntityAliasSuggestions($entityId: ID!) {\n    entityAliasSuggestions(entityId: $entityId) {\n      alias\n      seen\n      alarms\n    }\n  }\n"): (typeof documents)["\n  query EntityAliasSuggestions($entityId: ID!) {\n    entityAliasSuggestions(entityId: $entityId) {\n      alias\n      seen\n      alarms\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CheckEntityAlias($entityId: ID!, $alias: String!) {\n    checkEntityAliasesIsUnique(entityId: $entityId, aliases: [$alias]) {\n      isUnique\n      aliases {\n        isShort\n        conflict {\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query CheckEntityAlias($entityId: ID!, $alias: String!) {\n    checkEntityAliasesIsUnique(entityId: $entityId, aliases: [$alias]) {\n      isUnique\n      aliases {\n        isShort\n        conflict {\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EntityAliasPreview($entityId: ID!, $alias: String!) {\n    entityAliasPreview(entityId: $entityId, alias: $alias) {\n      mentioned\n      changed\n      verified\n      isComplete\n      samples {\n        alarmId\n        name\n        text\n        before\n        after\n      }\n    }\n  }\n"): (typeof documents)["\n  query EntityAliasPreview($entityId: ID!, $alias: String!) {\n    entityAliasPreview(entityId: $entityId, alias: $alias) {\n      mentioned\n      changed\n      verified\n      isComplete\n      samples {\n        alarmId\n        name\n        text\n        before\n        after\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddEntityAlias($entityId: ID!, $alias: String!) {\n    addEntityAliases(entityId: $entityId, aliases: [$alias]) {\n      alias\n      isShort\n    }\n  }\n"): (typeof documents)["\n  mutation AddEntityAlias($entityId: ID!, $alias: String!) {\n    addEntityAliases(entityId: $entityId, aliases: [$alias]) {\n      alias\n      isShort\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveEntityAlias($entityId: ID!, $alias: String!) {\n    removeEntityAlias(entityId: $entityId, alias: $alias) {\n      alias\n      isShort\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveEntityAlias($entityId: ID!, $alias: String!) {\n    removeEntityAlias(entityId: $entityId, alias: $alias) {\n      alias\n      isShort\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApplyEntityAlias($entityId: ID!, $alias: String!) {\n    applyEntityAlias(entityId: $entityId, alias: $alias) {\n      taskId\n      affected\n    }\n  }\n"): (typeof documents)["\n  mutation ApplyEntityAlias($entityId: ID!, $alias: String!) {\n    applyEntityAlias(entityId: $entityId, alias: $alias) {\n      taskId\n      affected\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AnalystReaders {\n    analystReaders {\n      isKept\n      rows {\n        name\n        createdAt\n        changedAt\n        revokedAt\n        lastUsedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query AnalystReaders {\n    analystReaders {\n      isKept\n      rows {\n        name\n        createdAt\n        changedAt\n        revokedAt\n        lastUsedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateAnalystReader($name: String!) {\n    createAnalystReader(name: $name) {\n      name\n      secret\n    }\n  }\n"): (typeof documents)["\n  mutation CreateAnalystReader($name: String!) {\n    createAnalystReader(name: $name) {\n      name\n      secret\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RotateAnalystReader($name: String!) {\n    rotateAnalystReader(name: $name) {\n      name\n      secret\n    }\n  }\n"): (typeof documents)["\n  mutation RotateAnalystReader($name: String!) {\n    rotateAnalystReader(name: $name) {\n      name\n      secret\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeAnalystReader($name: String!) {\n    revokeAnalystReader(name: $name) {\n      name\n      revokedAt\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeAnalystReader($name: String!) {\n    revokeAnalystReader(name: $name) {\n      name\n      revokedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SpacesIn($parentId: ID, $offset: Int) {\n    searchEntities(type: Space, parentId: $parentId, isTop: true, offset: $offset) {\n      searchEntities {\n        id\n        name\n        class\n        count\n      }\n      searchEntityCount\n    }\n  }\n"): (typeof documents)["\n  query SpacesIn($parentId: ID, $offset: Int) {\n    searchEntities(type: Space, parentId: $parentId, isTop: true, offset: $offset) {\n      searchEntities {\n        id\n        name\n        class\n        count\n      }\n      searchEntityCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EntityRow on Entity {\n    id\n    name\n    class\n    rawEntityClass\n    assetClass\n    effectiveCriticality\n    activeAlarmCount\n    shop\n    externalId\n    building\n    floor\n    roomName\n    spaceType {\n      id\n      name\n    }\n    isPaid\n    version: shownVersion\n  }\n"): (typeof documents)["\n  fragment EntityRow on Entity {\n    id\n    name\n    class\n    rawEntityClass\n    assetClass\n    effectiveCriticality\n    activeAlarmCount\n    shop\n    externalId\n    building\n    floor\n    roomName\n    spaceType {\n      id\n      name\n    }\n    isPaid\n    version: shownVersion\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EntityList($where: EntityWhere, $orderBy: EntityOrder, $limit: Int, $after: String) {\n    entitiesAndCount(where: $where, orderBy: $orderBy, limit: $limit, after: $after) {\n      entities {\n        ...EntityRow\n        cursor\n      }\n      count\n    }\n  }\n"): (typeof documents)["\n  query EntityList($where: EntityWhere, $orderBy: EntityOrder, $limit: Int, $after: String) {\n    entitiesAndCount(where: $where, orderBy: $orderBy, limit: $limit, after: $after) {\n      entities {\n        ...EntityRow\n        cursor\n      }\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EntityOf($id: ID!) {\n    entity(id: $id) {\n      id\n      name\n      class\n      classId\n      rawEntityClass\n      assetClass\n      parentId\n      parent {\n        id\n        name\n      }\n      criticality\n      effectiveCriticality\n      criticalityPath {\n        entityId\n        name\n        source\n        sourceName\n        criticality\n      }\n      properties {\n        label\n        value\n      }\n      location\n      locationEntities {\n        id\n        name\n        class\n      }\n      spaceType {\n        id\n        name\n      }\n      shop\n      externalId\n      isPaid\n      isActive\n      activeAlarmCount\n      stateChangedAt\n      createdAt\n      version\n    }\n  }\n"): (typeof documents)["\n  query EntityOf($id: ID!) {\n    entity(id: $id) {\n      id\n      name\n      class\n      classId\n      rawEntityClass\n      assetClass\n      parentId\n      parent {\n        id\n        name\n      }\n      criticality\n      effectiveCriticality\n      criticalityPath {\n        entityId\n        name\n        source\n        sourceName\n        criticality\n      }\n      properties {\n        label\n        value\n      }\n      location\n      locationEntities {\n        id\n        name\n        class\n      }\n      spaceType {\n        id\n        name\n      }\n      shop\n      externalId\n      isPaid\n      isActive\n      activeAlarmCount\n      stateChangedAt\n      createdAt\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateEntity(\n    $class: String!\n    $name: String!\n    $parentId: ID\n    $criticality: Int\n    $spaceTypeId: ID\n    $shop: String\n    $properties: [EntityPropertyInput!]\n  ) {\n    createEntity(\n      class: $class\n      name: $name\n      parentId: $parentId\n      criticality: $criticality\n      spaceTypeId: $spaceTypeId\n      shop: $shop\n      properties: $properties\n    ) {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  mutation CreateEntity(\n    $class: String!\n    $name: String!\n    $parentId: ID\n    $criticality: Int\n    $spaceTypeId: ID\n    $shop: String\n    $properties: [EntityPropertyInput!]\n  ) {\n    createEntity(\n      class: $class\n      name: $name\n      parentId: $parentId\n      criticality: $criticality\n      spaceTypeId: $spaceTypeId\n      shop: $shop\n      properties: $properties\n    ) {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateEntity(\n    $id: ID!\n    $expectedVersion: Int\n    $class: String\n    $name: String\n    $parentId: ID\n    $criticality: Int\n    $spaceTypeId: ID\n    $shop: String\n    $properties: [EntityPropertyInput!]\n  ) {\n    updateEntity(\n      id: $id\n      expectedVersion: $expectedVersion\n      class: $class\n      name: $name\n      parentId: $parentId\n      criticality: $criticality\n      spaceTypeId: $spaceTypeId\n      shop: $shop\n      properties: $properties\n    ) {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateEntity(\n    $id: ID!\n    $expectedVersion: Int\n    $class: String\n    $name: String\n    $parentId: ID\n    $criticality: Int\n    $spaceTypeId: ID\n    $shop: String\n    $properties: [EntityPropertyInput!]\n  ) {\n    updateEntity(\n      id: $id\n      expectedVersion: $expectedVersion\n      class: $class\n      name: $name\n      parentId: $parentId\n      criticality: $criticality\n      spaceTypeId: $spaceTypeId\n      shop: $shop\n      properties: $properties\n    ) {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetEntityPaid($id: ID!, $isPaid: Boolean!) {\n    updateEntity(id: $id, isPaid: $isPaid) {\n      id\n      isPaid\n    }\n  }\n"): (typeof documents)["\n  mutation SetEntityPaid($id: ID!, $isPaid: Boolean!) {\n    updateEntity(id: $id, isPaid: $isPaid) {\n      id\n      isPaid\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EntityDuplicate($class: String!, $name: String!, $parentId: ID, $id: ID) {\n    checkEntityDuplicate(class: $class, name: $name, parentId: $parentId, id: $id) {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  query EntityDuplicate($class: String!, $name: String!, $parentId: ID, $id: ID) {\n    checkEntityDuplicate(class: $class, name: $name, parentId: $parentId, id: $id) {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EntityUse($ids: [ID!]!) {\n    canDeleteEntities(ids: $ids) {\n      id\n      canDelete\n      alarmCount\n      openWorkCount\n      childCount\n      reasons\n    }\n  }\n"): (typeof documents)["\n  query EntityUse($ids: [ID!]!) {\n    canDeleteEntities(ids: $ids) {\n      id\n      canDelete\n      alarmCount\n      openWorkCount\n      childCount\n      reasons\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteEntities($ids: [ID!]!) {\n    deleteEntities(ids: $ids) {\n      deleted\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteEntities($ids: [ID!]!) {\n    deleteEntities(ids: $ids) {\n      deleted\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReassignAlarmPoints($entityId: ID!, $toEntityId: ID!) {\n    reassignAlarmPoints(entityId: $entityId, toEntityId: $toEntityId) {\n      taskId\n      affected\n      failures {\n        reason\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ReassignAlarmPoints($entityId: ID!, $toEntityId: ID!) {\n    reassignAlarmPoints(entityId: $entityId, toEntityId: $toEntityId) {\n      taskId\n      affected\n      failures {\n        reason\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefreshSidecarCache($entityClass: String) {\n    refreshSidecarCache(entityClass: $entityClass) {\n      refreshed\n    }\n  }\n"): (typeof documents)["\n  mutation RefreshSidecarCache($entityClass: String) {\n    refreshSidecarCache(entityClass: $entityClass) {\n      refreshed\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EntityActivityOf($entityId: ID!, $offset: Int) {\n    entityActivityAndCount(entityId: $entityId, offset: $offset) {\n      entityActivity {\n        id\n        createdAt\n        userName\n        field\n        prevValue\n        revValue\n      }\n      count\n    }\n  }\n"): (typeof documents)["\n  query EntityActivityOf($entityId: ID!, $offset: Int) {\n    entityActivityAndCount(entityId: $entityId, offset: $offset) {\n      entityActivity {\n        id\n        createdAt\n        userName\n        field\n        prevValue\n        revValue\n      }\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EntityWork($entityId: ID!) {\n    open: entityWorkTickets(entityId: $entityId, state: OPEN) {\n      ...EntityTicket\n    }\n    closed: entityWorkTickets(entityId: $entityId, state: CLOSED) {\n      ...EntityTicket\n    }\n  }\n"): (typeof documents)["\n  query EntityWork($entityId: ID!) {\n    open: entityWorkTickets(entityId: $entityId, state: OPEN) {\n      ...EntityTicket\n    }\n    closed: entityWorkTickets(entityId: $entityId, state: CLOSED) {\n      ...EntityTicket\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EntityTicket on WorkTicket {\n    id\n    displayId\n    objective\n    state\n    createdAt\n    closedAt\n  }\n"): (typeof documents)["\n  fragment EntityTicket on WorkTicket {\n    id\n    displayId\n    objective\n    state\n    createdAt\n    closedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EntityAlarms($criteria: [CriterionInput!], $limit: Int, $after: String) {\n    fastAlarms(criteria: $criteria, limit: $limit, after: $after) {\n      id\n      displayId\n      contextualName\n      text\n      priority\n      state\n      severity\n      latestAlarmTime\n      externalSystem {\n        id\n      }\n      cursor\n    }\n  }\n"): (typeof documents)["\n  query EntityAlarms($criteria: [CriterionInput!], $limit: Int, $after: String) {\n    fastAlarms(criteria: $criteria, limit: $limit, after: $after) {\n      id\n      displayId\n      contextualName\n      text\n      priority\n      state\n      severity\n      latestAlarmTime\n      externalSystem {\n        id\n      }\n      cursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EntityPoints($criteria: [CriterionInput!], $limit: Int) {\n    fastAlarms(criteria: $criteria, limit: $limit) {\n      id\n      point\n    }\n  }\n"): (typeof documents)["\n  query EntityPoints($criteria: [CriterionInput!], $limit: Int) {\n    fastAlarms(criteria: $criteria, limit: $limit) {\n      id\n      point\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SpaceTypeList($offset: Int) {\n    spaceTypes(offset: $offset) {\n      spaceTypes {\n        id\n        name\n        criticality\n        spaceCount\n      }\n      spaceTypeCount\n    }\n  }\n"): (typeof documents)["\n  query SpaceTypeList($offset: Int) {\n    spaceTypes(offset: $offset) {\n      spaceTypes {\n        id\n        name\n        criticality\n        spaceCount\n      }\n      spaceTypeCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateSpaceType($name: String!, $criticality: Int) {\n    createSpaceType(name: $name, criticality: $criticality) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CreateSpaceType($name: String!, $criticality: Int) {\n    createSpaceType(name: $name, criticality: $criticality) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSpaceType($id: ID!, $name: String, $criticality: Int) {\n    updateSpaceType(id: $id, name: $name, criticality: $criticality) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateSpaceType($id: ID!, $name: String, $criticality: Int) {\n    updateSpaceType(id: $id, name: $name, criticality: $criticality) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteSpaceType($id: ID!) {\n    deleteSpaceType(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteSpaceType($id: ID!) {\n    deleteSpaceType(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FoundAssets($searchTerm: String!) {\n    entitiesAndCount(where: { searchTerm: $searchTerm }, limit: 10) {\n      entities {\n        id\n        name\n        class\n        building\n      }\n    }\n  }\n"): (typeof documents)["\n  query FoundAssets($searchTerm: String!) {\n    entitiesAndCount(where: { searchTerm: $searchTerm }, limit: 10) {\n      entities {\n        id\n        name\n        class\n        building\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AssetShops($search: String, $offset: Int) {\n    assetShops(search: $search, offset: $offset) {\n      assetShops {\n        label\n        value\n      }\n      assetShopCount\n    }\n  }\n"): (typeof documents)["\n  query AssetShops($search: String, $offset: Int) {\n    assetShops(search: $search, offset: $offset) {\n      assetShops {\n        label\n        value\n      }\n      assetShopCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CmmsSystems {\n    cmmsSystems {\n      id\n      displayName\n      schema\n      isActive\n    }\n    globalCmmsConfig {\n      saveOnCreateWork\n    }\n  }\n"): (typeof documents)["\n  query CmmsSystems {\n    cmmsSystems {\n      id\n      displayName\n      schema\n      isActive\n    }\n    globalCmmsConfig {\n      saveOnCreateWork\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateGlobalCmmsConfig($saveOnCreateWork: Boolean!) {\n    updateGlobalCmmsConfig(saveOnCreateWork: $saveOnCreateWork) {\n      saveOnCreateWork\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateGlobalCmmsConfig($saveOnCreateWork: Boolean!) {\n    updateGlobalCmmsConfig(saveOnCreateWork: $saveOnCreateWork) {\n      saveOnCreateWork\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CmmsField on ExternalCmmsField {\n    id\n    externalSystemId\n    name\n    title\n    description\n    maxLength\n    dataType\n    defaultValue\n    genericField\n    isCreateWorkField\n    isCreateHiddenWorkField\n    isRequired\n    isVisible\n    isReadOnly\n    displayTemplate\n    isTranslatedByName\n    isTranslatedByValue\n    isAutoSyncValuesEnabled\n    isSyncingDomainValues\n    lastRefreshedAt\n    lastRefreshedBy\n    relatedParentField {\n      id\n      title\n    }\n  }\n"): (typeof documents)["\n  fragment CmmsField on ExternalCmmsField {\n    id\n    externalSystemId\n    name\n    title\n    description\n    maxLength\n    dataType\n    defaultValue\n    genericField\n    isCreateWorkField\n    isCreateHiddenWorkField\n    isRequired\n    isVisible\n    isReadOnly\n    displayTemplate\n    isTranslatedByName\n    isTranslatedByValue\n    isAutoSyncValuesEnabled\n    isSyncingDomainValues\n    lastRefreshedAt\n    lastRefreshedBy\n    relatedParentField {\n      id\n      title\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CmmsFields($where: ExternalCmmsFieldWhere, $orderBy: ExternalCmmsFieldOrder, $limit: Int, $offset: Int) {\n    externalCmmsFieldsAndCount(where: $where, orderBy: $orderBy, limit: $limit, offset: $offset) {\n      externalCmmsFields {\n        ...CmmsField\n      }\n      count\n    }\n  }\n"): (typeof documents)["\n  query CmmsFields($where: ExternalCmmsFieldWhere, $orderBy: ExternalCmmsFieldOrder, $limit: Int, $offset: Int) {\n    externalCmmsFieldsAndCount(where: $where, orderBy: $orderBy, limit: $limit, offset: $offset) {\n      externalCmmsFields {\n        ...CmmsField\n      }\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateCmmsField($input: CreateExternalCmmsFieldInput!) {\n    createExternalCmmsField(input: $input) {\n      ...CmmsField\n    }\n  }\n"): (typeof documents)["\n  mutation CreateCmmsField($input: CreateExternalCmmsFieldInput!) {\n    createExternalCmmsField(input: $input) {\n      ...CmmsField\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCmmsField($id: ID!, $input: ExternalCmmsFieldInput!) {\n    updateExternalCmmsField(id: $id, input: $input) {\n      ...CmmsField\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateCmmsField($id: ID!, $input: ExternalCmmsFieldInput!) {\n    updateExternalCmmsField(id: $id, input: $input) {\n      ...CmmsField\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReorderCmmsFields($fieldIds: [ID!]!, $type: ExternalCmmsFieldOrder!, $externalSystemId: ID!) {\n    reorderExternalCmmsFields(fieldIds: $fieldIds, type: $type, externalSystemId: $externalSystemId) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation ReorderCmmsFields($fieldIds: [ID!]!, $type: ExternalCmmsFieldOrder!, $externalSystemId: ID!) {\n    reorderExternalCmmsFields(fieldIds: $fieldIds, type: $type, externalSystemId: $externalSystemId) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CmmsFieldMaps($externalSystemId: ID!) {\n    externalCmmsFieldMaps(externalSystemId: $externalSystemId) {\n      field {\n        ...CmmsField\n      }\n      mappings {\n        externalId\n        internalId\n        internalFieldType\n        internalFieldName\n      }\n      translationCount\n    }\n    cmmsInternalFields {\n      internalFieldType\n      name\n      label\n    }\n  }\n"): (typeof documents)["\n  query CmmsFieldMaps($externalSystemId: ID!) {\n    externalCmmsFieldMaps(externalSystemId: $externalSystemId) {\n      field {\n        ...CmmsField\n      }\n      mappings {\n        externalId\n        internalId\n        internalFieldType\n        internalFieldName\n      }\n      translationCount\n    }\n    cmmsInternalFields {\n      internalFieldType\n      name\n      label\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateCmmsMapping($externalId: ID!, $internalId: ID!) {\n    createExternalCmmsFieldMapping(externalId: $externalId, internalId: $internalId) {\n      internalId\n    }\n  }\n"): (typeof documents)["\n  mutation CreateCmmsMapping($externalId: ID!, $internalId: ID!) {\n    createExternalCmmsFieldMapping(externalId: $externalId, internalId: $internalId) {\n      internalId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteCmmsMapping($externalId: ID!, $internalId: ID!) {\n    deleteExternalCmmsFieldMapping(externalId: $externalId, internalId: $internalId) {\n      internalId\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteCmmsMapping($externalId: ID!, $internalId: ID!) {\n    deleteExternalCmmsFieldMapping(externalId: $externalId, internalId: $internalId) {\n      internalId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddCmmsParentField($externalCmmsFieldId: ID!, $parentFieldId: ID!) {\n    addExternalCmmsRelatedParentField(externalCmmsFieldId: $externalCmmsFieldId, parentFieldId: $parentFieldId) {\n      ...CmmsField\n    }\n  }\n"): (typeof documents)["\n  mutation AddCmmsParentField($externalCmmsFieldId: ID!, $parentFieldId: ID!) {\n    addExternalCmmsRelatedParentField(externalCmmsFieldId: $externalCmmsFieldId, parentFieldId: $parentFieldId) {\n      ...CmmsField\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveCmmsParentField($externalCmmsFieldId: ID!) {\n    removeExternalCmmsRelatedParentField(externalCmmsFieldId: $externalCmmsFieldId) {\n      ...CmmsField\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveCmmsParentField($externalCmmsFieldId: ID!) {\n    removeExternalCmmsRelatedParentField(externalCmmsFieldId: $externalCmmsFieldId) {\n      ...CmmsField\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CmmsPulls($externalSystemId: ID!) {\n    cmmsPulls(externalSystemId: $externalSystemId) {\n      id\n      kind\n      fieldIds\n      status\n      error\n      added\n      changed\n      removed\n      isPreview\n      fields {\n        name\n        title\n        dataType\n        isRequired\n        change\n      }\n      createdAt\n      finishedAt\n    }\n  }\n"): (typeof documents)["\n  query CmmsPulls($externalSystemId: ID!) {\n    cmmsPulls(externalSystemId: $externalSystemId) {\n      id\n      kind\n      fieldIds\n      status\n      error\n      added\n      changed\n      removed\n      isPreview\n      fields {\n        name\n        title\n        dataType\n        isRequired\n        change\n      }\n      createdAt\n      finishedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PullCmmsFields($externalSystemId: ID!, $isPreview: Boolean, $names: [String!]) {\n    pullExternalCmmsFields(externalSystemId: $externalSystemId, isPreview: $isPreview, names: $names) {\n      id\n    }\n  }\n"): (typeof documents)["\n  query PullCmmsFields($externalSystemId: ID!, $isPreview: Boolean, $names: [String!]) {\n    pullExternalCmmsFields(externalSystemId: $externalSystemId, isPreview: $isPreview, names: $names) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PullCmmsDomainValues($fieldIds: [ID!]!) {\n    pullExternalCmmsDomainValues(fieldIds: $fieldIds) {\n      id\n    }\n  }\n"): (typeof documents)["\n  query PullCmmsDomainValues($fieldIds: [ID!]!) {\n    pullExternalCmmsDomainValues(fieldIds: $fieldIds) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateCmmsValue($externalCmmsFieldId: ID!, $input: ExternalCmmsDomainValueInput!) {\n    createExternalCmmsDomainValue(externalCmmsFieldId: $externalCmmsFieldId, input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CreateCmmsValue($externalCmmsFieldId: ID!, $input: ExternalCmmsDomainValueInput!) {\n    createExternalCmmsDomainValue(externalCmmsFieldId: $externalCmmsFieldId, input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCmmsValue($id: ID!, $input: ExternalCmmsDomainValueInput!) {\n    updateExternalCmmsDomainValue(id: $id, input: $input) {\n      id\n      name\n      value\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateCmmsValue($id: ID!, $input: ExternalCmmsDomainValueInput!) {\n    updateExternalCmmsDomainValue(id: $id, input: $input) {\n      id\n      name\n      value\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteCmmsValues($ids: [ID!]!) {\n    deleteExternalCmmsDomainValues(ids: $ids) {\n      id\n      isDeleted\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteCmmsValues($ids: [ID!]!) {\n    deleteExternalCmmsDomainValues(ids: $ids) {\n      id\n      isDeleted\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CmmsTranslations($where: ExternalCmmsValueTranslationWhere!, $offset: Int) {\n    externalCmmsValueTranslationsAndCount(where: $where, offset: $offset) {\n      externalCmmsValueTranslations {\n        id\n        externalValue\n        internalValue\n        internalValueSource\n        translationDirection\n      }\n      count\n    }\n  }\n"): (typeof documents)["\n  query CmmsTranslations($where: ExternalCmmsValueTranslationWhere!, $offset: Int) {\n    externalCmmsValueTranslationsAndCount(where: $where, offset: $offset) {\n      externalCmmsValueTranslations {\n        id\n        externalValue\n        internalValue\n        internalValueSource\n        translationDirection\n      }\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateCmmsTranslation($externalFieldId: ID!, $input: ExternalCmmsValueTranslationInput!) {\n    createExternalCmmsValueTranslation(externalFieldId: $externalFieldId, input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CreateCmmsTranslation($externalFieldId: ID!, $input: ExternalCmmsValueTranslationInput!) {\n    createExternalCmmsValueTranslation(externalFieldId: $externalFieldId, input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCmmsTranslation($id: ID!, $input: ExternalCmmsValueTranslationInput!) {\n    updateExternalCmmsValueTranslation(id: $id, input: $input) {\n      id\n      externalValue\n      internalValue\n      internalValueSource\n      translationDirection\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateCmmsTranslation($id: ID!, $input: ExternalCmmsValueTranslationInput!) {\n    updateExternalCmmsValueTranslation(id: $id, input: $input) {\n      id\n      externalValue\n      internalValue\n      internalValueSource\n      translationDirection\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteCmmsTranslations($ids: [ID!]!) {\n    deleteExternalCmmsValueTranslations(ids: $ids) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteCmmsTranslations($ids: [ID!]!) {\n    deleteExternalCmmsValueTranslations(ids: $ids) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AlarmPoints($search: String, $offset: Int) {\n    alarmPoints(search: $search, offset: $offset) {\n      points\n      count\n    }\n  }\n"): (typeof documents)["\n  query AlarmPoints($search: String, $offset: Int) {\n    alarmPoints(search: $search, offset: $offset) {\n      points\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AssetOptions(\n    $search: String\n    $offset: Int\n    $level: AssetLevel\n    $ids: [ID!]\n    $values: AssetOptionValues\n  ) {\n    assets(search: $search, offset: $offset, level: $level, ids: $ids, values: $values) {\n      assets {\n        label\n        value\n      }\n      assetCount\n    }\n  }\n"): (typeof documents)["\n  query AssetOptions(\n    $search: String\n    $offset: Int\n    $level: AssetLevel\n    $ids: [ID!]\n    $values: AssetOptionValues\n  ) {\n    assets(search: $search, offset: $offset, level: $level, ids: $ids, values: $values) {\n      assets {\n        label\n        value\n      }\n      assetCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SpaceTypeOptions($search: String, $offset: Int) {\n    spaceTypes(search: $search, offset: $offset) {\n      spaceTypes {\n        id\n        name\n      }\n      spaceTypeCount\n    }\n  }\n"): (typeof documents)["\n  query SpaceTypeOptions($search: String, $offset: Int) {\n    spaceTypes(search: $search, offset: $offset) {\n      spaceTypes {\n        id\n        name\n      }\n      spaceTypeCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LensCount($where: AlarmWhere) {\n    matches: alarmsAndCount(where: $where, limit: 1) {\n      count\n    }\n  }\n"): (typeof documents)["\n  query LensCount($where: AlarmWhere) {\n    matches: alarmsAndCount(where: $where, limit: 1) {\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AssetCount($where: EntityWhere) {\n    matches: entitiesAndCount(where: $where, limit: 1) {\n      count\n    }\n  }\n"): (typeof documents)["\n  query AssetCount($where: EntityWhere) {\n    matches: entitiesAndCount(where: $where, limit: 1) {\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WorkCount($criterion: WorkCriterion, $searchTerm: String) {\n    matches: workTicketsAndCount(criterion: $criterion, searchTerm: $searchTerm, limit: 1) {\n      count\n    }\n  }\n"): (typeof documents)["\n  query WorkCount($criterion: WorkCriterion, $searchTerm: String) {\n    matches: workTicketsAndCount(criterion: $criterion, searchTerm: $searchTerm, limit: 1) {\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EntityClassOptions($search: String, $offset: Int) {\n    entityClasses(search: $search, offset: $offset) {\n      entityClasses {\n        id\n        name\n      }\n      entityClassCount\n    }\n  }\n"): (typeof documents)["\n  query EntityClassOptions($search: String, $offset: Int) {\n    entityClasses(search: $search, offset: $offset) {\n      entityClasses {\n        id\n        name\n      }\n      entityClassCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TicketNumbers($number: String, $offset: Int) {\n    workTicketIds(number: $number, offset: $offset) {\n      items {\n        displayId\n      }\n      count\n    }\n  }\n"): (typeof documents)["\n  query TicketNumbers($number: String, $offset: Int) {\n    workTicketIds(number: $number, offset: $offset) {\n      items {\n        displayId\n      }\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AlarmNumbers($search: String!, $offset: Int) {\n    searchAlarmsById(search: $search, offset: $offset) {\n      alarms {\n        id\n        displayId\n        contextualName\n      }\n      count\n    }\n  }\n"): (typeof documents)["\n  query AlarmNumbers($search: String!, $offset: Int) {\n    searchAlarmsById(search: $search, offset: $offset) {\n      alarms {\n        id\n        displayId\n        contextualName\n      }\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AssetLabelOptions($search: String, $offset: Int) {\n    assetProperties(search: $search, offset: $offset) {\n      assetProperties {\n        label\n        value\n      }\n      assetPropertyCount\n    }\n  }\n"): (typeof documents)["\n  query AssetLabelOptions($search: String, $offset: Int) {\n    assetProperties(search: $search, offset: $offset) {\n      assetProperties {\n        label\n        value\n      }\n      assetPropertyCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AlarmStatuses {\n    alarmStatuses {\n      name\n      isCustom\n    }\n  }\n"): (typeof documents)["\n  query AlarmStatuses {\n    alarmStatuses {\n      name\n      isCustom\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReportExportFields on ReportExport {\n    id\n    exportType\n    format\n    list\n    input\n    status\n    rowCount\n    fileSize\n    error\n    fileName\n    createdAt\n    asOf\n    completedAt\n    expiresAt\n  }\n"): (typeof documents)["\n  fragment ReportExportFields on ReportExport {\n    id\n    exportType\n    format\n    list\n    input\n    status\n    rowCount\n    fileSize\n    error\n    fileName\n    createdAt\n    asOf\n    completedAt\n    expiresAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportExports($limit: Int!) {\n    reportExports(limit: $limit) {\n      count\n      rows {\n        ...ReportExportFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReportExports($limit: Int!) {\n    reportExports(limit: $limit) {\n      count\n      rows {\n        ...ReportExportFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportUrl($exportId: ID!) {\n    reportUrl(exportId: $exportId)\n  }\n"): (typeof documents)["\n  query ReportUrl($exportId: ID!) {\n    reportUrl(exportId: $exportId)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestExport($input: RequestExportInput!) {\n    requestExport(input: $input) {\n      count\n      export {\n        ...ReportExportFields\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RequestExport($input: RequestExportInput!) {\n    requestExport(input: $input) {\n      count\n      export {\n        ...ReportExportFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendFeedback($text: String!, $version: String) {\n    sendFeedback(text: $text, version: $version) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation SendFeedback($text: String!, $version: String) {\n    sendFeedback(text: $text, version: $version) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SentFeedback {\n    feedback {\n      id\n      text\n      createdAt\n    }\n  }\n"): (typeof documents)["\n  query SentFeedback {\n    feedback {\n      id\n      text\n      createdAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FeedFields on Feed {\n    id\n    displayName\n    customerId\n    customerName\n    health {\n      state\n      label\n    }\n    issues {\n      issueType\n      count\n      message\n      alertedAt\n      isDismissed\n    }\n    since\n    lastContactAt\n    deadLetters\n    oldestDeadLetterAt\n    jobs\n    lagSeconds\n    pump {\n      undelivered\n      lagSeconds\n      reportedAt\n    }\n    tries {\n      kind\n      status\n      response\n      by\n      at\n    }\n  }\n"): (typeof documents)["\n  fragment FeedFields on Feed {\n    id\n    displayName\n    customerId\n    customerName\n    health {\n      state\n      label\n    }\n    issues {\n      issueType\n      count\n      message\n      alertedAt\n      isDismissed\n    }\n    since\n    lastContactAt\n    deadLetters\n    oldestDeadLetterAt\n    jobs\n    lagSeconds\n    pump {\n      undelivered\n      lagSeconds\n      reportedAt\n    }\n    tries {\n      kind\n      status\n      response\n      by\n      at\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Feeds($where: FeedWhere!, $limit: Int!, $offset: Int!) {\n    feedsAndCounts(where: $where, limit: $limit, offset: $offset) {\n      feeds {\n        ...FeedFields\n      }\n      counts {\n        feeds\n        troubled\n        customers\n        troubledCustomers\n      }\n    }\n  }\n"): (typeof documents)["\n  query Feeds($where: FeedWhere!, $limit: Int!, $offset: Int!) {\n    feedsAndCounts(where: $where, limit: $limit, offset: $offset) {\n      feeds {\n        ...FeedFields\n      }\n      counts {\n        feeds\n        troubled\n        customers\n        troubledCustomers\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CmmsFieldOptions(\n    $externalCmmsFieldId: ID!\n    $search: String\n    $externalDetails: JSON\n    $useValueSort: Boolean\n    $offset: Int\n  ) {\n    externalCmmsFieldOptions(\n      externalCmmsFieldId: $externalCmmsFieldId\n      search: $search\n      externalDetails: $externalDetails\n      useValueSort: $useValueSort\n      offset: $offset\n    ) {\n      options {\n        value\n        label\n      }\n      count\n    }\n  }\n"): (typeof documents)["\n  query CmmsFieldOptions(\n    $externalCmmsFieldId: ID!\n    $search: String\n    $externalDetails: JSON\n    $useValueSort: Boolean\n    $offset: Int\n  ) {\n    externalCmmsFieldOptions(\n      externalCmmsFieldId: $externalCmmsFieldId\n      search: $search\n      externalDetails: $externalDetails\n      useValueSort: $useValueSort\n      offset: $offset\n    ) {\n      options {\n        value\n        label\n      }\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CmmsAssignees($externalSystemId: ID, $search: String, $offset: Int) {\n    cmmsAssignee(externalSystemId: $externalSystemId, search: $search, offset: $offset) {\n      fieldId\n      value\n      label\n    }\n    cmmsAssigneeCount(externalSystemId: $externalSystemId, search: $search)\n  }\n"): (typeof documents)["\n  query CmmsAssignees($externalSystemId: ID, $search: String, $offset: Int) {\n    cmmsAssignee(externalSystemId: $externalSystemId, search: $search, offset: $offset) {\n      fieldId\n      value\n      label\n    }\n    cmmsAssigneeCount(externalSystemId: $externalSystemId, search: $search)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CmmsFormValues($externalSystemId: ID!, $alarmIds: [ID!], $externalDetails: JSON) {\n    translateInternalToExternalCmmsValues(\n      externalSystemId: $externalSystemId\n      alarmIds: $alarmIds\n      externalDetails: $externalDetails\n    ) {\n      field {\n        ...CmmsField\n      }\n      value\n      label\n      source\n      sourceName\n      problem\n    }\n  }\n"): (typeof documents)["\n  query CmmsFormValues($externalSystemId: ID!, $alarmIds: [ID!], $externalDetails: JSON) {\n    translateInternalToExternalCmmsValues(\n      externalSystemId: $externalSystemId\n      alarmIds: $alarmIds\n      externalDetails: $externalDetails\n    ) {\n      field {\n        ...CmmsField\n      }\n      value\n      label\n      source\n      sourceName\n      problem\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CmmsConfigOf($alarmId: ID, $entityId: ID) {\n    cmmsConfig(alarmId: $alarmId, entityId: $entityId) {\n      externalSystem {\n        id\n        displayName\n      }\n      status\n      fields {\n        field {\n          ...CmmsField\n        }\n        value\n        label\n        source\n        sourceName\n        problem\n        own\n      }\n    }\n  }\n"): (typeof documents)["\n  query CmmsConfigOf($alarmId: ID, $entityId: ID) {\n    cmmsConfig(alarmId: $alarmId, entityId: $entityId) {\n      externalSystem {\n        id\n        displayName\n      }\n      status\n      fields {\n        field {\n          ...CmmsField\n        }\n        value\n        label\n        source\n        sourceName\n        problem\n        own\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCmmsConfig($alarmId: ID, $entityId: ID, $externalSystemId: ID!, $cmmsConfig: JSON!) {\n    updateCmmsConfig(\n      alarmId: $alarmId\n      entityId: $entityId\n      externalSystemId: $externalSystemId\n      cmmsConfig: $cmmsConfig\n    ) {\n      status\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateCmmsConfig($alarmId: ID, $entityId: ID, $externalSystemId: ID!, $cmmsConfig: JSON!) {\n    updateCmmsConfig(\n      alarmId: $alarmId\n      entityId: $entityId\n      externalSystemId: $externalSystemId\n      cmmsConfig: $cmmsConfig\n    ) {\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetrySync($id: ID!) {\n    retryWorkTicketCmmsSync(id: $id) {\n      ...WorkTile\n      verbs\n    }\n  }\n"): (typeof documents)["\n  mutation RetrySync($id: ID!) {\n    retryWorkTicketCmmsSync(id: $id) {\n      ...WorkTile\n      verbs\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DismissSync($id: ID!) {\n    dismissWorkTicketCmmsSyncFailure(id: $id) {\n      ...WorkTile\n      verbs\n    }\n  }\n"): (typeof documents)["\n  mutation DismissSync($id: ID!) {\n    dismissWorkTicketCmmsSyncFailure(id: $id) {\n      ...WorkTile\n      verbs\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CmmsValues($where: ExternalCmmsDomainValueWhere!, $offset: Int) {\n    externalCmmsDomainValuesAndCount(where: $where, offset: $offset) {\n      externalCmmsDomainValues {\n        id\n        name\n        value\n        externalId\n        parentExternalId\n        isManuallyAdded\n        modifiedAt\n      }\n      count\n    }\n  }\n"): (typeof documents)["\n  query CmmsValues($where: ExternalCmmsDomainValueWhere!, $offset: Int) {\n    externalCmmsDomainValuesAndCount(where: $where, offset: $offset) {\n      externalCmmsDomainValues {\n        id\n        name\n        value\n        externalId\n        parentExternalId\n        isManuallyAdded\n        modifiedAt\n      }\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchEntities($type: EntitySearchType!, $parentId: ID, $searchTerm: String, $offset: Int) {\n    searchEntities(type: $type, parentId: $parentId, searchTerm: $searchTerm, offset: $offset) {\n      searchEntities {\n        id\n        name\n        count\n        building\n        class\n      }\n      searchEntityCount\n    }\n  }\n"): (typeof documents)["\n  query SearchEntities($type: EntitySearchType!, $parentId: ID, $searchTerm: String, $offset: Int) {\n    searchEntities(type: $type, parentId: $parentId, searchTerm: $searchTerm, offset: $offset) {\n      searchEntities {\n        id\n        name\n        count\n        building\n        class\n      }\n      searchEntityCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchEntityCounts($searchTerm: String) {\n    space: searchEntityCount(type: Space, searchTerm: $searchTerm)\n    asset: searchEntityCount(type: Asset, searchTerm: $searchTerm)\n  }\n"): (typeof documents)["\n  query SearchEntityCounts($searchTerm: String) {\n    space: searchEntityCount(type: Space, searchTerm: $searchTerm)\n    asset: searchEntityCount(type: Asset, searchTerm: $searchTerm)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Assignees($nameLike: String) {\n    usersByTeamIds(nameLike: $nameLike) {\n      id\n      displayName\n      teams {\n        teamId\n        teamName\n        role\n      }\n    }\n  }\n"): (typeof documents)["\n  query Assignees($nameLike: String) {\n    usersByTeamIds(nameLike: $nameLike) {\n      id\n      displayName\n      teams {\n        teamId\n        teamName\n        role\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssignRoles($userIds: [ID!]!, $role: AuthRole!, $customRoleId: ID) {\n    assignRoles(userIds: $userIds, role: $role, customRoleId: $customRoleId) {\n      userId\n      role\n      customRoleId\n    }\n  }\n"): (typeof documents)["\n  mutation AssignRoles($userIds: [ID!]!, $role: AuthRole!, $customRoleId: ID) {\n    assignRoles(userIds: $userIds, role: $role, customRoleId: $customRoleId) {\n      userId\n      role\n      customRoleId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TeamFields on Team {\n    id\n    name\n    alarmFilters {\n      field\n      name\n      isExclusion\n      values\n    }\n  }\n"): (typeof documents)["\n  fragment TeamFields on Team {\n    id\n    name\n    alarmFilters {\n      field\n      name\n      isExclusion\n      values\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Teams {\n    teams {\n      ...TeamFields\n    }\n  }\n"): (typeof documents)["\n  query Teams {\n    teams {\n      ...TeamFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AlarmEntities($type: AlarmEntityType!, $parentId: ID, $isTop: Boolean, $search: String, $offset: Int) {\n    alarmEntitiesByType(type: $type, parentId: $parentId, isTop: $isTop, search: $search, offset: $offset) {\n      alarmEntities {\n        id\n        name\n        class\n        hasChildren\n      }\n      count\n    }\n  }\n"): (typeof documents)["\n  query AlarmEntities($type: AlarmEntityType!, $parentId: ID, $isTop: Boolean, $search: String, $offset: Int) {\n    alarmEntitiesByType(type: $type, parentId: $parentId, isTop: $isTop, search: $search, offset: $offset) {\n      alarmEntities {\n        id\n        name\n        class\n        hasChildren\n      }\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAlarmPointEntity($ids: [ID!], $expectedVersions: [Int!], $pointEntityId: ID) {\n    result: updateAlarmPointEntity(ids: $ids, expectedVersions: $expectedVersions, pointEntityId: $pointEntityId) {\n      ...BulkOutcome\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateAlarmPointEntity($ids: [ID!], $expectedVersions: [Int!], $pointEntityId: ID) {\n    result: updateAlarmPointEntity(ids: $ids, expectedVersions: $expectedVersions, pointEntityId: $pointEntityId) {\n      ...BulkOutcome\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PropertyDefinitionFields on AlarmPropertyDefinition {\n    name\n    label\n    order\n    isVisible\n    isMulti\n    isEditable\n    hasLocations\n  }\n"): (typeof documents)["\n  fragment PropertyDefinitionFields on AlarmPropertyDefinition {\n    name\n    label\n    order\n    isVisible\n    isMulti\n    isEditable\n    hasLocations\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AlarmConfig {\n    alarmConfig {\n      definitions {\n        ...PropertyDefinitionFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query AlarmConfig {\n    alarmConfig {\n      definitions {\n        ...PropertyDefinitionFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AlarmPropertyOptions($property: String!, $value: String, $offset: Int) {\n    alarmPropertyAutocomplete(property: $property, value: $value, offset: $offset) {\n      items {\n        value\n        name\n      }\n      count\n    }\n  }\n"): (typeof documents)["\n  query AlarmPropertyOptions($property: String!, $value: String, $offset: Int) {\n    alarmPropertyAutocomplete(property: $property, value: $value, offset: $offset) {\n      items {\n        value\n        name\n      }\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAlarmDetails($ids: [ID!], $expectedVersions: [Int!], $properties: [AlarmPropertyInput!]!) {\n    result: updateAlarmDetails(ids: $ids, expectedVersions: $expectedVersions, properties: $properties) {\n      ...BulkOutcome\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateAlarmDetails($ids: [ID!], $expectedVersions: [Int!], $properties: [AlarmPropertyInput!]!) {\n    result: updateAlarmDetails(ids: $ids, expectedVersions: $expectedVersions, properties: $properties) {\n      ...BulkOutcome\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SystemState on SourceSystem {\n    id\n    name\n    displayName\n    isActive\n    lastContactAt\n    health {\n      state\n      label\n      lostSince\n    }\n  }\n"): (typeof documents)["\n  fragment SystemState on SourceSystem {\n    id\n    name\n    displayName\n    isActive\n    lastContactAt\n    health {\n      state\n      label\n      lostSince\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SourceSystems {\n    sourceSystems {\n      ...SystemState\n    }\n  }\n"): (typeof documents)["\n  query SourceSystems {\n    sourceSystems {\n      ...SystemState\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SystemStates($withMaintenance: Boolean!) {\n    sourceSystems {\n      ...SystemState\n    }\n    maintenanceSystems @include(if: $withMaintenance) {\n      ...SystemState\n    }\n  }\n"): (typeof documents)["\n  query SystemStates($withMaintenance: Boolean!) {\n    sourceSystems {\n      ...SystemState\n    }\n    maintenanceSystems @include(if: $withMaintenance) {\n      ...SystemState\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WorkSystems {\n    workSystems {\n      id\n      displayName\n    }\n  }\n"): (typeof documents)["\n  query WorkSystems {\n    workSystems {\n      id\n      displayName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Holidays {\n    holidays {\n      id\n      date\n      name\n      isYearly\n    }\n  }\n"): (typeof documents)["\n  query Holidays {\n    holidays {\n      id\n      date\n      name\n      isYearly\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateHoliday($input: HolidayInput!) {\n    createHoliday(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CreateHoliday($input: HolidayInput!) {\n    createHoliday(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteHoliday($id: ID!) {\n    deleteHoliday(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteHoliday($id: ID!) {\n    deleteHoliday(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment IncidentCard on Incident {\n    id\n    count\n    activeCount\n    highestPriority\n    causeAsset\n    explanation\n    startedAt\n    endedAt\n    assetCount\n    isByHand\n    ticketId\n  }\n"): (typeof documents)["\n  fragment IncidentCard on Incident {\n    id\n    count\n    activeCount\n    highestPriority\n    causeAsset\n    explanation\n    startedAt\n    endedAt\n    assetCount\n    isByHand\n    ticketId\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment IncidentAlarm on Alarm {\n    id\n    displayId\n    contextualName\n    text\n    priority\n    state\n    status\n    latestAlarmTime\n    latestEndTime\n    externalSystem {\n      id\n    }\n  }\n"): (typeof documents)["\n  fragment IncidentAlarm on Alarm {\n    id\n    displayId\n    contextualName\n    text\n    priority\n    state\n    status\n    latestAlarmTime\n    latestEndTime\n    externalSystem {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query IncidentOfAlarm($ids: [ID!]!, $limit: Int!) {\n    fastAlarms(where: { ids: $ids }) {\n      id\n      incident {\n        ...IncidentCard\n        alarms(limit: $limit) {\n          ...IncidentAlarm\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query IncidentOfAlarm($ids: [ID!]!, $limit: Int!) {\n    fastAlarms(where: { ids: $ids }) {\n      id\n      incident {\n        ...IncidentCard\n        alarms(limit: $limit) {\n          ...IncidentAlarm\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query IncidentAlarms($id: ID!, $limit: Int!, $offset: Int!) {\n    incident(id: $id) {\n      id\n      alarms(limit: $limit, offset: $offset) {\n        ...IncidentAlarm\n      }\n    }\n  }\n"): (typeof documents)["\n  query IncidentAlarms($id: ID!, $limit: Int!, $offset: Int!) {\n    incident(id: $id) {\n      id\n      alarms(limit: $limit, offset: $offset) {\n        ...IncidentAlarm\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ActiveIncidents($limit: Int!, $offset: Int) {\n    incidents(isActive: true, limit: $limit, offset: $offset) {\n      ...IncidentCard\n      causeAlarm {\n        id\n        displayId\n        externalSystem {\n          id\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ActiveIncidents($limit: Int!, $offset: Int) {\n    incidents(isActive: true, limit: $limit, offset: $offset) {\n      ...IncidentCard\n      causeAlarm {\n        id\n        displayId\n        externalSystem {\n          id\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RelatedAlarms($ticketId: ID!, $limit: Int!, $offset: Int) {\n    relatedAlarms(ticketId: $ticketId, limit: $limit, offset: $offset) {\n      count\n      alarms {\n        ...IncidentAlarm\n      }\n    }\n  }\n"): (typeof documents)["\n  query RelatedAlarms($ticketId: ID!, $limit: Int!, $offset: Int) {\n    relatedAlarms(ticketId: $ticketId, limit: $limit, offset: $offset) {\n      count\n      alarms {\n        ...IncidentAlarm\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query IncidentMeasure {\n    incidentMeasure {\n      intake {\n        alarms\n        rows\n        incidents\n      }\n      active {\n        alarms\n        rows\n        incidents\n      }\n    }\n  }\n"): (typeof documents)["\n  query IncidentMeasure {\n    incidentMeasure {\n      intake {\n        alarms\n        rows\n        incidents\n      }\n      active {\n        alarms\n        rows\n        incidents\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query IncidentTrial {\n    incidentTrial {\n      rowsBefore\n      rowsAfter\n      incidents\n      largest\n      isCut\n    }\n  }\n"): (typeof documents)["\n  query IncidentTrial {\n    incidentTrial {\n      rowsBefore\n      rowsAfter\n      incidents\n      largest\n      isCut\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SplitFromIncident($id: ID!, $alarmIds: [ID!]!) {\n    splitFromIncident(id: $id, alarmIds: $alarmIds) {\n      incident {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SplitFromIncident($id: ID!, $alarmIds: [ID!]!) {\n    splitFromIncident(id: $id, alarmIds: $alarmIds) {\n      incident {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MergeIncidents($id: ID!, $others: [ID!]!) {\n    mergeIncidents(id: $id, others: $others) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation MergeIncidents($id: ID!, $others: [ID!]!) {\n    mergeIncidents(id: $id, others: $others) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateTicketOfIncident($id: ID!, $isDuplicateAccepted: Boolean) {\n    createTicketOfIncident(id: $id, isDuplicateAccepted: $isDuplicateAccepted) {\n      workTicket {\n        id\n        displayId\n        state\n      }\n      openTickets {\n        id\n        displayId\n      }\n      relatedCount\n    }\n  }\n"): (typeof documents)["\n  mutation CreateTicketOfIncident($id: ID!, $isDuplicateAccepted: Boolean) {\n    createTicketOfIncident(id: $id, isDuplicateAccepted: $isDuplicateAccepted) {\n      workTicket {\n        id\n        displayId\n        state\n      }\n      openTickets {\n        id\n        displayId\n      }\n      relatedCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query IntegrationNames($direction: ExternalSystemDirection, $limit: Int!, $offset: Int!) {\n    externalSystemsAndCount(where: { direction: $direction }, limit: $limit, offset: $offset) {\n      externalSystems {\n        id\n        displayName\n      }\n      count\n    }\n  }\n"): (typeof documents)["\n  query IntegrationNames($direction: ExternalSystemDirection, $limit: Int!, $offset: Int!) {\n    externalSystemsAndCount(where: { direction: $direction }, limit: $limit, offset: $offset) {\n      externalSystems {\n        id\n        displayName\n      }\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CommandFields on ExternalSystemCommand {\n    id\n    status\n    commandType\n    command {\n      from\n      to\n    }\n    response\n    isForPump\n    before\n    progress {\n      items\n      total\n      share\n      at\n    }\n    isRetryable\n    isDeletable\n    createdBy\n    createdAt\n    startedAt\n    run {\n      id\n      status\n      counts {\n        total\n        payloads\n        events\n      }\n      updatedAt\n    }\n  }\n"): (typeof documents)["\n  fragment CommandFields on ExternalSystemCommand {\n    id\n    status\n    commandType\n    command {\n      from\n      to\n    }\n    response\n    isForPump\n    before\n    progress {\n      items\n      total\n      share\n      at\n    }\n    isRetryable\n    isDeletable\n    createdBy\n    createdAt\n    startedAt\n    run {\n      id\n      status\n      counts {\n        total\n        payloads\n        events\n      }\n      updatedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Commands($externalSystemId: ID!, $limit: Int!) {\n    getExternalSystemCommands(externalSystemId: $externalSystemId, limit: $limit) {\n      externalSystemCommands {\n        ...CommandFields\n      }\n      count\n    }\n  }\n"): (typeof documents)["\n  query Commands($externalSystemId: ID!, $limit: Int!) {\n    getExternalSystemCommands(externalSystemId: $externalSystemId, limit: $limit) {\n      externalSystemCommands {\n        ...CommandFields\n      }\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CommandedIntegration($id: ID!) {\n    externalSystemsAndCount(where: { ids: [$id] }) {\n      externalSystems {\n        id\n        direction\n        connectionType\n        listsFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query CommandedIntegration($id: ID!) {\n    externalSystemsAndCount(where: { ids: [$id] }) {\n      externalSystems {\n        id\n        direction\n        connectionType\n        listsFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReplayAlarms($externalSystemId: ID!, $replayStartAt: DateTime, $replayEndAt: DateTime) {\n    replayAlarms(externalSystemId: $externalSystemId, replayStartAt: $replayStartAt, replayEndAt: $replayEndAt) {\n      ...CommandFields\n    }\n  }\n"): (typeof documents)["\n  mutation ReplayAlarms($externalSystemId: ID!, $replayStartAt: DateTime, $replayEndAt: DateTime) {\n    replayAlarms(externalSystemId: $externalSystemId, replayStartAt: $replayStartAt, replayEndAt: $replayEndAt) {\n      ...CommandFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InitiateExternalSystemConfigCommand($externalSystemId: ID!) {\n    initiateExternalSystemConfigCommand(externalSystemId: $externalSystemId) {\n      ...CommandFields\n    }\n  }\n"): (typeof documents)["\n  mutation InitiateExternalSystemConfigCommand($externalSystemId: ID!) {\n    initiateExternalSystemConfigCommand(externalSystemId: $externalSystemId) {\n      ...CommandFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GetAssets($externalSystemId: ID!) {\n    initiateExternalSystemGetAssetsCommand(externalSystemId: $externalSystemId) {\n      ...CommandFields\n    }\n  }\n"): (typeof documents)["\n  mutation GetAssets($externalSystemId: ID!) {\n    initiateExternalSystemGetAssetsCommand(externalSystemId: $externalSystemId) {\n      ...CommandFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GetFromSystem($externalSystemId: ID!, $commandType: ExternalSystemGetType!) {\n    initiateExternalSystemGetCommand(externalSystemId: $externalSystemId, commandType: $commandType) {\n      ...CommandFields\n    }\n  }\n"): (typeof documents)["\n  mutation GetFromSystem($externalSystemId: ID!, $commandType: ExternalSystemGetType!) {\n    initiateExternalSystemGetCommand(externalSystemId: $externalSystemId, commandType: $commandType) {\n      ...CommandFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SyncExternalSystem($externalSystemId: ID!, $startAt: DateTime!, $endAt: DateTime) {\n    initiateExternalSystemSync(externalSystemId: $externalSystemId, startAt: $startAt, endAt: $endAt) {\n      ...CommandFields\n    }\n  }\n"): (typeof documents)["\n  mutation SyncExternalSystem($externalSystemId: ID!, $startAt: DateTime!, $endAt: DateTime) {\n    initiateExternalSystemSync(externalSystemId: $externalSystemId, startAt: $startAt, endAt: $endAt) {\n      ...CommandFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetryCommand($id: ID!) {\n    retryExternalSystemCommand(id: $id) {\n      ...CommandFields\n    }\n  }\n"): (typeof documents)["\n  mutation RetryCommand($id: ID!) {\n    retryExternalSystemCommand(id: $id) {\n      ...CommandFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteCommand($id: ID!) {\n    deleteExternalSystemCommand(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteCommand($id: ID!) {\n    deleteExternalSystemCommand(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeadLetterFields on DeadLetter {\n    id\n    externalSystemId\n    kind\n    reason\n    step\n    normaliser\n    payload\n    receivedAt\n    isSendable\n  }\n"): (typeof documents)["\n  fragment DeadLetterFields on DeadLetter {\n    id\n    externalSystemId\n    kind\n    reason\n    step\n    normaliser\n    payload\n    receivedAt\n    isSendable\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeadLetters($where: DeadLetterWhere, $ofAnyKind: DeadLetterWhere, $limit: Int!, $offset: Int!) {\n    deadLettersAndCount(where: $where, limit: $limit, offset: $offset) {\n      deadLetters {\n        ...DeadLetterFields\n      }\n      count\n    }\n    ofAnyKind: deadLettersAndCount(where: $ofAnyKind) {\n      counts {\n        externalSystemId\n        kind\n        count\n      }\n    }\n  }\n"): (typeof documents)["\n  query DeadLetters($where: DeadLetterWhere, $ofAnyKind: DeadLetterWhere, $limit: Int!, $offset: Int!) {\n    deadLettersAndCount(where: $where, limit: $limit, offset: $offset) {\n      deadLetters {\n        ...DeadLetterFields\n      }\n      count\n    }\n    ofAnyKind: deadLettersAndCount(where: $ofAnyKind) {\n      counts {\n        externalSystemId\n        kind\n        count\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeadLetterKeys($where: DeadLetterWhere, $limit: Int!, $offset: Int!) {\n    deadLettersAndCount(where: $where, limit: $limit, offset: $offset) {\n      deadLetters {\n        id\n        externalSystemId\n        isSendable\n      }\n    }\n  }\n"): (typeof documents)["\n  query DeadLetterKeys($where: DeadLetterWhere, $limit: Int!, $offset: Int!) {\n    deadLettersAndCount(where: $where, limit: $limit, offset: $offset) {\n      deadLetters {\n        id\n        externalSystemId\n        isSendable\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendDeadLettersAgain($externalSystemId: ID!, $ids: [ID!]!, $payload: String) {\n    sendDeadLettersAgain(externalSystemId: $externalSystemId, ids: $ids, payload: $payload) {\n      resolved: settled\n    }\n  }\n"): (typeof documents)["\n  mutation SendDeadLettersAgain($externalSystemId: ID!, $ids: [ID!]!, $payload: String) {\n    sendDeadLettersAgain(externalSystemId: $externalSystemId, ids: $ids, payload: $payload) {\n      resolved: settled\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DismissDeadLetters($externalSystemId: ID!, $ids: [ID!]!) {\n    dismissDeadLetters(externalSystemId: $externalSystemId, ids: $ids) {\n      resolved: settled\n    }\n  }\n"): (typeof documents)["\n  mutation DismissDeadLetters($externalSystemId: ID!, $ids: [ID!]!) {\n    dismissDeadLetters(externalSystemId: $externalSystemId, ids: $ids) {\n      resolved: settled\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment IntegrationRow on ExternalSystem {\n    id\n    name\n    displayName\n    schema\n    direction\n    connectionType\n    isActive\n    lastContactAt\n    health {\n      state\n      label\n    }\n    traffic {\n      isThroughputLow\n      hours {\n        start\n        events\n        instances\n        dropped\n        rejected\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment IntegrationRow on ExternalSystem {\n    id\n    name\n    displayName\n    schema\n    direction\n    connectionType\n    isActive\n    lastContactAt\n    health {\n      state\n      label\n    }\n    traffic {\n      isThroughputLow\n      hours {\n        start\n        events\n        instances\n        dropped\n        rejected\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment IntegrationForm on ExternalSystem {\n    id\n    displayName\n    direction\n    schema\n    connectionType\n    isActive\n    licenseKey\n    licenseExpiresAt\n    operatingSystemType\n    hideConfidenceThreshold\n    rescaleConfidenceThreshold\n    highlightConfidenceThreshold\n    levenshteinConfidenceThreshold\n    inboundEmailAddress\n    senderCheck\n    email {\n      from\n    }\n    url\n    isExternalAlertsEnabled\n    externalAlertEmails\n    hasProcessVariables\n    isAutomationRuleCmmsSyncEnabled\n    isCloseWorkButtonEnabled\n    isCmmsPollingBackSyncEnabled\n    alarmThroughputEmailThreshold\n    lastAccessOnSlackThreshold\n    lastAccessOnResolutionThreshold\n    cmmsWorkTicketSyncThreshold\n    workTicketObjectiveTemplate\n    etlNormalizeVersion\n    etlIgnorableStates\n    etlTimestampOffset\n    excludedAlarmTexts\n    exportConfig {\n      timezone\n      timeout\n      isConcurrencySupported\n      startDateOffset\n      endDateOffset\n      maxRecordsPerQuery\n      maxQueriesPerMinute\n      maxDateRangeHours\n      maxDateChunk\n      chunkSize\n      maxConcurrentApiRequests\n      apiRequestIntervalSeconds\n    }\n    outboundSettings {\n      host\n      username\n      password\n      siteId\n      isZombieEnabled\n      segmentId\n      partnerAccountNumber\n      partnerPassCode\n      clientAccountNumber\n      tenant\n      organization\n      isIncludeCommentsEnabled\n      isAssigneeSyncEnabled\n      clientId\n      client\n      apiKey\n      connectionKey\n      actionedByContactId\n    }\n  }\n"): (typeof documents)["\n  fragment IntegrationForm on ExternalSystem {\n    id\n    displayName\n    direction\n    schema\n    connectionType\n    isActive\n    licenseKey\n    licenseExpiresAt\n    operatingSystemType\n    hideConfidenceThreshold\n    rescaleConfidenceThreshold\n    highlightConfidenceThreshold\n    levenshteinConfidenceThreshold\n    inboundEmailAddress\n    senderCheck\n    email {\n      from\n    }\n    url\n    isExternalAlertsEnabled\n    externalAlertEmails\n    hasProcessVariables\n    isAutomationRuleCmmsSyncEnabled\n    isCloseWorkButtonEnabled\n    isCmmsPollingBackSyncEnabled\n    alarmThroughputEmailThreshold\n    lastAccessOnSlackThreshold\n    lastAccessOnResolutionThreshold\n    cmmsWorkTicketSyncThreshold\n    workTicketObjectiveTemplate\n    etlNormalizeVersion\n    etlIgnorableStates\n    etlTimestampOffset\n    excludedAlarmTexts\n    exportConfig {\n      timezone\n      timeout\n      isConcurrencySupported\n      startDateOffset\n      endDateOffset\n      maxRecordsPerQuery\n      maxQueriesPerMinute\n      maxDateRangeHours\n      maxDateChunk\n      chunkSize\n      maxConcurrentApiRequests\n      apiRequestIntervalSeconds\n    }\n    outboundSettings {\n      host\n      username\n      password\n      siteId\n      isZombieEnabled\n      segmentId\n      partnerAccountNumber\n      partnerPassCode\n      clientAccountNumber\n      tenant\n      organization\n      isIncludeCommentsEnabled\n      isAssigneeSyncEnabled\n      clientId\n      client\n      apiKey\n      connectionKey\n      actionedByContactId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Integrations($searchTerm: String!, $limit: Int!, $offset: Int!) {\n    externalSystemsAndCount(\n      where: { searchTerm: $searchTerm }\n      orderBy: { field: NEED, direction: ASC }\n      limit: $limit\n      offset: $offset\n    ) {\n      externalSystems {\n        ...IntegrationRow\n      }\n      count\n      countByHealth {\n        state\n        count\n      }\n    }\n  }\n"): (typeof documents)["\n  query Integrations($searchTerm: String!, $limit: Int!, $offset: Int!) {\n    externalSystemsAndCount(\n      where: { searchTerm: $searchTerm }\n      orderBy: { field: NEED, direction: ASC }\n      limit: $limit\n      offset: $offset\n    ) {\n      externalSystems {\n        ...IntegrationRow\n      }\n      count\n      countByHealth {\n        state\n        count\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Integration($id: ID!) {\n    externalSystemsAndCount(where: { ids: [$id] }) {\n      externalSystems {\n        ...IntegrationForm\n      }\n    }\n  }\n"): (typeof documents)["\n  query Integration($id: ID!) {\n    externalSystemsAndCount(where: { ids: [$id] }) {\n      externalSystems {\n        ...IntegrationForm\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query IntegrationOptions(\n    $direction: ExternalSystemDirection!\n    $schema: String\n    $connectionType: ExternalSystemConnectionType\n  ) {\n    getExternalSystemOptions(direction: $direction, schema: $schema, connectionType: $connectionType) {\n      directions {\n        value\n        label\n      }\n      schemas {\n        value\n        label\n      }\n      mainFields {\n        ...IntegrationField\n      }\n      fields {\n        ...IntegrationField\n      }\n    }\n  }\n"): (typeof documents)["\n  query IntegrationOptions(\n    $direction: ExternalSystemDirection!\n    $schema: String\n    $connectionType: ExternalSystemConnectionType\n  ) {\n    getExternalSystemOptions(direction: $direction, schema: $schema, connectionType: $connectionType) {\n      directions {\n        value\n        label\n      }\n      schemas {\n        value\n        label\n      }\n      mainFields {\n        ...IntegrationField\n      }\n      fields {\n        ...IntegrationField\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment IntegrationField on ExternalSystemField {\n    name\n    label\n    group\n    type\n    isRequired\n    isLockedInEdit\n    options {\n      value\n      label\n    }\n    isList\n    takesNew\n    format\n    unit\n    min\n    max\n    maxLength\n    defaultValue\n    placeholder\n    help\n  }\n"): (typeof documents)["\n  fragment IntegrationField on ExternalSystemField {\n    name\n    label\n    group\n    type\n    isRequired\n    isLockedInEdit\n    options {\n      value\n      label\n    }\n    isList\n    takesNew\n    format\n    unit\n    min\n    max\n    maxLength\n    defaultValue\n    placeholder\n    help\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateIntegration($input: ExternalSystemInput!) {\n    createExternalSystem(input: $input) {\n      ...IntegrationForm\n    }\n  }\n"): (typeof documents)["\n  mutation CreateIntegration($input: ExternalSystemInput!) {\n    createExternalSystem(input: $input) {\n      ...IntegrationForm\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateIntegration($id: ID!, $input: ExternalSystemInput!) {\n    updateExternalSystem(id: $id, input: $input) {\n      ...IntegrationForm\n      ...IntegrationRow\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateIntegration($id: ID!, $input: ExternalSystemInput!) {\n    updateExternalSystem(id: $id, input: $input) {\n      ...IntegrationForm\n      ...IntegrationRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LicenseKey($id: ID!) {\n    getLicenseKeyForBAS(externalSystemId: $id)\n  }\n"): (typeof documents)["\n  query LicenseKey($id: ID!) {\n    getLicenseKeyForBAS(externalSystemId: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RotateLicenseKey($id: ID!) {\n    rotateLicenseKey(externalSystemId: $id) {\n      id\n      licenseKey\n    }\n  }\n"): (typeof documents)["\n  mutation RotateLicenseKey($id: ID!) {\n    rotateLicenseKey(externalSystemId: $id) {\n      id\n      licenseKey\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment IssueLogFields on ExternalSystemIssueLog {\n    id\n    issueType\n    message\n    openedAt\n    isResolved\n    resolvedAt\n    dismissedAt\n    workTicketId\n    isTransferFailed\n    isDismissable\n  }\n"): (typeof documents)["\n  fragment IssueLogFields on ExternalSystemIssueLog {\n    id\n    issueType\n    message\n    openedAt\n    isResolved\n    resolvedAt\n    dismissedAt\n    workTicketId\n    isTransferFailed\n    isDismissable\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query IssueLogs($externalSystemId: ID!, $offset: Int!) {\n    getExternalSystemIssueLogs(externalSystemId: $externalSystemId, offset: $offset) {\n      externalSystemIssueLogs {\n        ...IssueLogFields\n      }\n      count\n    }\n  }\n"): (typeof documents)["\n  query IssueLogs($externalSystemId: ID!, $offset: Int!) {\n    getExternalSystemIssueLogs(externalSystemId: $externalSystemId, offset: $offset) {\n      externalSystemIssueLogs {\n        ...IssueLogFields\n      }\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DismissIssue($id: ID!) {\n    dismissExternalSystemIssue(id: $id) {\n      ...IssueLogFields\n    }\n  }\n"): (typeof documents)["\n  mutation DismissIssue($id: ID!) {\n    dismissExternalSystemIssue(id: $id) {\n      ...IssueLogFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MappingFields on BasSourceMapping {\n    id\n    field\n    source\n    isOwn\n  }\n"): (typeof documents)["\n  fragment MappingFields on BasSourceMapping {\n    id\n    field\n    source\n    isOwn\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SourceMappings($externalSystemId: ID!) {\n    getExternalSystemBasSourceMappings(externalSystemId: $externalSystemId) {\n      ...MappingFields\n    }\n  }\n"): (typeof documents)["\n  query SourceMappings($externalSystemId: ID!) {\n    getExternalSystemBasSourceMappings(externalSystemId: $externalSystemId) {\n      ...MappingFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PreviewSourceMapping($externalSystemId: ID!, $field: BasSourceField!, $source: JSON) {\n    previewBasSourceMapping(externalSystemId: $externalSystemId, field: $field, source: $source) {\n      id\n      receivedAt\n      before\n      after\n      problem\n    }\n  }\n"): (typeof documents)["\n  query PreviewSourceMapping($externalSystemId: ID!, $field: BasSourceField!, $source: JSON) {\n    previewBasSourceMapping(externalSystemId: $externalSystemId, field: $field, source: $source) {\n      id\n      receivedAt\n      before\n      after\n      problem\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateSourceMapping($externalSystemId: ID!, $field: BasSourceField!, $source: JSON) {\n    createExternalSystemBasSourceMapping(externalSystemId: $externalSystemId, field: $field, source: $source) {\n      ...MappingFields\n    }\n  }\n"): (typeof documents)["\n  mutation CreateSourceMapping($externalSystemId: ID!, $field: BasSourceField!, $source: JSON) {\n    createExternalSystemBasSourceMapping(externalSystemId: $externalSystemId, field: $field, source: $source) {\n      ...MappingFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSourceMapping($externalSystemId: ID!, $field: BasSourceField!, $source: JSON) {\n    updateExternalSystemBasSourceMapping(externalSystemId: $externalSystemId, field: $field, source: $source) {\n      ...MappingFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateSourceMapping($externalSystemId: ID!, $field: BasSourceField!, $source: JSON) {\n    updateExternalSystemBasSourceMapping(externalSystemId: $externalSystemId, field: $field, source: $source) {\n      ...MappingFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ParserSource($ids: [ID!]) {\n    externalSystemsAndCount(where: { direction: INBOUND, ids: $ids }, limit: 1) {\n      externalSystems {\n        id\n        displayName\n        connectionType\n        etlNormalizeVersion\n        exportConfig {\n          timezone\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ParserSource($ids: [ID!]) {\n    externalSystemsAndCount(where: { direction: INBOUND, ids: $ids }, limit: 1) {\n      externalSystems {\n        id\n        displayName\n        connectionType\n        etlNormalizeVersion\n        exportConfig {\n          timezone\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RawDataExamples($id: ID!) {\n    getExternalSystemRawDataExample(externalSystemId: $id) {\n      id\n      receivedAt\n      door\n      payload\n    }\n  }\n"): (typeof documents)["\n  query RawDataExamples($id: ID!) {\n    getExternalSystemRawDataExample(externalSystemId: $id) {\n      id\n      receivedAt\n      door\n      payload\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LetterOfSystem($systemId: ID!, $id: ID!) {\n    deadLettersAndCount(where: { externalSystemId: $systemId, ids: [$id] }) {\n      deadLetters {\n        id\n        kind\n        reason\n        payload\n        receivedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query LetterOfSystem($systemId: ID!, $id: ID!) {\n    deadLettersAndCount(where: { externalSystemId: $systemId, ids: [$id] }) {\n      deadLetters {\n        id\n        kind\n        reason\n        payload\n        receivedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadPayload($id: ID!, $payload: String!, $version: String, $mapping: JSON) {\n    readPayload(externalSystemId: $id, payload: $payload, etlNormalizeVersion: $version, mapping: $mapping) {\n      normaliser\n      outcome\n      kind\n      reason\n      leftOut\n      events {\n        event\n        sources {\n          field\n          start\n          end\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReadPayload($id: ID!, $payload: String!, $version: String, $mapping: JSON) {\n    readPayload(externalSystemId: $id, payload: $payload, etlNormalizeVersion: $version, mapping: $mapping) {\n      normaliser\n      outcome\n      kind\n      reason\n      leftOut\n      events {\n        event\n        sources {\n          field\n          start\n          end\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReadingSettings on NormaliserSettings {\n    normaliser\n    versions\n    mappingName\n    mapping\n    fallback\n  }\n"): (typeof documents)["\n  fragment ReadingSettings on NormaliserSettings {\n    normaliser\n    versions\n    mappingName\n    mapping\n    fallback\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NormaliserSettings($id: ID!, $version: String) {\n    normaliserSettings(externalSystemId: $id, etlNormalizeVersion: $version) {\n      ...ReadingSettings\n    }\n  }\n"): (typeof documents)["\n  query NormaliserSettings($id: ID!, $version: String) {\n    normaliserSettings(externalSystemId: $id, etlNormalizeVersion: $version) {\n      ...ReadingSettings\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveNormaliserSettings($id: ID!, $version: String!, $mapping: JSON) {\n    saveNormaliserSettings(externalSystemId: $id, etlNormalizeVersion: $version, mapping: $mapping) {\n      ...ReadingSettings\n    }\n  }\n"): (typeof documents)["\n  mutation SaveNormaliserSettings($id: ID!, $version: String!, $mapping: JSON) {\n    saveNormaliserSettings(externalSystemId: $id, etlNormalizeVersion: $version, mapping: $mapping) {\n      ...ReadingSettings\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CaseFields on PayloadCase {\n    id\n    name\n    payload\n    expected\n    createdAt\n    passes\n    difference\n  }\n"): (typeof documents)["\n  fragment CaseFields on PayloadCase {\n    id\n    name\n    payload\n    expected\n    createdAt\n    passes\n    difference\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PayloadCases($id: ID!) {\n    payloadCases(externalSystemId: $id) {\n      ...CaseFields\n    }\n  }\n"): (typeof documents)["\n  query PayloadCases($id: ID!) {\n    payloadCases(externalSystemId: $id) {\n      ...CaseFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepPayloadCase($id: ID!, $name: String!, $payload: String!, $version: String, $mapping: JSON) {\n    keepPayloadCase(\n      externalSystemId: $id\n      name: $name\n      payload: $payload\n      etlNormalizeVersion: $version\n      mapping: $mapping\n    ) {\n      ...CaseFields\n    }\n  }\n"): (typeof documents)["\n  mutation KeepPayloadCase($id: ID!, $name: String!, $payload: String!, $version: String, $mapping: JSON) {\n    keepPayloadCase(\n      externalSystemId: $id\n      name: $name\n      payload: $payload\n      etlNormalizeVersion: $version\n      mapping: $mapping\n    ) {\n      ...CaseFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeletePayloadCase($id: ID!) {\n    deletePayloadCase(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeletePayloadCase($id: ID!) {\n    deletePayloadCase(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MailsAsCsv($id: ID!, $from: DateTime!, $to: DateTime!) {\n    generateRawEmailCsv(externalSystemId: $id, from: $from, to: $to)\n  }\n"): (typeof documents)["\n  mutation MailsAsCsv($id: ID!, $from: DateTime!, $to: DateTime!) {\n    generateRawEmailCsv(externalSystemId: $id, from: $from, to: $to)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PumpFields on ExternalSystemPump {\n    id\n    isRunner\n    config\n    isConfigCurrent\n    report {\n      reportedAt\n      isOnline\n      version\n      host\n      operatingSystem\n      clockSkewSeconds\n      lagSeconds\n      undelivered\n      undeliveredBytes\n      undeliveredMaxBytes\n      isFull\n      refused\n      missed\n      sources {\n        name\n        isOk\n        detail\n        lastReadAt\n        payloads\n      }\n      otherHost\n      otherReportedAt\n    }\n  }\n"): (typeof documents)["\n  fragment PumpFields on ExternalSystemPump {\n    id\n    isRunner\n    config\n    isConfigCurrent\n    report {\n      reportedAt\n      isOnline\n      version\n      host\n      operatingSystem\n      clockSkewSeconds\n      lagSeconds\n      undelivered\n      undeliveredBytes\n      undeliveredMaxBytes\n      isFull\n      refused\n      missed\n      sources {\n        name\n        isOk\n        detail\n        lastReadAt\n        payloads\n      }\n      otherHost\n      otherReportedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Pump($id: ID!) {\n    getExternalSystemPump(externalSystemId: $id) {\n      ...PumpFields\n    }\n  }\n"): (typeof documents)["\n  query Pump($id: ID!) {\n    getExternalSystemPump(externalSystemId: $id) {\n      ...PumpFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePump($id: ID!, $config: JSON!) {\n    updateExternalSystemPump(externalSystemId: $id, config: $config) {\n      ...PumpFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdatePump($id: ID!, $config: JSON!) {\n    updateExternalSystemPump(externalSystemId: $id, config: $config) {\n      ...PumpFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReparseFields on Reparse {\n    id\n    etlNormalizeVersion\n    from\n    to\n    isDryRun\n    status\n    counts {\n      total\n      payloads\n      events\n      unchanged\n      changed\n      moved\n      added\n      removed\n      mended\n      rejected\n      dropped\n      newAlarms\n      touchedAlarms\n    }\n    samples {\n      payloadId\n      before\n      after\n    }\n    error\n    createdAt\n    updatedAt\n    finishedAt\n  }\n"): (typeof documents)["\n  fragment ReparseFields on Reparse {\n    id\n    etlNormalizeVersion\n    from\n    to\n    isDryRun\n    status\n    counts {\n      total\n      payloads\n      events\n      unchanged\n      changed\n      moved\n      added\n      removed\n      mended\n      rejected\n      dropped\n      newAlarms\n      touchedAlarms\n    }\n    samples {\n      payloadId\n      before\n      after\n    }\n    error\n    createdAt\n    updatedAt\n    finishedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Reparses($externalSystemId: ID!) {\n    reparses(externalSystemId: $externalSystemId) {\n      ...ReparseFields\n    }\n  }\n"): (typeof documents)["\n  query Reparses($externalSystemId: ID!) {\n    reparses(externalSystemId: $externalSystemId) {\n      ...ReparseFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NormaliserVersions($externalSystemId: ID!) {\n    normaliserSettings(externalSystemId: $externalSystemId) {\n      normaliser\n      versions\n    }\n  }\n"): (typeof documents)["\n  query NormaliserVersions($externalSystemId: ID!) {\n    normaliserSettings(externalSystemId: $externalSystemId) {\n      normaliser\n      versions\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartReparse(\n    $externalSystemId: ID!\n    $from: DateTime\n    $to: DateTime\n    $etlNormalizeVersion: String\n    $isDryRun: Boolean!\n  ) {\n    reparseAlarmsForExternalSystem(\n      externalSystemId: $externalSystemId\n      from: $from\n      to: $to\n      etlNormalizeVersion: $etlNormalizeVersion\n      isDryRun: $isDryRun\n    ) {\n      ...ReparseFields\n    }\n  }\n"): (typeof documents)["\n  mutation StartReparse(\n    $externalSystemId: ID!\n    $from: DateTime\n    $to: DateTime\n    $etlNormalizeVersion: String\n    $isDryRun: Boolean!\n  ) {\n    reparseAlarmsForExternalSystem(\n      externalSystemId: $externalSystemId\n      from: $from\n      to: $to\n      etlNormalizeVersion: $etlNormalizeVersion\n      isDryRun: $isDryRun\n    ) {\n      ...ReparseFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResumeReparse($id: ID!) {\n    resumeReparse(id: $id) {\n      ...ReparseFields\n    }\n  }\n"): (typeof documents)["\n  mutation ResumeReparse($id: ID!) {\n    resumeReparse(id: $id) {\n      ...ReparseFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KillExternalSystem($externalSystemId: ID!) {\n    initiateExternalSystemKill(externalSystemId: $externalSystemId)\n  }\n"): (typeof documents)["\n  mutation KillExternalSystem($externalSystemId: ID!) {\n    initiateExternalSystemKill(externalSystemId: $externalSystemId)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InventoryImportFields on InventoryImport {\n    id\n    type\n    fileName\n    status\n    encoding\n    leftOut\n    columns\n    mapping\n    targets {\n      value\n      label\n      isNeeded\n    }\n    total\n    done\n    created\n    updated\n    same\n    failed\n    kept\n    error\n    canUndo\n    createdBy\n    createdAt\n  }\n"): (typeof documents)["\n  fragment InventoryImportFields on InventoryImport {\n    id\n    type\n    fileName\n    status\n    encoding\n    leftOut\n    columns\n    mapping\n    targets {\n      value\n      label\n      isNeeded\n    }\n    total\n    done\n    created\n    updated\n    same\n    failed\n    kept\n    error\n    canUndo\n    createdBy\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InventoryImports($limit: Int) {\n    inventoryImports(limit: $limit) {\n      count\n      rows {\n        id\n        type\n        fileName\n        status\n        total\n        failed\n        createdBy\n        createdAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query InventoryImports($limit: Int) {\n    inventoryImports(limit: $limit) {\n      count\n      rows {\n        id\n        type\n        fileName\n        status\n        total\n        failed\n        createdBy\n        createdAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InventoryImportOf($id: ID!) {\n    inventoryImport(id: $id) {\n      ...InventoryImportFields\n    }\n  }\n"): (typeof documents)["\n  query InventoryImportOf($id: ID!) {\n    inventoryImport(id: $id) {\n      ...InventoryImportFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InventoryImportRows($id: ID!, $outcome: InventoryRowFilter, $offset: Int) {\n    inventoryImportRows(id: $id, outcome: $outcome, offset: $offset) {\n      count\n      rows {\n        row\n        cells\n        outcome\n        column\n        reason\n        warnings\n        entityId\n      }\n    }\n  }\n"): (typeof documents)["\n  query InventoryImportRows($id: ID!, $outcome: InventoryRowFilter, $offset: Int) {\n    inventoryImportRows(id: $id, outcome: $outcome, offset: $offset) {\n      count\n      rows {\n        row\n        cells\n        outcome\n        column\n        reason\n        warnings\n        entityId\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MapInventoryImport($id: ID!, $mapping: [String]!) {\n    mapInventoryImport(id: $id, mapping: $mapping) {\n      ...InventoryImportFields\n    }\n  }\n"): (typeof documents)["\n  mutation MapInventoryImport($id: ID!, $mapping: [String]!) {\n    mapInventoryImport(id: $id, mapping: $mapping) {\n      ...InventoryImportFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApplyInventoryImport($id: ID!) {\n    applyInventoryImport(id: $id) {\n      ...InventoryImportFields\n    }\n  }\n"): (typeof documents)["\n  mutation ApplyInventoryImport($id: ID!) {\n    applyInventoryImport(id: $id) {\n      ...InventoryImportFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoInventoryImport($id: ID!) {\n    undoInventoryImport(id: $id) {\n      ...InventoryImportFields\n    }\n  }\n"): (typeof documents)["\n  mutation UndoInventoryImport($id: ID!) {\n    undoInventoryImport(id: $id) {\n      ...InventoryImportFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ImportSystems {\n    cmmsSystems {\n      id\n      displayName\n    }\n  }\n"): (typeof documents)["\n  query ImportSystems {\n    cmmsSystems {\n      id\n      displayName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment KpiDrilldownFields on KpiDrilldown {\n    metricType\n    isOverlapping\n    groups {\n      value\n      label\n      isOthers\n      currentPeriod {\n        numerator\n        denominator\n      }\n      previousPeriod {\n        numerator\n        denominator\n      }\n    }\n    metricConfig {\n      ...KpiConfigFields\n    }\n  }\n"): (typeof documents)["\n  fragment KpiDrilldownFields on KpiDrilldown {\n    metricType\n    isOverlapping\n    groups {\n      value\n      label\n      isOthers\n      currentPeriod {\n        numerator\n        denominator\n      }\n      previousPeriod {\n        numerator\n        denominator\n      }\n    }\n    metricConfig {\n      ...KpiConfigFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query KpiWorkCoverage($input: KpiInput!, $groupBy: AlarmCountField) {\n    drilldown: kpiWorkCoverage(input: $input, groupBy: $groupBy) {\n      ...KpiDrilldownFields\n    }\n  }\n"): (typeof documents)["\n  query KpiWorkCoverage($input: KpiInput!, $groupBy: AlarmCountField) {\n    drilldown: kpiWorkCoverage(input: $input, groupBy: $groupBy) {\n      ...KpiDrilldownFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query KpiAwareness($input: KpiInput!, $groupBy: AlarmCountField) {\n    drilldown: kpiAwareness(input: $input, groupBy: $groupBy) {\n      ...KpiDrilldownFields\n    }\n  }\n"): (typeof documents)["\n  query KpiAwareness($input: KpiInput!, $groupBy: AlarmCountField) {\n    drilldown: kpiAwareness(input: $input, groupBy: $groupBy) {\n      ...KpiDrilldownFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query KpiDuplicateWork($input: KpiInput!) {\n    drilldown: kpiDuplicateWork(input: $input) {\n      ...KpiDrilldownFields\n    }\n  }\n"): (typeof documents)["\n  query KpiDuplicateWork($input: KpiInput!) {\n    drilldown: kpiDuplicateWork(input: $input) {\n      ...KpiDrilldownFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query KpiOpenWorkInactiveAlarms($input: KpiInput!) {\n    drilldown: kpiOpenWorkInactiveAlarms(input: $input) {\n      ...KpiDrilldownFields\n    }\n  }\n"): (typeof documents)["\n  query KpiOpenWorkInactiveAlarms($input: KpiInput!) {\n    drilldown: kpiOpenWorkInactiveAlarms(input: $input) {\n      ...KpiDrilldownFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query KpiTimeToDispatchByTeam($input: KpiInput!) {\n    drilldown: kpiTimeToDispatchByTeam(input: $input) {\n      ...KpiDrilldownFields\n    }\n  }\n"): (typeof documents)["\n  query KpiTimeToDispatchByTeam($input: KpiInput!) {\n    drilldown: kpiTimeToDispatchByTeam(input: $input) {\n      ...KpiDrilldownFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query KpiTimeToDispatchByCreator($teamId: ID, $input: KpiInput!) {\n    drilldown: kpiTimeToDispatchByCreator(teamId: $teamId, input: $input) {\n      ...KpiDrilldownFields\n    }\n  }\n"): (typeof documents)["\n  query KpiTimeToDispatchByCreator($teamId: ID, $input: KpiInput!) {\n    drilldown: kpiTimeToDispatchByCreator(teamId: $teamId, input: $input) {\n      ...KpiDrilldownFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query KpiRows(\n    $metricType: KpiMetricType!\n    $side: KpiSide!\n    $input: KpiInput!\n    $limit: Int!\n    $offset: Int!\n    $isCounted: Boolean!\n  ) {\n    kpiRows(metricType: $metricType, side: $side, input: $input, limit: $limit, offset: $offset) {\n      count @include(if: $isCounted)\n      rows {\n        key\n        kind\n        at\n        value\n        isCounted\n        alarm {\n          id\n          displayId\n          contextualName\n          externalSystem {\n            id\n          }\n        }\n        ticket {\n          id\n          displayId\n          objective\n          state\n        }\n        person {\n          displayName\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query KpiRows(\n    $metricType: KpiMetricType!\n    $side: KpiSide!\n    $input: KpiInput!\n    $limit: Int!\n    $offset: Int!\n    $isCounted: Boolean!\n  ) {\n    kpiRows(metricType: $metricType, side: $side, input: $input, limit: $limit, offset: $offset) {\n      count @include(if: $isCounted)\n      rows {\n        key\n        kind\n        at\n        value\n        isCounted\n        alarm {\n          id\n          displayId\n          contextualName\n          externalSystem {\n            id\n          }\n        }\n        ticket {\n          id\n          displayId\n          objective\n          state\n        }\n        person {\n          displayName\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment KpiConfigFields on KpiMetricConfig {\n    id\n    metricType\n    metricCategory\n    format\n    scale\n    goal\n    warning\n  }\n"): (typeof documents)["\n  fragment KpiConfigFields on KpiMetricConfig {\n    id\n    metricType\n    metricCategory\n    format\n    scale\n    goal\n    warning\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Kpi($metricType: KpiMetricType!, $input: KpiInput!) {\n    kpi(metricType: $metricType, input: $input) {\n      metricType\n      currentPeriod {\n        numerator\n        denominator\n        median\n      }\n      previousPeriod {\n        numerator\n        denominator\n      }\n      trend {\n        start\n        end\n        numerator\n        denominator\n      }\n      levels {\n        priority\n        instances\n      }\n      since\n      stateUnknownSince\n      metricConfig {\n        ...KpiConfigFields\n      }\n      note {\n        text\n        at\n        person {\n          displayName\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Kpi($metricType: KpiMetricType!, $input: KpiInput!) {\n    kpi(metricType: $metricType, input: $input) {\n      metricType\n      currentPeriod {\n        numerator\n        denominator\n        median\n      }\n      previousPeriod {\n        numerator\n        denominator\n      }\n      trend {\n        start\n        end\n        numerator\n        denominator\n      }\n      levels {\n        priority\n        instances\n      }\n      since\n      stateUnknownSince\n      metricConfig {\n        ...KpiConfigFields\n      }\n      note {\n        text\n        at\n        person {\n          displayName\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query KpiDashboardConfig {\n    kpiDashboardConfig {\n      isEnabled\n    }\n  }\n"): (typeof documents)["\n  query KpiDashboardConfig {\n    kpiDashboardConfig {\n      isEnabled\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query KpiMetricConfigs {\n    kpiMetricConfigs {\n      ...KpiConfigFields\n    }\n  }\n"): (typeof documents)["\n  query KpiMetricConfigs {\n    kpiMetricConfigs {\n      ...KpiConfigFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateKpiMetricConfigs($configs: [KpiMetricConfigInput!]!) {\n    updateKpiMetricConfigs(configs: $configs) {\n      ...KpiConfigFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateKpiMetricConfigs($configs: [KpiMetricConfigInput!]!) {\n    updateKpiMetricConfigs(configs: $configs) {\n      ...KpiConfigFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateKpiNote($metricType: KpiMetricType!, $note: String!) {\n    updateKpiNote(metricType: $metricType, note: $note) {\n      text\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateKpiNote($metricType: KpiMetricType!, $note: String!) {\n    updateKpiNote(metricType: $metricType, note: $note) {\n      text\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateKpiDashboardConfig($isEnabled: Boolean!) {\n    updateKpiDashboardConfig(isEnabled: $isEnabled) {\n      isEnabled\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateKpiDashboardConfig($isEnabled: Boolean!) {\n    updateKpiDashboardConfig(isEnabled: $isEnabled) {\n      isEnabled\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LensFields on Lens {\n    id\n    name\n    description\n    type\n    category\n    groupLabel\n    isCustom\n    isHidden\n    isSectionDefault\n    canEdit\n    tableOptions\n    team {\n      id\n      name\n    }\n    criteria {\n      field\n      name\n      isExclusion\n      values\n    }\n    scope {\n      field\n      name\n      isExclusion\n      values\n    }\n  }\n"): (typeof documents)["\n  fragment LensFields on Lens {\n    id\n    name\n    description\n    type\n    category\n    groupLabel\n    isCustom\n    isHidden\n    isSectionDefault\n    canEdit\n    tableOptions\n    team {\n      id\n      name\n    }\n    criteria {\n      field\n      name\n      isExclusion\n      values\n    }\n    scope {\n      field\n      name\n      isExclusion\n      values\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Lenses($type: LensType!) {\n    lenses(where: { type: $type }) {\n      ...LensFields\n    }\n  }\n"): (typeof documents)["\n  query Lenses($type: LensType!) {\n    lenses(where: { type: $type }) {\n      ...LensFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LensCounts($lensIds: [ID!]) {\n    lensEntityCounts(lensIds: $lensIds) {\n      lensId\n      count\n    }\n  }\n"): (typeof documents)["\n  query LensCounts($lensIds: [ID!]) {\n    lensEntityCounts(lensIds: $lensIds) {\n      lensId\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateLens($input: CreateLensInput!) {\n    createLens(input: $input) {\n      ...LensFields\n    }\n  }\n"): (typeof documents)["\n  mutation CreateLens($input: CreateLensInput!) {\n    createLens(input: $input) {\n      ...LensFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateLens($id: ID!, $input: UpdateLensInput!) {\n    updateLens(id: $id, input: $input) {\n      ...LensFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateLens($id: ID!, $input: UpdateLensInput!) {\n    updateLens(id: $id, input: $input) {\n      ...LensFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteLens($id: ID!) {\n    deleteLens(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteLens($id: ID!) {\n    deleteLens(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateLensOrder($lensIds: [ID!]!) {\n    updateLensOrder(lensIds: $lensIds) {\n      ...LensFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateLensOrder($lensIds: [ID!]!) {\n    updateLensOrder(lensIds: $lensIds) {\n      ...LensFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateDefaultLens($lensId: ID!) {\n    updateDefaultLens(lensId: $lensId) {\n      ...LensFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateDefaultLens($lensId: ID!) {\n    updateDefaultLens(lensId: $lensId) {\n      ...LensFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HideLens($id: ID!, $hide: Boolean!) {\n    hideLens(id: $id, hide: $hide) {\n      ...LensFields\n    }\n  }\n"): (typeof documents)["\n  mutation HideLens($id: ID!, $hide: Boolean!) {\n    hideLens(id: $id, hide: $hide) {\n      ...LensFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SavedViewFields on SavedView {\n    id\n    name\n    isDefault\n    columns\n    sort\n    dropped\n    criteria {\n      field\n      isExclusion\n      values\n    }\n    pivot {\n      source\n      rows\n      column\n      measure\n      days\n      range {\n        start\n        end\n      }\n      timezone\n    }\n    mail {\n      frequency\n      weekday\n      monthday\n      minute\n      timezone\n      format\n      recipients {\n        id\n        displayName\n      }\n      nextAt\n      lastSentAt\n      lastError\n    }\n  }\n"): (typeof documents)["\n  fragment SavedViewFields on SavedView {\n    id\n    name\n    isDefault\n    columns\n    sort\n    dropped\n    criteria {\n      field\n      isExclusion\n      values\n    }\n    pivot {\n      source\n      rows\n      column\n      measure\n      days\n      range {\n        start\n        end\n      }\n      timezone\n    }\n    mail {\n      frequency\n      weekday\n      monthday\n      minute\n      timezone\n      format\n      recipients {\n        id\n        displayName\n      }\n      nextAt\n      lastSentAt\n      lastError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SavedViews($viewType: SavedViewType!) {\n    savedViews(viewType: $viewType) {\n      ...SavedViewFields\n    }\n  }\n"): (typeof documents)["\n  query SavedViews($viewType: SavedViewType!) {\n    savedViews(viewType: $viewType) {\n      ...SavedViewFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateSavedView($input: CreateSavedViewInput!) {\n    createSavedView(input: $input) {\n      ...SavedViewFields\n    }\n  }\n"): (typeof documents)["\n  mutation CreateSavedView($input: CreateSavedViewInput!) {\n    createSavedView(input: $input) {\n      ...SavedViewFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSavedView($id: ID!, $input: UpdateSavedViewInput!) {\n    updateSavedView(id: $id, input: $input) {\n      ...SavedViewFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateSavedView($id: ID!, $input: UpdateSavedViewInput!) {\n    updateSavedView(id: $id, input: $input) {\n      ...SavedViewFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteSavedView($id: ID!) {\n    deleteSavedView(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteSavedView($id: ID!) {\n    deleteSavedView(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RoomOnFloor on FloorRoom {\n    id\n    name\n    class\n    activeAlarmCount\n    priority\n    impact\n    geoJSON\n    version\n  }\n"): (typeof documents)["\n  fragment RoomOnFloor on FloorRoom {\n    id\n    name\n    class\n    activeAlarmCount\n    priority\n    impact\n    geoJSON\n    version\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FloorParts on FloorView {\n    id\n    name\n    version\n    building {\n      id\n      name\n    }\n    floorPlan {\n      kind\n      bounds\n      fileId\n      fileName\n    }\n    rooms {\n      ...RoomOnFloor\n    }\n  }\n"): (typeof documents)["\n  fragment FloorParts on FloorView {\n    id\n    name\n    version\n    building {\n      id\n      name\n    }\n    floorPlan {\n      kind\n      bounds\n      fileId\n      fileName\n    }\n    rooms {\n      ...RoomOnFloor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FloorPlan($floorId: ID!) {\n    floorPlan(floorId: $floorId) {\n      ...FloorParts\n    }\n  }\n"): (typeof documents)["\n  query FloorPlan($floorId: ID!) {\n    floorPlan(floorId: $floorId) {\n      ...FloorParts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BuildingFloors($buildingId: ID!) {\n    buildingFloors(buildingId: $buildingId) {\n      id\n      name\n      hasFloorPlan\n      activeAlarmCount\n      priority\n      impact\n    }\n  }\n"): (typeof documents)["\n  query BuildingFloors($buildingId: ID!) {\n    buildingFloors(buildingId: $buildingId) {\n      id\n      name\n      hasFloorPlan\n      activeAlarmCount\n      priority\n      impact\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetRoomShape($roomId: ID!, $geoJson: JSON, $expectedVersion: Int, $fileId: ID) {\n    setRoomShape(roomId: $roomId, geoJson: $geoJson, expectedVersion: $expectedVersion, fileId: $fileId) {\n      ...RoomOnFloor\n    }\n  }\n"): (typeof documents)["\n  mutation SetRoomShape($roomId: ID!, $geoJson: JSON, $expectedVersion: Int, $fileId: ID) {\n    setRoomShape(roomId: $roomId, geoJson: $geoJson, expectedVersion: $expectedVersion, fileId: $fileId) {\n      ...RoomOnFloor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveFloorPlan($floorId: ID!, $expectedVersion: Int) {\n    removeFloorPlan(floorId: $floorId, expectedVersion: $expectedVersion) {\n      ...FloorParts\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveFloorPlan($floorId: ID!, $expectedVersion: Int) {\n    removeFloorPlan(floorId: $floorId, expectedVersion: $expectedVersion) {\n      ...FloorParts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RoomAlarms($criteria: [CriterionInput!], $limit: Int) {\n    fastAlarms(criteria: $criteria, limit: $limit) {\n      id\n      displayId\n      contextualName\n      text\n      priority\n      severity\n      isServiceImpacting\n      latestAlarmTime\n      externalSystem {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  query RoomAlarms($criteria: [CriterionInput!], $limit: Int) {\n    fastAlarms(criteria: $criteria, limit: $limit) {\n      id\n      displayId\n      contextualName\n      text\n      priority\n      severity\n      isServiceImpacting\n      latestAlarmTime\n      externalSystem {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BuildingOnMap on MapBuilding {\n    id\n    name\n    activeAlarmCount\n    priority\n    impact\n    geoJSON\n    version\n  }\n"): (typeof documents)["\n  fragment BuildingOnMap on MapBuilding {\n    id\n    name\n    activeAlarmCount\n    priority\n    impact\n    geoJSON\n    version\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MapBuildings($searchTerm: String, $limit: Int, $after: String, $ids: [ID!]) {\n    getMapViewBuildingAssets(searchTerm: $searchTerm, limit: $limit, after: $after, ids: $ids) {\n      buildingAssets {\n        ...BuildingOnMap\n        cursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query MapBuildings($searchTerm: String, $limit: Int, $after: String, $ids: [ID!]) {\n    getMapViewBuildingAssets(searchTerm: $searchTerm, limit: $limit, after: $after, ids: $ids) {\n      buildingAssets {\n        ...BuildingOnMap\n        cursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MapBuildingCount($searchTerm: String) {\n    getMapViewBuildingAssets(searchTerm: $searchTerm) {\n      count\n    }\n  }\n"): (typeof documents)["\n  query MapBuildingCount($searchTerm: String) {\n    getMapViewBuildingAssets(searchTerm: $searchTerm) {\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MapViewConfig {\n    mapViewConfig {\n      isGeocodingOn\n      mapbox {\n        key\n        url\n      }\n    }\n  }\n"): (typeof documents)["\n  query MapViewConfig {\n    mapViewConfig {\n      isGeocodingOn\n      mapbox {\n        key\n        url\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAssetGeoJson($id: ID!, $geoJson: JSON, $expectedVersion: Int) {\n    updateAssetGeoJson(id: $id, geoJson: $geoJson, expectedVersion: $expectedVersion) {\n      ...BuildingOnMap\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateAssetGeoJson($id: ID!, $geoJson: JSON, $expectedVersion: Int) {\n    updateAssetGeoJson(id: $id, geoJson: $geoJson, expectedVersion: $expectedVersion) {\n      ...BuildingOnMap\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MeasureFields on PerformanceMeasure {\n    name\n    unit\n    value\n    status\n    bounds {\n      target\n      limit\n    }\n  }\n"): (typeof documents)["\n  fragment MeasureFields on PerformanceMeasure {\n    name\n    unit\n    value\n    status\n    bounds {\n      target\n      limit\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AlarmPerformance($input: AlarmPerformanceInput!) {\n    alarmPerformance(input: $input) {\n      measures {\n        ...MeasureFields\n      }\n      positions\n      instances\n      alarms\n      stateUnknownSince\n      days {\n        date\n        instances\n      }\n      hoursOfWeek {\n        hour\n        instances\n      }\n      priorities {\n        priority\n        instances\n      }\n      topTen {\n        alarmId\n        name\n        value\n      }\n      worst {\n        kind\n        count\n        worst {\n          alarmId\n          name\n          externalSystemId\n          value\n        }\n      }\n      floods {\n        start\n        end\n        instances\n        peak\n      }\n      floodCount\n    }\n  }\n"): (typeof documents)["\n  query AlarmPerformance($input: AlarmPerformanceInput!) {\n    alarmPerformance(input: $input) {\n      measures {\n        ...MeasureFields\n      }\n      positions\n      instances\n      alarms\n      stateUnknownSince\n      days {\n        date\n        instances\n      }\n      hoursOfWeek {\n        hour\n        instances\n      }\n      priorities {\n        priority\n        instances\n      }\n      topTen {\n        alarmId\n        name\n        value\n      }\n      worst {\n        kind\n        count\n        worst {\n          alarmId\n          name\n          externalSystemId\n          value\n        }\n      }\n      floods {\n        start\n        end\n        instances\n        peak\n      }\n      floodCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query IndustryGrid($input: AlarmPerformanceInput!) {\n    industryGrid(input: $input) {\n      measures {\n        ...MeasureFields\n      }\n      positions\n      stateUnknownSince\n    }\n  }\n"): (typeof documents)["\n  query IndustryGrid($input: AlarmPerformanceInput!) {\n    industryGrid(input: $input) {\n      measures {\n        ...MeasureFields\n      }\n      positions\n      stateUnknownSince\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Relationships($entityId: ID!, $includeUpstream: Boolean, $search: String, $offset: Int) {\n    relationships(entityId: $entityId, includeUpstream: $includeUpstream, search: $search, offset: $offset) {\n      relationships {\n        relationshipId\n        building\n        floor\n        type\n        relationshipType\n        status\n        direction\n        isReadOnly\n        entity {\n          id\n          name\n          class\n          activeAlarmCount\n        }\n      }\n      relationshipCount\n      upstream {\n        depth\n        entity {\n          id\n          name\n          activeAlarmCount\n        }\n        path {\n          id\n          name\n          relationshipType\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Relationships($entityId: ID!, $includeUpstream: Boolean, $search: String, $offset: Int) {\n    relationships(entityId: $entityId, includeUpstream: $includeUpstream, search: $search, offset: $offset) {\n      relationships {\n        relationshipId\n        building\n        floor\n        type\n        relationshipType\n        status\n        direction\n        isReadOnly\n        entity {\n          id\n          name\n          class\n          activeAlarmCount\n        }\n      }\n      relationshipCount\n      upstream {\n        depth\n        entity {\n          id\n          name\n          activeAlarmCount\n        }\n        path {\n          id\n          name\n          relationshipType\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RelationshipNeighborhood($entityId: ID!) {\n    relationshipNeighborhood(entityId: $entityId) {\n      neighbors {\n        depth\n        entity {\n          id\n          name\n          class\n          type\n          activeAlarmCount\n        }\n      }\n      edges {\n        relationshipId\n        sourceId\n        kind\n        targetId\n      }\n      more {\n        depth\n        count\n      }\n    }\n  }\n"): (typeof documents)["\n  query RelationshipNeighborhood($entityId: ID!) {\n    relationshipNeighborhood(entityId: $entityId) {\n      neighbors {\n        depth\n        entity {\n          id\n          name\n          class\n          type\n          activeAlarmCount\n        }\n      }\n      edges {\n        relationshipId\n        sourceId\n        kind\n        targetId\n      }\n      more {\n        depth\n        count\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateRelation($entityId: ID!, $relationshipType: String!, $relatedEntityId: ID!) {\n    createRelation(entityId: $entityId, relationshipType: $relationshipType, relatedEntityId: $relatedEntityId) {\n      relationshipId\n      warnings\n    }\n  }\n"): (typeof documents)["\n  mutation CreateRelation($entityId: ID!, $relationshipType: String!, $relatedEntityId: ID!) {\n    createRelation(entityId: $entityId, relationshipType: $relationshipType, relatedEntityId: $relatedEntityId) {\n      relationshipId\n      warnings\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteRelation($relationshipId: ID!) {\n    deleteRelation(relationshipId: $relationshipId) {\n      relationshipId\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteRelation($relationshipId: ID!) {\n    deleteRelation(relationshipId: $relationshipId) {\n      relationshipId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmRelation($relationshipId: ID!) {\n    confirmRelation(relationshipId: $relationshipId) {\n      relationshipId\n      warnings\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmRelation($relationshipId: ID!) {\n    confirmRelation(relationshipId: $relationshipId) {\n      relationshipId\n      warnings\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DismissRelation($relationshipId: ID!) {\n    dismissRelation(relationshipId: $relationshipId) {\n      relationshipId\n    }\n  }\n"): (typeof documents)["\n  mutation DismissRelation($relationshipId: ID!) {\n    dismissRelation(relationshipId: $relationshipId) {\n      relationshipId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SuggestRelations($entityId: ID!) {\n    suggestRelations(entityId: $entityId) {\n      suggested\n    }\n  }\n"): (typeof documents)["\n  mutation SuggestRelations($entityId: ID!) {\n    suggestRelations(entityId: $entityId) {\n      suggested\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RelatedEntityConfig {\n    relatedEntityConfig {\n      relationshipTypes\n      maxDepth\n      includeUpstream\n    }\n  }\n"): (typeof documents)["\n  query RelatedEntityConfig {\n    relatedEntityConfig {\n      relationshipTypes\n      maxDepth\n      includeUpstream\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateRelatedEntityConfig($relationshipTypes: [String!]!, $maxDepth: Int!, $includeUpstream: Boolean!) {\n    updateRelatedEntityConfig(\n      relationshipTypes: $relationshipTypes\n      maxDepth: $maxDepth\n      includeUpstream: $includeUpstream\n    ) {\n      relationshipTypes\n      maxDepth\n      includeUpstream\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateRelatedEntityConfig($relationshipTypes: [String!]!, $maxDepth: Int!, $includeUpstream: Boolean!) {\n    updateRelatedEntityConfig(\n      relationshipTypes: $relationshipTypes\n      maxDepth: $maxDepth\n      includeUpstream: $includeUpstream\n    ) {\n      relationshipTypes\n      maxDepth\n      includeUpstream\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AlarmCounts(\n    $groupBy: AlarmCountField!\n    $range: DateRange!\n    $timezone: String!\n    $criteria: [CriterionInput!]\n    $hourOfWeek: Int\n  ) {\n    alarmCounts(\n      groupBy: $groupBy\n      range: $range\n      timezone: $timezone\n      criteria: $criteria\n      hourOfWeek: $hourOfWeek\n    ) {\n      rows {\n        value\n        label\n        externalSystemId\n        instances\n        alarms\n        timeInAlarm\n        share\n        cumulativeShare\n      }\n      total {\n        instances\n        alarms\n        timeInAlarm\n      }\n    }\n  }\n"): (typeof documents)["\n  query AlarmCounts(\n    $groupBy: AlarmCountField!\n    $range: DateRange!\n    $timezone: String!\n    $criteria: [CriterionInput!]\n    $hourOfWeek: Int\n  ) {\n    alarmCounts(\n      groupBy: $groupBy\n      range: $range\n      timezone: $timezone\n      criteria: $criteria\n      hourOfWeek: $hourOfWeek\n    ) {\n      rows {\n        value\n        label\n        externalSystemId\n        instances\n        alarms\n        timeInAlarm\n        share\n        cumulativeShare\n      }\n      total {\n        instances\n        alarms\n        timeInAlarm\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AlarmInstanceTrend(\n    $range: DateRange!\n    $timezone: String!\n    $criteria: [CriterionInput!]\n    $hourOfWeek: Int\n  ) {\n    alarmInstanceTrend(range: $range, timezone: $timezone, criteria: $criteria, hourOfWeek: $hourOfWeek) {\n      date\n      count\n    }\n  }\n"): (typeof documents)["\n  query AlarmInstanceTrend(\n    $range: DateRange!\n    $timezone: String!\n    $criteria: [CriterionInput!]\n    $hourOfWeek: Int\n  ) {\n    alarmInstanceTrend(range: $range, timezone: $timezone, criteria: $criteria, hourOfWeek: $hourOfWeek) {\n      date\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AlarmReport($range: DateRange!, $timezone: String!, $criteria: [CriterionInput!]) {\n    alarmReport(range: $range, timezone: $timezone, criteria: $criteria) {\n      rows {\n        rank\n        alarmId\n        displayId\n        name\n        externalSystemId\n        instances\n        share\n        cumulativeShare\n        timeInAlarm\n        chatteringCount\n        fleetingCount\n        staleCount\n        workCount\n        openTicket {\n          id\n          displayId\n          state\n          assignee {\n            id\n            displayName\n          }\n        }\n        ownerTeams\n        fix {\n          kind\n          count\n          of\n          seconds\n          spread\n          unit\n          timeShare\n        }\n      }\n      total {\n        instances\n      }\n    }\n  }\n"): (typeof documents)["\n  query AlarmReport($range: DateRange!, $timezone: String!, $criteria: [CriterionInput!]) {\n    alarmReport(range: $range, timezone: $timezone, criteria: $criteria) {\n      rows {\n        rank\n        alarmId\n        displayId\n        name\n        externalSystemId\n        instances\n        share\n        cumulativeShare\n        timeInAlarm\n        chatteringCount\n        fleetingCount\n        staleCount\n        workCount\n        openTicket {\n          id\n          displayId\n          state\n          assignee {\n            id\n            displayName\n          }\n        }\n        ownerTeams\n        fix {\n          kind\n          count\n          of\n          seconds\n          spread\n          unit\n          timeShare\n        }\n      }\n      total {\n        instances\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RoleFields on Role {\n    role\n    name\n    description\n    customRoleId\n    permissions {\n      area\n      actions\n    }\n    version\n    isGivable\n    peopleCount\n    people {\n      userId\n      displayName\n      status\n    }\n  }\n"): (typeof documents)["\n  fragment RoleFields on Role {\n    role\n    name\n    description\n    customRoleId\n    permissions {\n      area\n      actions\n    }\n    version\n    isGivable\n    peopleCount\n    people {\n      userId\n      displayName\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Roles {\n    getRoles {\n      ...RoleFields\n    }\n  }\n"): (typeof documents)["\n  query Roles {\n    getRoles {\n      ...RoleFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateRole($input: RoleInput!) {\n    createRole(input: $input) {\n      ...RoleFields\n    }\n  }\n"): (typeof documents)["\n  mutation CreateRole($input: RoleInput!) {\n    createRole(input: $input) {\n      ...RoleFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateRole($customRoleId: ID!, $input: RoleInput!, $expectedVersion: String) {\n    updateRole(customRoleId: $customRoleId, input: $input, expectedVersion: $expectedVersion) {\n      ...RoleFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateRole($customRoleId: ID!, $input: RoleInput!, $expectedVersion: String) {\n    updateRole(customRoleId: $customRoleId, input: $input, expectedVersion: $expectedVersion) {\n      ...RoleFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteRole($customRoleId: ID!) {\n    deleteRole(customRoleId: $customRoleId) {\n      customRoleId\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteRole($customRoleId: ID!) {\n    deleteRole(customRoleId: $customRoleId) {\n      customRoleId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RuleRow on AutomationRule {\n    id\n    name\n    executionOrder\n    state\n    pauseReason\n    pausedAt\n    sentence\n    isComplete\n    lastError\n    lastExecutionAt\n    executionCount\n    waitingCount\n    version\n  }\n"): (typeof documents)["\n  fragment RuleRow on AutomationRule {\n    id\n    name\n    executionOrder\n    state\n    pauseReason\n    pausedAt\n    sentence\n    isComplete\n    lastError\n    lastExecutionAt\n    executionCount\n    waitingCount\n    version\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RuleFields on AutomationRule {\n    ...RuleRow\n    description\n    pausesInFlood\n    excludeIds\n    trigger {\n      type\n      status\n    }\n    schedule {\n      every\n      unit\n      startDate\n      weekdays\n      from\n      to\n      timezone\n      leavesOutHolidays\n    }\n    criteria {\n      field\n      isExclusion\n      values\n    }\n    assetCriteria {\n      field\n      isExclusion\n      values\n    }\n    delay {\n      days\n      hours\n      minutes\n    }\n    actions {\n      type\n      objectiveTemplate\n      assigneeId\n      teamId\n      dueInHours\n      externalSystemId\n      values\n      durationMinutes\n      reason\n      status\n      priority\n      userIds\n      teamIds\n      channels\n    }\n    problems {\n      path\n      message\n    }\n  }\n"): (typeof documents)["\n  fragment RuleFields on AutomationRule {\n    ...RuleRow\n    description\n    pausesInFlood\n    excludeIds\n    trigger {\n      type\n      status\n    }\n    schedule {\n      every\n      unit\n      startDate\n      weekdays\n      from\n      to\n      timezone\n      leavesOutHolidays\n    }\n    criteria {\n      field\n      isExclusion\n      values\n    }\n    assetCriteria {\n      field\n      isExclusion\n      values\n    }\n    delay {\n      days\n      hours\n      minutes\n    }\n    actions {\n      type\n      objectiveTemplate\n      assigneeId\n      teamId\n      dueInHours\n      externalSystemId\n      values\n      durationMinutes\n      reason\n      status\n      priority\n      userIds\n      teamIds\n      channels\n    }\n    problems {\n      path\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AutomationRules($where: AutomationRulesWhere, $limit: Int, $offset: Int) {\n    automationRulesAndCount(where: $where, limit: $limit, offset: $offset) {\n      automationRules {\n        ...RuleRow\n      }\n      count\n    }\n  }\n"): (typeof documents)["\n  query AutomationRules($where: AutomationRulesWhere, $limit: Int, $offset: Int) {\n    automationRulesAndCount(where: $where, limit: $limit, offset: $offset) {\n      automationRules {\n        ...RuleRow\n      }\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AutomationRule($id: ID!) {\n    automationRule(id: $id) {\n      ...RuleFields\n    }\n  }\n"): (typeof documents)["\n  query AutomationRule($id: ID!) {\n    automationRule(id: $id) {\n      ...RuleFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateAutomationRule($input: AutomationRuleInput!) {\n    createAutomationRule(input: $input) {\n      ...RuleFields\n    }\n  }\n"): (typeof documents)["\n  mutation CreateAutomationRule($input: AutomationRuleInput!) {\n    createAutomationRule(input: $input) {\n      ...RuleFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAutomationRule($id: ID!, $input: AutomationRuleInput!, $expectedVersion: Int) {\n    updateAutomationRule(id: $id, input: $input, expectedVersion: $expectedVersion) {\n      ...RuleFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateAutomationRule($id: ID!, $input: AutomationRuleInput!, $expectedVersion: Int) {\n    updateAutomationRule(id: $id, input: $input, expectedVersion: $expectedVersion) {\n      ...RuleFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReorderAutomationRules($ids: [ID!]!) {\n    reorderAutomationRules(ids: $ids) {\n      id\n      executionOrder\n    }\n  }\n"): (typeof documents)["\n  mutation ReorderAutomationRules($ids: [ID!]!) {\n    reorderAutomationRules(ids: $ids) {\n      id\n      executionOrder\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAutomationRule($id: ID!) {\n    deleteAutomationRule(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteAutomationRule($id: ID!) {\n    deleteAutomationRule(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CloneAutomationRule($id: ID!) {\n    cloneAutomationRule(id: $id) {\n      ...RuleRow\n    }\n  }\n"): (typeof documents)["\n  mutation CloneAutomationRule($id: ID!) {\n    cloneAutomationRule(id: $id) {\n      ...RuleRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EnableAutomationRule($id: ID!) {\n    enableAutomationRule(id: $id) {\n      ...RuleRow\n    }\n  }\n"): (typeof documents)["\n  mutation EnableAutomationRule($id: ID!) {\n    enableAutomationRule(id: $id) {\n      ...RuleRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DisableAutomationRule($id: ID!) {\n    disableAutomationRule(id: $id) {\n      ...RuleRow\n    }\n  }\n"): (typeof documents)["\n  mutation DisableAutomationRule($id: ID!) {\n    disableAutomationRule(id: $id) {\n      ...RuleRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PauseAutomationRule($id: ID!) {\n    pauseAutomationRule(id: $id) {\n      ...RuleRow\n    }\n  }\n"): (typeof documents)["\n  mutation PauseAutomationRule($id: ID!) {\n    pauseAutomationRule(id: $id) {\n      ...RuleRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResumeAutomationRule($id: ID!) {\n    resumeAutomationRule(id: $id) {\n      ...RuleRow\n    }\n  }\n"): (typeof documents)["\n  mutation ResumeAutomationRule($id: ID!) {\n    resumeAutomationRule(id: $id) {\n      ...RuleRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExcludeAlarmFromAutomationRule($id: ID!, $alarmId: ID!, $isExcluded: Boolean) {\n    excludeAlarmFromAutomationRule(id: $id, alarmId: $alarmId, isExcluded: $isExcluded) {\n      id\n      excludeIds\n      version\n    }\n  }\n"): (typeof documents)["\n  mutation ExcludeAlarmFromAutomationRule($id: ID!, $alarmId: ID!, $isExcluded: Boolean) {\n    excludeAlarmFromAutomationRule(id: $id, alarmId: $alarmId, isExcluded: $isExcluded) {\n      id\n      excludeIds\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AutomationRulesOfAlarm($alarmId: ID!) {\n    automationRulesOfAlarm(alarmId: $alarmId) {\n      isExcluded\n      dueAt\n      rule {\n        id\n        name\n        state\n        sentence\n      }\n    }\n  }\n"): (typeof documents)["\n  query AutomationRulesOfAlarm($alarmId: ID!) {\n    automationRulesOfAlarm(alarmId: $alarmId) {\n      isExcluded\n      dueAt\n      rule {\n        id\n        name\n        state\n        sentence\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AutomationRuleLog($where: AutomationRuleLogWhere, $limit: Int, $offset: Int) {\n    automationRuleLogAndCount(where: $where, limit: $limit, offset: $offset) {\n      entries {\n        id\n        at\n        alarmId\n        alarmName\n        externalSystemId\n        outcome\n        action\n        reason\n        workTicketId\n      }\n      count\n    }\n  }\n"): (typeof documents)["\n  query AutomationRuleLog($where: AutomationRuleLogWhere, $limit: Int, $offset: Int) {\n    automationRuleLogAndCount(where: $where, limit: $limit, offset: $offset) {\n      entries {\n        id\n        at\n        alarmId\n        alarmName\n        externalSystemId\n        outcome\n        action\n        reason\n        workTicketId\n      }\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DryRunAutomationRule($input: AutomationRuleInput!, $excludeIds: [ID!], $days: Int, $timezone: String) {\n    dryRunAutomationRule(input: $input, excludeIds: $excludeIds, days: $days, timezone: $timezone) {\n      timezone\n      entries\n      entryAlarms\n      matched\n      outsideSchedule\n      left\n      waiting\n      snoozed\n      acted\n      alarms\n      tickets\n      duplicatesAvoided\n      recipients\n      notifications\n      nights\n      peopleWoken\n      firstPauseAt\n      pauses\n      assumedWorkHours\n      unknownCriteria\n      days {\n        date\n        acted\n        tickets\n        duplicatesAvoided\n      }\n      firings {\n        alarmId\n        alarmName\n        externalSystemId\n        triggeredAt\n        firesAt\n        outcome\n        hasTicket\n      }\n    }\n  }\n"): (typeof documents)["\n  query DryRunAutomationRule($input: AutomationRuleInput!, $excludeIds: [ID!], $days: Int, $timezone: String) {\n    dryRunAutomationRule(input: $input, excludeIds: $excludeIds, days: $days, timezone: $timezone) {\n      timezone\n      entries\n      entryAlarms\n      matched\n      outsideSchedule\n      left\n      waiting\n      snoozed\n      acted\n      alarms\n      tickets\n      duplicatesAvoided\n      recipients\n      notifications\n      nights\n      peopleWoken\n      firstPauseAt\n      pauses\n      assumedWorkHours\n      unknownCriteria\n      days {\n        date\n        acted\n        tickets\n        duplicatesAvoided\n      }\n      firings {\n        alarmId\n        alarmName\n        externalSystemId\n        triggeredAt\n        firesAt\n        outcome\n        hasTicket\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HolidayCount {\n    holidays {\n      id\n    }\n  }\n"): (typeof documents)["\n  query HolidayCount {\n    holidays {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReleaseInfo {\n    getReleaseInfo {\n      version\n      commit\n      builtAt\n    }\n  }\n"): (typeof documents)["\n  query ReleaseInfo {\n    getReleaseInfo {\n      version\n      commit\n      builtAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateProfile($isIntegrationStatusAlertEmailsEnabled: Boolean!) {\n    updateProfile(isIntegrationStatusAlertEmailsEnabled: $isIntegrationStatusAlertEmailsEnabled) {\n      isIntegrationStatusAlertEmailsEnabled\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateProfile($isIntegrationStatusAlertEmailsEnabled: Boolean!) {\n    updateProfile(isIntegrationStatusAlertEmailsEnabled: $isIntegrationStatusAlertEmailsEnabled) {\n      isIntegrationStatusAlertEmailsEnabled\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmEmailChange($token: String!) {\n    confirmEmailChange(token: $token) {\n      id\n      email {\n        address\n        isVerified\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmEmailChange($token: String!) {\n    confirmEmailChange(token: $token) {\n      id\n      email {\n        address\n        isVerified\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendEmailChange($email: String!, $password: String!) {\n    sendEmailChange(email: $email, password: $password)\n  }\n"): (typeof documents)["\n  mutation SendEmailChange($email: String!, $password: String!) {\n    sendEmailChange(email: $email, password: $password)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Factors {\n    me {\n      factors {\n        id\n        kind\n        name\n        createdAt\n        lastUsedAt\n      }\n      recoveryCodesLeft\n      canUsePasskeys\n      user {\n        id\n        isSso\n      }\n    }\n  }\n"): (typeof documents)["\n  query Factors {\n    me {\n      factors {\n        id\n        kind\n        name\n        createdAt\n        lastUsedAt\n      }\n      recoveryCodesLeft\n      canUsePasskeys\n      user {\n        id\n        isSso\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveFactor($id: ID!, $password: String) {\n    removeFactor(id: $id, password: $password)\n  }\n"): (typeof documents)["\n  mutation RemoveFactor($id: ID!, $password: String) {\n    removeFactor(id: $id, password: $password)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateRecoveryCodes($password: String) {\n    createRecoveryCodes(password: $password)\n  }\n"): (typeof documents)["\n  mutation CreateRecoveryCodes($password: String) {\n    createRecoveryCodes(password: $password)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveAvatar {\n    removeAvatar {\n      id\n      avatarUrl\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveAvatar {\n    removeAvatar {\n      id\n      avatarUrl\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Sessions {\n    sessions {\n      id\n      createdAt\n      lastSeenAt\n      device\n      network\n      isCurrent\n    }\n  }\n"): (typeof documents)["\n  query Sessions {\n    sessions {\n      id\n      createdAt\n      lastSeenAt\n      device\n      network\n      isCurrent\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeSession($id: ID!) {\n    revokeSession(id: $id)\n  }\n"): (typeof documents)["\n  mutation RevokeSession($id: ID!) {\n    revokeSession(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeOtherSessions {\n    revokeOtherSessions\n  }\n"): (typeof documents)["\n  mutation RevokeOtherSessions {\n    revokeOtherSessions\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendPhoneVerification {\n    sendPhoneVerification\n  }\n"): (typeof documents)["\n  mutation SendPhoneVerification {\n    sendPhoneVerification\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyPhone($code: String!) {\n    verifyPhone(code: $code)\n  }\n"): (typeof documents)["\n  mutation VerifyPhone($code: String!) {\n    verifyPhone(code: $code)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Profile {\n    me {\n      canVerifyPhone\n      isIntegrationStatusAlertEmailsEnabled\n      landingPage\n      landingPageLens\n      user {\n        id\n        firstName\n        lastName\n        displayName\n        role\n        company\n        avatarUrl\n        isSso\n        isPushNotificationEnabled\n        phone {\n          number\n          isVerified\n        }\n        email {\n          address\n          isVerified\n          isSubscribed\n          forwarding {\n            isEnabled\n            recipient\n            until\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Profile {\n    me {\n      canVerifyPhone\n      isIntegrationStatusAlertEmailsEnabled\n      landingPage\n      landingPageLens\n      user {\n        id\n        firstName\n        lastName\n        displayName\n        role\n        company\n        avatarUrl\n        isSso\n        isPushNotificationEnabled\n        phone {\n          number\n          isVerified\n        }\n        email {\n          address\n          isVerified\n          isSubscribed\n          forwarding {\n            isEnabled\n            recipient\n            until\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateUser($input: UpdateUserInput!) {\n    updateUser(input: $input) {\n      id\n      displayName\n      firstName\n      lastName\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateUser($input: UpdateUserInput!) {\n    updateUser(input: $input) {\n      id\n      displayName\n      firstName\n      lastName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAlarmPropertyConfiguration(\n    $name: String!\n    $label: String\n    $isVisible: Boolean\n    $isMulti: Boolean\n    $isEditable: Boolean\n    $hasLocations: Boolean\n  ) {\n    updateAlarmPropertyConfiguration(\n      name: $name\n      label: $label\n      isVisible: $isVisible\n      isMulti: $isMulti\n      isEditable: $isEditable\n      hasLocations: $hasLocations\n    ) {\n      ...PropertyDefinitionFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateAlarmPropertyConfiguration(\n    $name: String!\n    $label: String\n    $isVisible: Boolean\n    $isMulti: Boolean\n    $isEditable: Boolean\n    $hasLocations: Boolean\n  ) {\n    updateAlarmPropertyConfiguration(\n      name: $name\n      label: $label\n      isVisible: $isVisible\n      isMulti: $isMulti\n      isEditable: $isEditable\n      hasLocations: $hasLocations\n    ) {\n      ...PropertyDefinitionFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAlarmConfig($definitions: [AlarmPropertyDefinitionInput!]!) {\n    updateAlarmConfig(definitions: $definitions) {\n      definitions {\n        ...PropertyDefinitionFields\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateAlarmConfig($definitions: [AlarmPropertyDefinitionInput!]!) {\n    updateAlarmConfig(definitions: $definitions) {\n      definitions {\n        ...PropertyDefinitionFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AlarmPropertyValues($type: String!, $search: String, $limit: Int, $offset: Int) {\n    alarmPropertiesAndCount(where: { type: $type, search: $search }, limit: $limit, offset: $offset) {\n      alarmProperties {\n        value\n        alarmCount\n      }\n      count\n    }\n  }\n"): (typeof documents)["\n  query AlarmPropertyValues($type: String!, $search: String, $limit: Int, $offset: Int) {\n    alarmPropertiesAndCount(where: { type: $type, search: $search }, limit: $limit, offset: $offset) {\n      alarmProperties {\n        value\n        alarmCount\n      }\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddAlarmProperties($type: String!, $values: [String!]!) {\n    addAlarmProperties(type: $type, values: $values) {\n      added\n    }\n  }\n"): (typeof documents)["\n  mutation AddAlarmProperties($type: String!, $values: [String!]!) {\n    addAlarmProperties(type: $type, values: $values) {\n      added\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAlarmProperty($type: String!, $value: String!, $newValue: String!) {\n    result: updateAlarmProperty(type: $type, value: $value, newValue: $newValue) {\n      ...BulkOutcome\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateAlarmProperty($type: String!, $value: String!, $newValue: String!) {\n    result: updateAlarmProperty(type: $type, value: $value, newValue: $newValue) {\n      ...BulkOutcome\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MergeAlarmProperty($type: String!, $from: [String!]!, $to: String!) {\n    result: mergeAlarmProperty(type: $type, from: $from, to: $to) {\n      ...BulkOutcome\n    }\n  }\n"): (typeof documents)["\n  mutation MergeAlarmProperty($type: String!, $from: [String!]!, $to: String!) {\n    result: mergeAlarmProperty(type: $type, from: $from, to: $to) {\n      ...BulkOutcome\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CustomAlarmStatuses {\n    alarmStatusesCustom {\n      name\n      alarmCount\n    }\n  }\n"): (typeof documents)["\n  query CustomAlarmStatuses {\n    alarmStatusesCustom {\n      name\n      alarmCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateAlarmStatus($name: String!) {\n    createAlarmStatus(name: $name) {\n      name\n      isCustom\n    }\n  }\n"): (typeof documents)["\n  mutation CreateAlarmStatus($name: String!) {\n    createAlarmStatus(name: $name) {\n      name\n      isCustom\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAlarmStatus($name: String!, $newName: String!) {\n    updateAlarmStatus(name: $name, newName: $newName) {\n      name\n      isCustom\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateAlarmStatus($name: String!, $newName: String!) {\n    updateAlarmStatus(name: $name, newName: $newName) {\n      name\n      isCustom\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveAlarmStatus($name: String!) {\n    removeAlarmStatus(name: $name) {\n      name\n      affected\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveAlarmStatus($name: String!) {\n    removeAlarmStatus(name: $name) {\n      name\n      affected\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FactorPolicy {\n    me {\n      customer {\n        id\n        isMFAEnabled\n      }\n    }\n  }\n"): (typeof documents)["\n  query FactorPolicy {\n    me {\n      customer {\n        id\n        isMFAEnabled\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateMfaEnabled($customerId: ID!, $isMFAEnabled: Boolean!) {\n    updateMfaEnabled(customerId: $customerId, isMFAEnabled: $isMFAEnabled)\n  }\n"): (typeof documents)["\n  mutation UpdateMfaEnabled($customerId: ID!, $isMFAEnabled: Boolean!) {\n    updateMfaEnabled(customerId: $customerId, isMFAEnabled: $isMFAEnabled)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SsoFields on SsoConfiguration {\n    emailDomain\n    identifier\n    entityId\n    providerEntityId\n    ssoUrl\n    logoutUrl\n    certificate\n    certificateExpiresAt\n    isCertificateExpiring\n  }\n"): (typeof documents)["\n  fragment SsoFields on SsoConfiguration {\n    emailDomain\n    identifier\n    entityId\n    providerEntityId\n    ssoUrl\n    logoutUrl\n    certificate\n    certificateExpiresAt\n    isCertificateExpiring\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OidcFields on OidcConfiguration {\n    emailDomain\n    identifier\n    issuer\n    clientId\n  }\n"): (typeof documents)["\n  fragment OidcFields on OidcConfiguration {\n    emailDomain\n    identifier\n    issuer\n    clientId\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SsoDomains($customerId: ID!) {\n    getEmailDomainsPerCustomer(customerId: $customerId)\n    me {\n      customer {\n        id\n        isSSOEnabled\n      }\n    }\n  }\n"): (typeof documents)["\n  query SsoDomains($customerId: ID!) {\n    getEmailDomainsPerCustomer(customerId: $customerId)\n    me {\n      customer {\n        id\n        isSSOEnabled\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SsoProvider($emailDomain: String!) {\n    getSsoProvider(emailDomain: $emailDomain) {\n      emailDomain\n      saml {\n        ...SsoFields\n      }\n      oidc {\n        ...OidcFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query SsoProvider($emailDomain: String!) {\n    getSsoProvider(emailDomain: $emailDomain) {\n      emailDomain\n      saml {\n        ...SsoFields\n      }\n      oidc {\n        ...OidcFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetupSso($emailDomain: String!, $ssoConfig: SsoConfigInput!, $customerId: ID!) {\n    setupSso(emailDomain: $emailDomain, ssoConfig: $ssoConfig, customerId: $customerId) {\n      ...SsoFields\n    }\n  }\n"): (typeof documents)["\n  mutation SetupSso($emailDomain: String!, $ssoConfig: SsoConfigInput!, $customerId: ID!) {\n    setupSso(emailDomain: $emailDomain, ssoConfig: $ssoConfig, customerId: $customerId) {\n      ...SsoFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSso($emailDomain: String!, $ssoConfig: SsoConfigInput!) {\n    updateSsoConfig(emailDomain: $emailDomain, ssoConfig: $ssoConfig) {\n      ...SsoFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateSso($emailDomain: String!, $ssoConfig: SsoConfigInput!) {\n    updateSsoConfig(emailDomain: $emailDomain, ssoConfig: $ssoConfig) {\n      ...SsoFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetupOidc($emailDomain: String!, $oidcConfig: OidcConfigInput!, $customerId: ID!) {\n    setupOidc(emailDomain: $emailDomain, oidcConfig: $oidcConfig, customerId: $customerId) {\n      ...OidcFields\n    }\n  }\n"): (typeof documents)["\n  mutation SetupOidc($emailDomain: String!, $oidcConfig: OidcConfigInput!, $customerId: ID!) {\n    setupOidc(emailDomain: $emailDomain, oidcConfig: $oidcConfig, customerId: $customerId) {\n      ...OidcFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateOidc($emailDomain: String!, $oidcConfig: OidcConfigInput!) {\n    updateOidcConfig(emailDomain: $emailDomain, oidcConfig: $oidcConfig) {\n      ...OidcFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateOidc($emailDomain: String!, $oidcConfig: OidcConfigInput!) {\n    updateOidcConfig(emailDomain: $emailDomain, oidcConfig: $oidcConfig) {\n      ...OidcFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteSso($emailDomain: String!) {\n    deleteSsoConfig(emailDomain: $emailDomain)\n  }\n"): (typeof documents)["\n  mutation DeleteSso($emailDomain: String!) {\n    deleteSsoConfig(emailDomain: $emailDomain)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSsoEnabled($customerId: ID!, $isSSOEnabled: Boolean!) {\n    updateSsoEnabled(customerId: $customerId, isSSOEnabled: $isSSOEnabled)\n  }\n"): (typeof documents)["\n  mutation UpdateSsoEnabled($customerId: ID!, $isSSOEnabled: Boolean!) {\n    updateSsoEnabled(customerId: $customerId, isSSOEnabled: $isSSOEnabled)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SupportRequests($limit: Int!, $offset: Int!) {\n    supportRequests(limit: $limit, offset: $offset) {\n      id\n      customerName\n      personName\n      personEmail\n      subject\n      description\n      page\n      version\n      createdAt\n    }\n  }\n"): (typeof documents)["\n  query SupportRequests($limit: Int!, $offset: Int!) {\n    supportRequests(limit: $limit, offset: $offset) {\n      id\n      customerName\n      personName\n      personEmail\n      subject\n      description\n      page\n      version\n      createdAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LocationFields on Location {\n    id\n    name\n    alarmProperties {\n      name\n      values\n    }\n  }\n"): (typeof documents)["\n  fragment LocationFields on Location {\n    id\n    name\n    alarmProperties {\n      name\n      values\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Locations($nameLike: String) {\n    locations(nameLike: $nameLike) {\n      ...LocationFields\n    }\n  }\n"): (typeof documents)["\n  query Locations($nameLike: String) {\n    locations(nameLike: $nameLike) {\n      ...LocationFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateLocation($input: LocationInput!) {\n    createLocation(input: $input) {\n      ...LocationFields\n    }\n  }\n"): (typeof documents)["\n  mutation CreateLocation($input: LocationInput!) {\n    createLocation(input: $input) {\n      ...LocationFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateLocation($id: ID!, $input: LocationInput!) {\n    updateLocation(id: $id, input: $input) {\n      ...LocationFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateLocation($id: ID!, $input: LocationInput!) {\n    updateLocation(id: $id, input: $input) {\n      ...LocationFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteLocation($id: ID!) {\n    deleteLocation(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteLocation($id: ID!) {\n    deleteLocation(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TeamMembers($teamIds: [ID!]!) {\n    teamMembers(teamIds: $teamIds) {\n      teamId\n      userId\n      displayName\n      title\n      role\n      user {\n        id\n        email {\n          address\n        }\n        lastActiveAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query TeamMembers($teamIds: [ID!]!) {\n    teamMembers(teamIds: $teamIds) {\n      teamId\n      userId\n      displayName\n      title\n      role\n      user {\n        id\n        email {\n          address\n        }\n        lastActiveAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TeamDetails on Team {\n    ...TeamFields\n    isAllBuildings\n    myRole\n    buildings {\n      id\n      name\n    }\n    locations {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment TeamDetails on Team {\n    ...TeamFields\n    isAllBuildings\n    myRole\n    buildings {\n      id\n      name\n    }\n    locations {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Team($id: ID!) {\n    teams(ids: [$id]) {\n      ...TeamDetails\n    }\n  }\n"): (typeof documents)["\n  query Team($id: ID!) {\n    teams(ids: [$id]) {\n      ...TeamDetails\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TeamViews($where: TeamViewsWhere, $limit: Int, $offset: Int) {\n    teamViews(where: $where, orderBy: TEAM_NAME, limit: $limit, offset: $offset) {\n      teamId\n      teamName\n      locationNames\n      teamMemberCount\n      lastTeamMemberActiveAt\n      createdBy\n    }\n    teamViewCount(where: $where)\n  }\n"): (typeof documents)["\n  query TeamViews($where: TeamViewsWhere, $limit: Int, $offset: Int) {\n    teamViews(where: $where, orderBy: TEAM_NAME, limit: $limit, offset: $offset) {\n      teamId\n      teamName\n      locationNames\n      teamMemberCount\n      lastTeamMemberActiveAt\n      createdBy\n    }\n    teamViewCount(where: $where)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Buildings($nameLike: String) {\n    buildingsAndCount(where: { nameLike: $nameLike }) {\n      buildings {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query Buildings($nameLike: String) {\n    buildingsAndCount(where: { nameLike: $nameLike }) {\n      buildings {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveTeamPlaces($id: ID!, $locationIds: [ID!]!, $buildingIds: [ID!]!, $input: TeamInput!) {\n    associateTeamAttributes(teamId: $id, locationIds: $locationIds, buildingIds: $buildingIds) {\n      id\n    }\n    updateTeam(id: $id, input: $input) {\n      ...TeamDetails\n    }\n  }\n"): (typeof documents)["\n  mutation SaveTeamPlaces($id: ID!, $locationIds: [ID!]!, $buildingIds: [ID!]!, $input: TeamInput!) {\n    associateTeamAttributes(teamId: $id, locationIds: $locationIds, buildingIds: $buildingIds) {\n      id\n    }\n    updateTeam(id: $id, input: $input) {\n      ...TeamDetails\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PeopleByName($nameLike: String) {\n    usersByTeamIds(nameLike: $nameLike) {\n      id\n      displayName\n      role\n    }\n  }\n"): (typeof documents)["\n  query PeopleByName($nameLike: String) {\n    usersByTeamIds(nameLike: $nameLike) {\n      id\n      displayName\n      role\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateTeam($name: String!) {\n    createTeam(name: $name) {\n      ...TeamDetails\n    }\n  }\n"): (typeof documents)["\n  mutation CreateTeam($name: String!) {\n    createTeam(name: $name) {\n      ...TeamDetails\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateTeam($id: ID!, $input: TeamInput!) {\n    updateTeam(id: $id, input: $input) {\n      ...TeamDetails\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateTeam($id: ID!, $input: TeamInput!) {\n    updateTeam(id: $id, input: $input) {\n      ...TeamDetails\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteTeam($id: ID!) {\n    deleteTeam(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteTeam($id: ID!) {\n    deleteTeam(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateTeamAlarmFilters($teamId: ID!, $alarmOptions: [CriterionInput!]!) {\n    updateTeamAlarmFilters(teamId: $teamId, alarmOptions: $alarmOptions) {\n      ...TeamDetails\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateTeamAlarmFilters($teamId: ID!, $alarmOptions: [CriterionInput!]!) {\n    updateTeamAlarmFilters(teamId: $teamId, alarmOptions: $alarmOptions) {\n      ...TeamDetails\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddTeamMember($teamId: ID!, $userId: ID!, $role: TeamMemberRole!) {\n    addTeamMember(teamId: $teamId, userId: $userId, role: $role) {\n      teamId\n      userId\n      role\n    }\n  }\n"): (typeof documents)["\n  mutation AddTeamMember($teamId: ID!, $userId: ID!, $role: TeamMemberRole!) {\n    addTeamMember(teamId: $teamId, userId: $userId, role: $role) {\n      teamId\n      userId\n      role\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateTeamMember($teamId: ID!, $userId: ID!, $role: TeamMemberRole!) {\n    updateTeamMember(teamId: $teamId, userId: $userId, role: $role) {\n      teamId\n      userId\n      role\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateTeamMember($teamId: ID!, $userId: ID!, $role: TeamMemberRole!) {\n    updateTeamMember(teamId: $teamId, userId: $userId, role: $role) {\n      teamId\n      userId\n      role\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveTeamMember($teamId: ID!, $userId: ID!) {\n    removeTeamMember(teamId: $teamId, userId: $userId) {\n      userId\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveTeamMember($teamId: ID!, $userId: ID!) {\n    removeTeamMember(teamId: $teamId, userId: $userId) {\n      userId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ThroughputFields on AlarmThroughput {\n    externalSystem {\n      id\n      displayName\n      isActive\n    }\n    hours {\n      start\n      count\n    }\n    total\n    averagePerHour\n    lastAlarmHour\n    isLow\n    isSilent\n    thresholdHours\n  }\n"): (typeof documents)["\n  fragment ThroughputFields on AlarmThroughput {\n    externalSystem {\n      id\n      displayName\n      isActive\n    }\n    hours {\n      start\n      count\n    }\n    total\n    averagePerHour\n    lastAlarmHour\n    isLow\n    isSilent\n    thresholdHours\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Throughput($range: ThroughputRange!) {\n    alarmThroughput(range: $range) {\n      ...ThroughputFields\n    }\n  }\n"): (typeof documents)["\n  query Throughput($range: ThroughputRange!) {\n    alarmThroughput(range: $range) {\n      ...ThroughputFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateUser($input: CreateUserInput!) {\n    createUser(input: $input) {\n      id\n      status\n    }\n  }\n"): (typeof documents)["\n  mutation CreateUser($input: CreateUserInput!) {\n    createUser(input: $input) {\n      id\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendInviteUser($userId: ID!) {\n    resendInviteUser(userId: $userId) {\n      id\n      status\n      lastInviteTime\n    }\n  }\n"): (typeof documents)["\n  mutation ResendInviteUser($userId: ID!) {\n    resendInviteUser(userId: $userId) {\n      id\n      status\n      lastInviteTime\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VoidInviteUser($userId: ID!) {\n    voidInviteUser(userId: $userId) {\n      id\n      status\n    }\n  }\n"): (typeof documents)["\n  mutation VoidInviteUser($userId: ID!) {\n    voidInviteUser(userId: $userId) {\n      id\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Companies($where: CompaniesWhere) {\n    companiesAndCount(where: $where, limit: 50) {\n      companies {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query Companies($where: CompaniesWhere) {\n    companiesAndCount(where: $where, limit: 50) {\n      companies {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateCompany($name: String!) {\n    createCompany(name: $name) {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  mutation CreateCompany($name: String!) {\n    createCompany(name: $name) {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UserRow on User {\n    id\n    displayName\n    avatarUrl\n    email {\n      address\n    }\n    role\n    company\n    status\n    authRole\n    customRoleId\n    lastActiveAt\n    teams {\n      teamId\n      teamName\n      role\n    }\n    cursor\n    verbs\n  }\n"): (typeof documents)["\n  fragment UserRow on User {\n    id\n    displayName\n    avatarUrl\n    email {\n      address\n    }\n    role\n    company\n    status\n    authRole\n    customRoleId\n    lastActiveAt\n    teams {\n      teamId\n      teamName\n      role\n    }\n    cursor\n    verbs\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Users(\n    $where: UserWhere\n    $orderBy: [UserOrder!]\n    $sort: UserSort\n    $page: UserPage\n    $showActive: Boolean\n    $showVendors: Boolean\n    $showDisabled: Boolean\n    $showPending: Boolean\n  ) {\n    getUsers(\n      where: $where\n      orderBy: $orderBy\n      sort: $sort\n      page: $page\n      showActive: $showActive\n      showVendors: $showVendors\n      showDisabled: $showDisabled\n      showPending: $showPending\n    ) {\n      users {\n        ...UserRow\n      }\n      count\n    }\n  }\n"): (typeof documents)["\n  query Users(\n    $where: UserWhere\n    $orderBy: [UserOrder!]\n    $sort: UserSort\n    $page: UserPage\n    $showActive: Boolean\n    $showVendors: Boolean\n    $showDisabled: Boolean\n    $showPending: Boolean\n  ) {\n    getUsers(\n      where: $where\n      orderBy: $orderBy\n      sort: $sort\n      page: $page\n      showActive: $showActive\n      showVendors: $showVendors\n      showDisabled: $showDisabled\n      showPending: $showPending\n    ) {\n      users {\n        ...UserRow\n      }\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FoundPeople($nameLike: String!) {\n    getUsers(\n      where: { nameLike: $nameLike }\n      showVendors: true\n      showDisabled: true\n      showPending: true\n      page: { limit: 10 }\n    ) {\n      users {\n        id\n        displayName\n        email {\n          address\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query FoundPeople($nameLike: String!) {\n    getUsers(\n      where: { nameLike: $nameLike }\n      showVendors: true\n      showDisabled: true\n      showPending: true\n      page: { limit: 10 }\n    ) {\n      users {\n        id\n        displayName\n        email {\n          address\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UserTiles {\n    userTiles {\n      status\n      count\n    }\n  }\n"): (typeof documents)["\n  query UserTiles {\n    userTiles {\n      status\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UserDetails($id: ID!) {\n    getUsers(\n      where: { ids: [$id] }\n      showActive: true\n      showVendors: true\n      showDisabled: true\n      showPending: true\n      page: { limit: 1 }\n    ) {\n      users {\n        ...UserRow\n        firstName\n        lastName\n        companyId\n        phone {\n          number\n        }\n        changeable\n        isMFAEnabled\n        lastInviteTime\n        lastSignInTime\n      }\n    }\n  }\n"): (typeof documents)["\n  query UserDetails($id: ID!) {\n    getUsers(\n      where: { ids: [$id] }\n      showActive: true\n      showVendors: true\n      showDisabled: true\n      showPending: true\n      page: { limit: 1 }\n    ) {\n      users {\n        ...UserRow\n        firstName\n        lastName\n        companyId\n        phone {\n          number\n        }\n        changeable\n        isMFAEnabled\n        lastInviteTime\n        lastSignInTime\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RolesToGive {\n    getRoles {\n      role\n      name\n      description\n      customRoleId\n      canGive\n    }\n  }\n"): (typeof documents)["\n  query RolesToGive {\n    getRoles {\n      role\n      name\n      description\n      customRoleId\n      canGive\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Colleagues($nameLike: String) {\n    usersByTeamIds(nameLike: $nameLike) {\n      id\n      displayName\n      role\n    }\n  }\n"): (typeof documents)["\n  query Colleagues($nameLike: String) {\n    usersByTeamIds(nameLike: $nameLike) {\n      id\n      displayName\n      role\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetUserAccess($userId: ID!, $isEnabled: Boolean!) {\n    setUserAccess(userId: $userId, isEnabled: $isEnabled) {\n      id\n      status\n    }\n  }\n"): (typeof documents)["\n  mutation SetUserAccess($userId: ID!, $isEnabled: Boolean!) {\n    setUserAccess(userId: $userId, isEnabled: $isEnabled) {\n      id\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DisableUserMfa($userId: ID!) {\n    disableUserMFA(userId: $userId) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DisableUserMfa($userId: ID!) {\n    disableUserMFA(userId: $userId) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeUser($input: UpdateUserInput!) {\n    updateUser(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeUser($input: UpdateUserInput!) {\n    updateUser(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteUser($userId: ID!, $reassignTo: ID) {\n    deleteUser(userId: $userId, reassignTo: $reassignTo) {\n      id\n      reassigned\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteUser($userId: ID!, $reassignTo: ID) {\n    deleteUser(userId: $userId, reassignTo: $reassignTo) {\n      id\n      reassigned\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WorkResolution($input: WorkResolutionInput!) {\n    workResolutionTrend(input: $input) {\n      closed\n      resolved\n      unresolved\n      repeat\n      parts {\n        start\n        end\n        closed\n        resolved\n        unresolved\n        repeat\n      }\n    }\n    workResolutionClosedWork(input: $input) {\n      currentPeriod {\n        closed\n        resolved\n        unresolved\n        averageTimeToResolution\n        medianTimeToResolution\n      }\n      previousPeriod {\n        closed\n        resolved\n        unresolved\n        averageTimeToResolution\n        medianTimeToResolution\n      }\n    }\n    workResolutionRepeatWork(input: $input) {\n      currentPeriod {\n        closed\n        repeat\n        repeating\n        reissued\n      }\n      previousPeriod {\n        closed\n        repeat\n        repeating\n        reissued\n      }\n    }\n  }\n"): (typeof documents)["\n  query WorkResolution($input: WorkResolutionInput!) {\n    workResolutionTrend(input: $input) {\n      closed\n      resolved\n      unresolved\n      repeat\n      parts {\n        start\n        end\n        closed\n        resolved\n        unresolved\n        repeat\n      }\n    }\n    workResolutionClosedWork(input: $input) {\n      currentPeriod {\n        closed\n        resolved\n        unresolved\n        averageTimeToResolution\n        medianTimeToResolution\n      }\n      previousPeriod {\n        closed\n        resolved\n        unresolved\n        averageTimeToResolution\n        medianTimeToResolution\n      }\n    }\n    workResolutionRepeatWork(input: $input) {\n      currentPeriod {\n        closed\n        repeat\n        repeating\n        reissued\n      }\n      previousPeriod {\n        closed\n        repeat\n        repeating\n        reissued\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WorkResolutionGroups(\n    $input: WorkResolutionInput!\n    $groupBy: WorkResolutionGroupBy!\n    $attribute: String\n    $limit: Int!\n  ) {\n    workResolutionTrendGroupBy(input: $input, groupBy: $groupBy, groupByAlarmAttribute: $attribute, limit: $limit) {\n      groups {\n        value\n        label\n        closed\n        resolved\n        unresolved\n        repeat\n        parts {\n          start\n          end\n          closed\n        }\n      }\n      groupCount\n      total {\n        closed\n        resolved\n        unresolved\n        repeat\n      }\n    }\n  }\n"): (typeof documents)["\n  query WorkResolutionGroups(\n    $input: WorkResolutionInput!\n    $groupBy: WorkResolutionGroupBy!\n    $attribute: String\n    $limit: Int!\n  ) {\n    workResolutionTrendGroupBy(input: $input, groupBy: $groupBy, groupByAlarmAttribute: $attribute, limit: $limit) {\n      groups {\n        value\n        label\n        closed\n        resolved\n        unresolved\n        repeat\n        parts {\n          start\n          end\n          closed\n        }\n      }\n      groupCount\n      total {\n        closed\n        resolved\n        unresolved\n        repeat\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WorkReportRowFields on WorkResolutionReportRow {\n    id\n    displayId\n    externalId\n    externalSystemName\n    objective\n    createdAt\n    closedAt\n    isResolved\n    duration\n    isRunning\n    repeatCount\n    isRepeat\n    reissueCount\n    state\n    status\n    alarmCount\n    activeAlarmCount\n    alarmSourceIds\n    alarmAttributes {\n      name\n      values\n    }\n    creator {\n      id\n      displayName\n    }\n    creatorRule {\n      id\n      name\n      isDeleted\n    }\n    teams\n    timeToDispatch\n  }\n"): (typeof documents)["\n  fragment WorkReportRowFields on WorkResolutionReportRow {\n    id\n    displayId\n    externalId\n    externalSystemName\n    objective\n    createdAt\n    closedAt\n    isResolved\n    duration\n    isRunning\n    repeatCount\n    isRepeat\n    reissueCount\n    state\n    status\n    alarmCount\n    activeAlarmCount\n    alarmSourceIds\n    alarmAttributes {\n      name\n      values\n    }\n    creator {\n      id\n      displayName\n    }\n    creatorRule {\n      id\n      name\n      isDeleted\n    }\n    teams\n    timeToDispatch\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WorkResolutionTickets($input: WorkResolutionInput!, $orderBy: WorkTicketOrder, $limit: Int!, $offset: Int!) {\n    workResolutionTicketList(input: $input, orderBy: $orderBy, limit: $limit, offset: $offset) {\n      count\n      rows {\n        ...WorkReportRowFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query WorkResolutionTickets($input: WorkResolutionInput!, $orderBy: WorkTicketOrder, $limit: Int!, $offset: Int!) {\n    workResolutionTicketList(input: $input, orderBy: $orderBy, limit: $limit, offset: $offset) {\n      count\n      rows {\n        ...WorkReportRowFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WorkHistory($input: WorkHistoryInput!, $orderBy: WorkTicketOrder, $limit: Int!, $offset: Int!) {\n    workHistory(input: $input, orderBy: $orderBy, limit: $limit, offset: $offset) {\n      count\n      rows {\n        ...WorkReportRowFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query WorkHistory($input: WorkHistoryInput!, $orderBy: WorkTicketOrder, $limit: Int!, $offset: Int!) {\n    workHistory(input: $input, orderBy: $orderBy, limit: $limit, offset: $offset) {\n      count\n      rows {\n        ...WorkReportRowFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AlarmWork($ids: [ID!]!) {\n    fastAlarms(where: { ids: $ids }) {\n      id\n      workTickets {\n        id\n        displayId\n        objective\n        state\n        isResolved\n        isResolvedInferred\n        createdAt\n        closedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query AlarmWork($ids: [ID!]!) {\n    fastAlarms(where: { ids: $ids }) {\n      id\n      workTickets {\n        id\n        displayId\n        objective\n        state\n        isResolved\n        isResolvedInferred\n        createdAt\n        closedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateWork(\n    $details: WorkTicketDetailsInput!\n    $alarms: [ID!]!\n    $additionalDetails: JSON\n    $isDuplicateAccepted: Boolean\n  ) {\n    createWorkTicket(\n      details: $details\n      associatedAlarms: $alarms\n      additionalDetails: $additionalDetails\n      isDuplicateAccepted: $isDuplicateAccepted\n    ) {\n      workTicket {\n        id\n        displayId\n        externalSystem {\n          displayName\n        }\n      }\n      openTickets {\n        id\n        displayId\n        objective\n        verbs\n      }\n      openTicketCount\n    }\n  }\n"): (typeof documents)["\n  mutation CreateWork(\n    $details: WorkTicketDetailsInput!\n    $alarms: [ID!]!\n    $additionalDetails: JSON\n    $isDuplicateAccepted: Boolean\n  ) {\n    createWorkTicket(\n      details: $details\n      associatedAlarms: $alarms\n      additionalDetails: $additionalDetails\n      isDuplicateAccepted: $isDuplicateAccepted\n    ) {\n      workTicket {\n        id\n        displayId\n        externalSystem {\n          displayName\n        }\n      }\n      openTickets {\n        id\n        displayId\n        objective\n        verbs\n      }\n      openTicketCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateWork(\n    $id: ID!\n    $details: WorkTicketChangesInput\n    $additionalDetails: JSON\n    $expectedVersion: Int\n  ) {\n    updateWorkTicket(\n      id: $id\n      details: $details\n      additionalDetails: $additionalDetails\n      expectedVersion: $expectedVersion\n    ) {\n      ...WorkTile\n      problemDetails\n      verbs\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateWork(\n    $id: ID!\n    $details: WorkTicketChangesInput\n    $additionalDetails: JSON\n    $expectedVersion: Int\n  ) {\n    updateWorkTicket(\n      id: $id\n      details: $details\n      additionalDetails: $additionalDetails\n      expectedVersion: $expectedVersion\n    ) {\n      ...WorkTile\n      problemDetails\n      verbs\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeWorkState($id: ID!, $state: WorkTicketState!, $survey: WorkSurveyInput, $expectedVersion: Int) {\n    changeWorkTicketState(id: $id, state: $state, survey: $survey, expectedVersion: $expectedVersion) {\n      ...WorkTile\n      verbs\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeWorkState($id: ID!, $state: WorkTicketState!, $survey: WorkSurveyInput, $expectedVersion: Int) {\n    changeWorkTicketState(id: $id, state: $state, survey: $survey, expectedVersion: $expectedVersion) {\n      ...WorkTile\n      verbs\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BulkCloseWork($ids: [ID!], $status: WorkCloseStatus!, $completedWorkDetails: String!) {\n    bulkCloseWorkTickets(ids: $ids, status: $status, completedWorkDetails: $completedWorkDetails) {\n      taskId\n      affected\n      skipped\n      failures {\n        id\n        reason\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation BulkCloseWork($ids: [ID!], $status: WorkCloseStatus!, $completedWorkDetails: String!) {\n    bulkCloseWorkTickets(ids: $ids, status: $status, completedWorkDetails: $completedWorkDetails) {\n      taskId\n      affected\n      skipped\n      failures {\n        id\n        reason\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AttachAlarms($id: ID!, $alarmIds: [ID!]!) {\n    attachWorkTicketAlarms(id: $id, alarmIds: $alarmIds) {\n      ...WorkTile\n      verbs\n    }\n  }\n"): (typeof documents)["\n  mutation AttachAlarms($id: ID!, $alarmIds: [ID!]!) {\n    attachWorkTicketAlarms(id: $id, alarmIds: $alarmIds) {\n      ...WorkTile\n      verbs\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DetachAlarms($id: ID!, $alarmIds: [ID!]!) {\n    detachWorkTicketAlarms(id: $id, alarmIds: $alarmIds) {\n      ...WorkTile\n      verbs\n    }\n  }\n"): (typeof documents)["\n  mutation DetachAlarms($id: ID!, $alarmIds: [ID!]!) {\n    detachWorkTicketAlarms(id: $id, alarmIds: $alarmIds) {\n      ...WorkTile\n      verbs\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EscalateWork($id: ID!, $isEscalated: Boolean!) {\n    escalateWorkTicket(id: $id, isEscalated: $isEscalated) {\n      ...WorkTile\n      verbs\n    }\n  }\n"): (typeof documents)["\n  mutation EscalateWork($id: ID!, $isEscalated: Boolean!) {\n    escalateWorkTicket(id: $id, isEscalated: $isEscalated) {\n      ...WorkTile\n      verbs\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubmitReview($id: ID!, $note: String) {\n    submitWorkTicketForReview(id: $id, note: $note) {\n      ...WorkTile\n      verbs\n    }\n  }\n"): (typeof documents)["\n  mutation SubmitReview($id: ID!, $note: String) {\n    submitWorkTicketForReview(id: $id, note: $note) {\n      ...WorkTile\n      verbs\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerReview($id: ID!, $isApproved: Boolean!, $survey: WorkSurveyInput, $comment: String) {\n    answerWorkTicketReview(id: $id, isApproved: $isApproved, survey: $survey, comment: $comment) {\n      ...WorkTile\n      verbs\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerReview($id: ID!, $isApproved: Boolean!, $survey: WorkSurveyInput, $comment: String) {\n    answerWorkTicketReview(id: $id, isApproved: $isApproved, survey: $survey, comment: $comment) {\n      ...WorkTile\n      verbs\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GiveFeedback($ticketId: ID!, $alarmWasValid: Boolean!, $informationWasEnough: Boolean!, $comment: String) {\n    giveWorkTicketFeedback(\n      ticketId: $ticketId\n      alarmWasValid: $alarmWasValid\n      informationWasEnough: $informationWasEnough\n      comment: $comment\n    ) {\n      alarmWasValid\n    }\n  }\n"): (typeof documents)["\n  mutation GiveFeedback($ticketId: ID!, $alarmWasValid: Boolean!, $informationWasEnough: Boolean!, $comment: String) {\n    giveWorkTicketFeedback(\n      ticketId: $ticketId\n      alarmWasValid: $alarmWasValid\n      informationWasEnough: $informationWasEnough\n      comment: $comment\n    ) {\n      alarmWasValid\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CommentOnWork($ticketId: ID!, $comment: String!) {\n    createWorkTicketActivity(ticketId: $ticketId, comment: $comment) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CommentOnWork($ticketId: ID!, $comment: String!) {\n    createWorkTicketActivity(ticketId: $ticketId, comment: $comment) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteComment($id: ID!) {\n    deleteWorkTicketActivity(id: $id) {\n      id\n      comment\n      isDeleted\n      canDelete\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteComment($id: ID!) {\n    deleteWorkTicketActivity(id: $id) {\n      id\n      comment\n      isDeleted\n      canDelete\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetWork($ids: [ID!]!) {\n    resetWorkTickets(ids: $ids) {\n      affected\n    }\n  }\n"): (typeof documents)["\n  mutation ResetWork($ids: [ID!]!) {\n    resetWorkTickets(ids: $ids) {\n      affected\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WorkTile on WorkTicket {\n    id\n    displayId\n    objective\n    state\n    isResolved\n    isResolvedInferred\n    isEscalated\n    pendingReview\n    assignee {\n      id\n      displayName\n    }\n    assigneeAvatarUrl\n    alarmCount\n    createdAt\n    dueAt\n    closedAt\n    externalId\n    externalNumber\n    externalStatus\n    externalSystem {\n      id\n      displayName\n    }\n    isExternalSystemActive\n    cmmsSyncStatus\n    cmmsSyncFailureNotificationDismissedAt\n    version\n  }\n"): (typeof documents)["\n  fragment WorkTile on WorkTicket {\n    id\n    displayId\n    objective\n    state\n    isResolved\n    isResolvedInferred\n    isEscalated\n    pendingReview\n    assignee {\n      id\n      displayName\n    }\n    assigneeAvatarUrl\n    alarmCount\n    createdAt\n    dueAt\n    closedAt\n    externalId\n    externalNumber\n    externalStatus\n    externalSystem {\n      id\n      displayName\n    }\n    isExternalSystemActive\n    cmmsSyncStatus\n    cmmsSyncFailureNotificationDismissedAt\n    version\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WorkList($searchTerm: String, $criterion: WorkCriterion, $limit: Int, $after: String) {\n    workTicketsAndCount(\n      searchTerm: $searchTerm\n      criterion: $criterion\n      limit: $limit\n      after: $after\n    ) {\n      workTickets {\n        ...WorkTile\n        cursor\n      }\n      count\n    }\n  }\n"): (typeof documents)["\n  query WorkList($searchTerm: String, $criterion: WorkCriterion, $limit: Int, $after: String) {\n    workTicketsAndCount(\n      searchTerm: $searchTerm\n      criterion: $criterion\n      limit: $limit\n      after: $after\n    ) {\n      workTickets {\n        ...WorkTile\n        cursor\n      }\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WorkTicket($id: ID!) {\n    workTicket(id: $id) {\n      ...WorkTile\n      problemDetails\n      createdBy {\n        displayName\n      }\n      createdByRule {\n        id\n        name\n        isDeleted\n      }\n      closedBy {\n        displayName\n      }\n      reviewer {\n        id\n        displayName\n      }\n      reissueCount\n      completedWorkDetails\n      cause\n      action\n      reoccurrenceCountBefore\n      reoccurrenceCountAfter\n      reoccurrenceWindowDays\n      repeatCount\n      additionalDetails\n      externalType\n      externalAssignee\n      externalAssigneeName\n      cmmsSyncError\n      lastCmmsSyncAttemptAt\n      verbs\n      closedElsewhere\n      alarms {\n        id\n        displayId\n        contextualName\n        text\n        priority\n        state\n        severity\n        latestAlarmTime\n        latestEndTime\n        externalSystem {\n          id\n        }\n        workTickets {\n          id\n          displayId\n          objective\n          state\n          isResolved\n          isResolvedInferred\n          closedAt\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query WorkTicket($id: ID!) {\n    workTicket(id: $id) {\n      ...WorkTile\n      problemDetails\n      createdBy {\n        displayName\n      }\n      createdByRule {\n        id\n        name\n        isDeleted\n      }\n      closedBy {\n        displayName\n      }\n      reviewer {\n        id\n        displayName\n      }\n      reissueCount\n      completedWorkDetails\n      cause\n      action\n      reoccurrenceCountBefore\n      reoccurrenceCountAfter\n      reoccurrenceWindowDays\n      repeatCount\n      additionalDetails\n      externalType\n      externalAssignee\n      externalAssigneeName\n      cmmsSyncError\n      lastCmmsSyncAttemptAt\n      verbs\n      closedElsewhere\n      alarms {\n        id\n        displayId\n        contextualName\n        text\n        priority\n        state\n        severity\n        latestAlarmTime\n        latestEndTime\n        externalSystem {\n          id\n        }\n        workTickets {\n          id\n          displayId\n          objective\n          state\n          isResolved\n          isResolvedInferred\n          closedAt\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WorkActivity($ticketId: ID!, $kind: WorkTicketActivityKind, $limit: Int) {\n    workTicketActivityAndCount(ticketId: $ticketId, kind: $kind, limit: $limit) {\n      count\n      workTicketActivity {\n        id\n        eventType\n        field\n        prevValue\n        revValue\n        comment\n        isDeleted\n        canDelete\n        user {\n          displayName\n        }\n        externalAuthor\n        automationRule {\n          id\n          name\n          isDeleted\n        }\n        prevUser {\n          displayName\n        }\n        revUser {\n          displayName\n        }\n        metadata\n        createdAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query WorkActivity($ticketId: ID!, $kind: WorkTicketActivityKind, $limit: Int) {\n    workTicketActivityAndCount(ticketId: $ticketId, kind: $kind, limit: $limit) {\n      count\n      workTicketActivity {\n        id\n        eventType\n        field\n        prevValue\n        revValue\n        comment\n        isDeleted\n        canDelete\n        user {\n          displayName\n        }\n        externalAuthor\n        automationRule {\n          id\n          name\n          isDeleted\n        }\n        prevUser {\n          displayName\n        }\n        revUser {\n          displayName\n        }\n        metadata\n        createdAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WorkDefaults($alarmIds: [ID!]!) {\n    workTicketDefaults(alarmIds: $alarmIds) {\n      objective\n      dueInHours\n      systems {\n        id\n        displayName\n      }\n      alarms {\n        id\n        displayId\n        contextualName\n        text\n        priority\n        state\n        externalSystem {\n          id\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query WorkDefaults($alarmIds: [ID!]!) {\n    workTicketDefaults(alarmIds: $alarmIds) {\n      objective\n      dueInHours\n      systems {\n        id\n        displayName\n      }\n      alarms {\n        id\n        displayId\n        contextualName\n        text\n        priority\n        state\n        externalSystem {\n          id\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FollowUp(\n    $reason: WorkFollowUpReason\n    $criteria: [CriterionInput!]\n    $searchTerm: String\n    $timezone: String\n    $limit: Int\n    $after: String\n  ) {\n    workFollowUp(\n      reason: $reason\n      criteria: $criteria\n      searchTerm: $searchTerm\n      timezone: $timezone\n      limit: $limit\n      after: $after\n    ) {\n      rows {\n        cursor\n        reasons\n        alarmSourceIds\n        workTicket {\n          ...WorkTile\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query FollowUp(\n    $reason: WorkFollowUpReason\n    $criteria: [CriterionInput!]\n    $searchTerm: String\n    $timezone: String\n    $limit: Int\n    $after: String\n  ) {\n    workFollowUp(\n      reason: $reason\n      criteria: $criteria\n      searchTerm: $searchTerm\n      timezone: $timezone\n      limit: $limit\n      after: $after\n    ) {\n      rows {\n        cursor\n        reasons\n        alarmSourceIds\n        workTicket {\n          ...WorkTile\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FollowUpCounts(\n    $reason: WorkFollowUpReason\n    $criteria: [CriterionInput!]\n    $searchTerm: String\n    $timezone: String\n  ) {\n    workFollowUp(reason: $reason, criteria: $criteria, searchTerm: $searchTerm, timezone: $timezone) {\n      counts {\n        total\n        byReason {\n          reason\n          count\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query FollowUpCounts(\n    $reason: WorkFollowUpReason\n    $criteria: [CriterionInput!]\n    $searchTerm: String\n    $timezone: String\n  ) {\n    workFollowUp(reason: $reason, criteria: $criteria, searchTerm: $searchTerm, timezone: $timezone) {\n      counts {\n        total\n        byReason {\n          reason\n          count\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoBulkJob($undoId: ID!) {\n    undoAlarms(undoId: $undoId) {\n      taskId\n      affected\n      failures {\n        reason\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UndoBulkJob($undoId: ID!) {\n    undoAlarms(undoId: $undoId) {\n      taskId\n      affected\n      failures {\n        reason\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BulkJobs {\n    bulkJobs {\n      taskId\n      verb\n      status\n      done\n      total\n      affected\n      skipped\n      failures {\n        id\n        reason\n      }\n    }\n  }\n"): (typeof documents)["\n  query BulkJobs {\n    bulkJobs {\n      taskId\n      verb\n      status\n      done\n      total\n      affected\n      skipped\n      failures {\n        id\n        reason\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GetCustomToken($customerId: ID!) {\n    getCustomToken(customerId: $customerId) {\n      token\n    }\n  }\n"): (typeof documents)["\n  mutation GetCustomToken($customerId: ID!) {\n    getCustomToken(customerId: $customerId) {\n      token\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateTicket($subject: String!, $description: String!, $page: String) {\n    createTicket(subject: $subject, description: $description, page: $page)\n  }\n"): (typeof documents)["\n  mutation CreateTicket($subject: String!, $description: String!, $page: String) {\n    createTicket(subject: $subject, description: $description, page: $page)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HelpDesk($brandId: String, $returnTo: String) {\n    getZendeskToken(brandId: $brandId, returnTo: $returnTo) {\n      token\n      url\n      returnTo\n    }\n  }\n"): (typeof documents)["\n  query HelpDesk($brandId: String, $returnTo: String) {\n    getZendeskToken(brandId: $brandId, returnTo: $returnTo) {\n      token\n      url\n      returnTo\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Customers($searchTerm: String, $limit: Int, $offset: Int) {\n    getCustomers(searchTerm: $searchTerm, limit: $limit, offset: $offset) {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  query Customers($searchTerm: String, $limit: Int, $offset: Int) {\n    getCustomers(searchTerm: $searchTerm, limit: $limit, offset: $offset) {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MeFields on Me {\n    authRole\n    isSuper\n    isProviderStaff\n    landingPage\n    landingPageLens\n    analyticsPage\n    user {\n      id\n      displayName\n      role\n      avatarUrl\n      email {\n        address\n      }\n    }\n    permissions {\n      area\n      actions\n    }\n    products\n    features\n    hasPlaces\n    teamMembers {\n      teamId\n      teamName\n      role\n    }\n    customer {\n      id\n      name\n      isDisplayRawAlarmTextEnabled\n      isUpdateStatusReasonRequired\n      isCloseWorkRulesBypassEnabled\n    }\n    customers(limit: 21) {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment MeFields on Me {\n    authRole\n    isSuper\n    isProviderStaff\n    landingPage\n    landingPageLens\n    analyticsPage\n    user {\n      id\n      displayName\n      role\n      avatarUrl\n      email {\n        address\n      }\n    }\n    permissions {\n      area\n      actions\n    }\n    products\n    features\n    hasPlaces\n    teamMembers {\n      teamId\n      teamName\n      role\n    }\n    customer {\n      id\n      name\n      isDisplayRawAlarmTextEnabled\n      isUpdateStatusReasonRequired\n      isCloseWorkRulesBypassEnabled\n    }\n    customers(limit: 21) {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Me {\n    me {\n      ...MeFields\n    }\n  }\n"): (typeof documents)["\n  query Me {\n    me {\n      ...MeFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateLandingPage($landingPage: LandingPage!) {\n    updateLandingPage(landingPage: $landingPage) {\n      ...MeFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateLandingPage($landingPage: LandingPage!) {\n    updateLandingPage(landingPage: $landingPage) {\n      ...MeFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenedAnalytics($analyticsPage: String!) {\n    updateUser(input: { analyticsPage: $analyticsPage }) {\n      id\n      analyticsPage\n    }\n  }\n"): (typeof documents)["\n  mutation OpenedAnalytics($analyticsPage: String!) {\n    updateUser(input: { analyticsPage: $analyticsPage }) {\n      id\n      analyticsPage\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PushKey {\n    me {\n      pushKey\n    }\n  }\n"): (typeof documents)["\n  query PushKey {\n    me {\n      pushKey\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddDeviceRegistrationToken($token: String!) {\n    addDeviceRegistrationToken(token: $token)\n  }\n"): (typeof documents)["\n  mutation AddDeviceRegistrationToken($token: String!) {\n    addDeviceRegistrationToken(token: $token)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveDeviceRegistrationToken($token: String!) {\n    removeDeviceRegistrationToken(token: $token)\n  }\n"): (typeof documents)["\n  mutation RemoveDeviceRegistrationToken($token: String!) {\n    removeDeviceRegistrationToken(token: $token)\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;