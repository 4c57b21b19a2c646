import type { Lens } from '../../../domain/lenses/lens.ts';
import type { Criterion } from '../../../domain/lists/criteria/criteria.ts';

export type FilterCriterionMapper = Criterion;
export type LensMapper = Lens;
