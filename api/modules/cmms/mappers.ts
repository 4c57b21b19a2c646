import type {
  ExternalCmmsDomainValue,
  ExternalCmmsField,
  FieldMapping,
  ValueTranslation,
} from '../../../domain/cmms/cmms.ts';
import type { CmmsConfigField, CmmsConfigOfSystem } from '../../../domain/cmms/config/cmms-config.ts';
import type { ExternalFieldMap } from '../../../domain/cmms/mappings.ts';
import type { CmmsPull } from '../../../domain/cmms/pull/cmms-pull.ts';
import type { ExternalValue } from '../../../domain/cmms/resolve/external-values-of.ts';
import type { InternalField } from '../../../domain/cmms/resolve/internal-fields.ts';
import type { CmmsSystem } from '../../../domain/cmms/systems.ts';

export type CmmsConfigMapper = CmmsConfigOfSystem;
export type CmmsConfigFieldMapper = CmmsConfigField;
export type CmmsFieldValueMapper = ExternalValue;
export type CmmsInternalFieldMapper = InternalField;
export type CmmsPullMapper = CmmsPull;
export type CmmsSystemMapper = CmmsSystem;
export type ExternalCmmsDomainValueMapper = ExternalCmmsDomainValue;
export type ExternalCmmsFieldMapper = ExternalCmmsField;
export type ExternalCmmsFieldMapMapper = ExternalFieldMap;
export type ExternalCmmsFieldMappingMapper = FieldMapping;
export type ExternalCmmsValueTranslationMapper = ValueTranslation;

export interface ExternalCmmsFieldsAndCountMapper {
  externalCmmsFields(): Promise<ExternalCmmsField[]>;
  count(): Promise<number>;
}
export interface ExternalCmmsDomainValuesAndCountMapper {
  externalCmmsDomainValues(): Promise<ExternalCmmsDomainValue[]>;
  count(): Promise<number>;
}
export interface ExternalCmmsValueTranslationsAndCountMapper {
  externalCmmsValueTranslations(): Promise<ValueTranslation[]>;
  count(): Promise<number>;
}
