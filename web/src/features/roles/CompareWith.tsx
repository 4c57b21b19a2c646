import { roleTexts as texts } from '#texts/roles.ts';
import { ClearableSelect } from '#ui/Select.tsx';
import { differencesOf, grantedBy, keyOf, type Permission, type Role } from './permissions.ts';
import * as css from './roles.module.css';

/** Key of the stored version of the edited role, among what it is compared with. */
export const storedKey = 'stored';

export type Comparison = ReturnType<typeof comparisonOf>;

/** Returns what is granted more and less than in another role, or in the stored version of the same; null without one. */
export function comparisonOf(granted: readonly Permission[], role: Role, roles: readonly Role[], key: string | null) {
  const other = key === storedKey ? role : roles.find((each) => keyOf(each) === key);
  if (!other) return null;
  const name = key === storedKey ? texts.stored : other.name;
  return { name, ...differencesOf(granted, grantedBy(other)) };
}

interface CompareWithProps {
  role: Role;
  roles: readonly Role[];
  value: string | null;
  /** True if the stored version differs from what is shown. */
  offersStored: boolean;
  comparison: Comparison;
  onChange: (key: string | null) => void;
}

/** The choice of what a role is compared with, and how much differs. */
export const CompareWith = ({ role, roles, value, offersStored, comparison, onChange }: CompareWithProps) => (
  <div className={css.roleCompare}>
    <span className="meta quiet" aria-hidden>
      {texts.compare}
    </span>
    <ClearableSelect
      label={texts.compare}
      isSearchable
      value={value}
      options={[
        ...(offersStored || value === storedKey ? [{ value: storedKey, label: texts.stored }] : []),
        ...roles
          .filter((each) => keyOf(each) !== keyOf(role))
          .map((each) => ({ value: keyOf(each), label: each.name })),
      ]}
      onChange={onChange}
    />
    {comparison && (
      <span className="meta" role="status">
        {texts.differences(comparison.more.length + comparison.less.length, comparison.name)}
      </span>
    )}
  </div>
);
