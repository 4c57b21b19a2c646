import { fields, isFieldName } from '../../domain/criteria/fields.ts';
import { standardLensGroup } from '../../domain/lenses/standard-lenses.ts';
import type { LensResolvers } from '../generated/resolvers.ts';

const labelOf = (field: string): string => (isFieldName(field) ? fields[field].label : field);

/** Every lens is a standard one: nobody's own, nobody's team's. */
export const Lens: LensResolvers = {
  criteria: (lens) => lens.criteria.map((criterion) => ({ ...criterion, name: labelOf(criterion.field) })),
  category: () => null,
  isActive: () => true,
  isCustom: () => false,
  isParent: () => false,
  orderValue: (lens) => lens.order,
  tableOptions: (lens) => ({ sort: lens.sort }),
  displayOptions: () => null,
  team: () => null,
  isHidden: () => false,
  groupLabel: () => standardLensGroup,
};
