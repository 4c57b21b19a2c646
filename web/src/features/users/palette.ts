import { useQuery } from '@apollo/client/react';
import { administrationPath } from '#frame/administration-path.ts';
import type { PaletteSource } from '#frame/feature.ts';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { userTexts as texts } from '#texts/users.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import { foundPeopleQuery } from './user-queries.ts';

/** Characters from which on people are looked for: one letter is in most names. */
const shortest = 2;

/** People whose name or address holds the text, in the list of people that the person sees. */
export const usePeoplePalette: PaletteSource = (typed) => {
  const me = useMe();
  const nameLike = useDebounced(typed.trim());
  const { data, previousData } = useQuery(foundPeopleQuery, {
    variables: { nameLike },
    skip: nameLike.length < shortest,
    context: { quiet: true },
  });
  const list = can(me, 'users', 'EDIT') ? administrationPath('/users/list/main', me.customer) : '/settings/user-groups';
  // what was found before stands until the answer: it is narrowed by what is typed
  const users = (data ?? previousData)?.getUsers.users ?? [];
  return users.map(({ id, displayName, email }) => ({
    name: displayName,
    group: texts.found(email.address),
    to: `${list}?open=${id}`,
  }));
};
