import type { Criterion } from '../../../domain/criteria/criteria.ts';
import type { Lens } from '../../../domain/lenses/lens.ts';

export type FilterCriterionMapper = Criterion;
export type LensMapper = Lens;
