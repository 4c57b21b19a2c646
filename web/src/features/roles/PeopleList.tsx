import { Link } from 'react-router';
import { useRegistered, visible } from '#frame/feature.ts';
import { useMe } from '#session/me.tsx';
import { roleTexts as texts } from '#texts/roles.ts';
import { Tag } from '#ui/Tag.tsx';
import type { Role } from './permissions.ts';

/** The page on which people are administered. */
const usersPath = '/users/list/main';

/** Who has a role, by name: the first of them, and how many more there are. */
export function PeopleList({ role: { name, people, peopleCount } }: { role: Role }) {
  const me = useMe();
  const leadsToPeople = visible(useRegistered('administration'), me).some(({ to }) => to === usersPath);
  if (!people) return <p className="quiet">{`${texts.people(peopleCount)}. ${texts.notSeen}`}</p>;
  if (peopleCount === 0) return <p className="quiet">{texts.nobody}</p>;
  const further = peopleCount - people.length;
  return (
    <>
      <ul className="role-people" aria-label={name}>
        {people.map(({ userId, displayName, status }) => (
          <li key={userId}>
            <span className="ell grow" dir="auto">
              {leadsToPeople ? <Link to={`${usersPath}?user=${userId}`}>{displayName}</Link> : displayName}
            </span>
            {(status === 'pending' || status === 'disabled') && <Tag>{texts.status[status]}</Tag>}
          </li>
        ))}
      </ul>
      {further > 0 && <p className="quiet">{texts.furtherPeople(further)}</p>}
    </>
  );
}
