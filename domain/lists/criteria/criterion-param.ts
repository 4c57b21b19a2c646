import { specialOptionValues } from '../../constants.ts';

const encode = (value: string | null): string =>
  value === null ? specialOptionValues.blank : encodeURIComponent(value);

/** `priority:5,4` or, for excludes, `!status:Snoozed`: one `filter` parameter of an address. null stands for (blanks). */
export const criterionParam = ({
  field,
  isExclusion,
  values,
}: {
  field: string;
  isExclusion: boolean;
  values: ReadonlyArray<string | null>;
}): string => `${isExclusion ? '!' : ''}${field}:${values.map(encode).join(',')}`;
