import type { Resolvers } from '../generated/resolvers.ts';
import { Alarm } from './Alarm.ts';
import { AlarmActivity } from './AlarmActivity.ts';
import { AlarmEntity, AlarmEntityOption } from './AlarmEntity.ts';
import { AlarmInstance } from './AlarmInstance.ts';
import { AlarmThroughput } from './AlarmThroughput.ts';
import { BulkJob } from './BulkJob.ts';
import {
  CmmsConfig,
  CmmsInternalField,
  CmmsPull,
  CmmsSystem,
  ExternalCmmsDomainValue,
  ExternalCmmsField,
  ExternalCmmsFieldMap,
  ExternalCmmsFieldMapping,
} from './Cmms.ts';
import { Customer } from './Customer.ts';
import { DeadLetter, DeadLetterCount } from './DeadLetter.ts';
import { ExternalSystem, ExternalSystemIssueLog, IntegrationTraffic } from './ExternalSystem.ts';
import { FilterCriterion } from './FilterCriterion.ts';
import { IntegrationHealth } from './IntegrationHealth.ts';
import { Lens } from './Lens.ts';
import { Me } from './Me.ts';
import { Mutation } from './Mutation.ts';
import { PayloadCase, PayloadReading, RawDataExample } from './PayloadReading.ts';
import { Query } from './Query.ts';
import { RecentAction } from './RecentAction.ts';
import { Reparse } from './Reparse.ts';
import { SourceSystem } from './SourceSystem.ts';
import { DateTime, JSONScalar } from './scalars.ts';
import { Team, TeamMember } from './Team.ts';
import { User } from './User.ts';
import { WorkTicket, WorkTicketActivity, WorkTicketDetails } from './WorkTicket.ts';

/** One file a type; fields that a row holds under their own name need no resolver. */
export const resolvers: Resolvers = {
  DateTime,
  JSON: JSONScalar,
  Query,
  Mutation,
  Alarm,
  AlarmActivity,
  AlarmEntity,
  AlarmEntityOption,
  AlarmInstance,
  AlarmThroughput,
  BulkJob,
  CmmsConfig,
  CmmsInternalField,
  CmmsPull,
  CmmsSystem,
  ExternalCmmsDomainValue,
  ExternalCmmsField,
  ExternalCmmsFieldMap,
  ExternalCmmsFieldMapping,
  Customer,
  ExternalSystem,
  ExternalSystemIssueLog,
  IntegrationHealth,
  IntegrationTraffic,
  DeadLetter,
  DeadLetterCount,
  FilterCriterion,
  Lens,
  Me,
  PayloadCase,
  PayloadReading,
  RawDataExample,
  RecentAction,
  Reparse,
  SourceSystem,
  Team,
  TeamMember,
  User,
  WorkTicket,
  WorkTicketActivity,
  WorkTicketDetails,
};
