import { unknown } from '#ui/format.ts';

/** Returns by how many percent fewer rows there are; none where there was no row. */
export const fewer = (before: number, after: number): string =>
  before === 0 ? unknown : `${Math.round((1 - after / before) * 100)} %`;
