import { administrationPath } from '#frame/administration-path.ts';
import type { PaletteSource } from '#frame/feature.ts';
import { usePaletteSearch } from '#frame/use-palette-search.ts';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { userTexts as texts } from '#texts/users.ts';
import { foundPeopleQuery } from './user-queries.ts';

/** People whose name or address holds the text, in the list of people that the person sees. */
export const usePeoplePalette: PaletteSource = (typed) => {
  const me = useMe();
  const data = usePaletteSearch(foundPeopleQuery, typed, (nameLike) => ({ nameLike }));
  const list = can(me, 'users', 'EDIT') ? administrationPath('/users/list/main', me.customer) : '/settings/user-groups';
  const users = data?.getUsers.users ?? [];
  return users.map(({ id, displayName, email }) => ({
    name: displayName,
    group: texts.found(email.address),
    to: `${list}?open=${id}`,
  }));
};
