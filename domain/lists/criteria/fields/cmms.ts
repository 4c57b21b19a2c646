import { isIn } from '../expression.ts';
import type { Field } from './kinds.ts';
import { choiceOf, textsOf } from './kinds.ts';

/** What maintenance systems are told of an alarm (LENS-050 to LENS-052). */
export const cmmsFields = {
  cmmsStatus: choiceOf('CMMS Config Status', 'select', {
    complete: isIn('cmmsStatus', 'complete'),
    incomplete: isIn('cmmsStatus', 'incomplete'),
  }),
  cmmsAssetName: textsOf('CMMS Asset Name', 'cmmsAssetName'),
  cmmsAssetValue: textsOf('CMMS Asset Value', 'cmmsAssetValue'),
  cmmsLocationName: textsOf('CMMS Location Name', 'cmmsLocationName'),
  cmmsLocationValue: textsOf('CMMS Location Value', 'cmmsLocationValue'),
} satisfies Record<string, Field>;

export type CmmsFieldName = keyof typeof cmmsFields;
/** Fields of those alone who see what maintenance systems are told. */
export const isCmmsField = (name: string): name is CmmsFieldName => Object.hasOwn(cmmsFields, name);
