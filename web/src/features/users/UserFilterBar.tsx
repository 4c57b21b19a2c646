import { useQuery } from '@apollo/client/react';
import { type ReactNode, useCallback } from 'react';
import { teamsQuery } from '#features/fields/people/team-queries.ts';
import { useSearchText } from '#features/lists/use-search-text.ts';
import { userTexts as texts } from '#texts/users.ts';
import { SearchInput } from '#ui/Input.tsx';
import { ClearableSelect, Select } from '#ui/Select.tsx';
import type { Roles } from './use-roles.ts';
import { type UserFilters, type UserSortName, userSorts } from './user-filters.ts';
import * as css from './users.module.css';

interface UserFilterBarProps {
  filters: UserFilters;
  roles: Roles;
  sorts?: readonly UserSortName[];
  onChange: (next: Record<string, string | null>) => void;
  /** Further controls, at the end. */
  children?: ReactNode;
}

/** Search, filters and order of the list of people. */
export function UserFilterBar({ filters, roles, sorts = userSorts, onChange, children }: UserFilterBarProps) {
  const search = useCallback((q: string) => onChange({ q }), [onChange]);
  const [text, setText] = useSearchText(filters.search, search);
  const { data } = useQuery(teamsQuery, { context: { quiet: true } });
  const teams = data?.teams.map(({ id, name }) => ({ value: id, label: name }));
  const roleOptions = roles.optionsOf(() => true);
  return (
    <search className={css.userBar}>
      <SearchInput
        type="search"
        label={texts.search}
        aria-keyshortcuts="/"
        placeholder={texts.searchHint}
        className={css.userSearch}
        value={text}
        onChange={setText}
      />
      {roleOptions.length > 0 && (
        <ClearableSelect
          label={texts.role}
          placeholder={texts.anyRole}
          className={css.userFilter}
          isSearchable
          options={roleOptions}
          value={filters.role}
          onChange={(role) => onChange({ role })}
        />
      )}
      {teams && teams.length > 0 && (
        <ClearableSelect
          label={texts.team}
          placeholder={texts.anyTeam}
          className={css.userFilter}
          isSearchable
          options={teams}
          value={filters.team}
          onChange={(team) => onChange({ team })}
        />
      )}
      <span className="grow" />
      <span className="line">
        <span className="meta quiet" aria-hidden>
          {texts.sort}
        </span>
        <Select
          label={texts.sort}
          className={css.userSort}
          options={sorts.map((value) => ({ value, label: texts.sorts[value] }))}
          value={filters.sort}
          onChange={(sort) => onChange({ sort })}
        />
      </span>
      {children}
    </search>
  );
}
