import { Link } from 'react-router';
import { useRegistered, visible } from '#frame/feature.ts';
import { useMe } from '#session/me.tsx';
import { roleTexts as texts } from '#texts/roles.ts';
import { Tag } from '#ui/Tag.tsx';
import type { Role } from './permissions.ts';
import * as css from './roles.module.css';

/** The pages of people: for whoever administers them, and for whoever may look. */
const [administration, list] = ['/users/list/main', '/settings/user-groups'];

/** Returns the address of a person on the page of people that the viewer has; null without one. */
function usePersonPath(): (person: { userId: string; displayName: string }) => string | null {
  const me = useMe();
  const [tabs, settings] = [visible(useRegistered('administration'), me), visible(useRegistered('settings'), me)];
  const administers = tabs.some(({ to }) => to === administration);
  const looks = settings.some(({ to }) => to === list);
  return ({ userId, displayName }) => {
    if (administers) return `${administration}?open=${userId}`;
    return looks ? `${list}?q=${encodeURIComponent(displayName)}` : null;
  };
}

function Person({ path, name }: { path: string | null; name: string }) {
  return (
    <span className="ell grow" dir="auto">
      {path === null ? name : <Link to={path}>{name}</Link>}
    </span>
  );
}

/** People who have a role, by name: the first of them, and how many more there are. */
export function PeopleList({ role: { name, people, peopleCount } }: { role: Role }) {
  const pathOf = usePersonPath();
  if (!people) return <p className="quiet">{`${texts.people(peopleCount)}. ${texts.notSeen}`}</p>;
  if (peopleCount === 0) return <p className="quiet">{texts.nobody}</p>;
  const further = peopleCount - people.length;
  return (
    <>
      <ul className={css.rolePeople} aria-label={name}>
        {people.map(({ userId, displayName, status }) => (
          <li key={userId}>
            <Person path={pathOf({ userId, displayName })} name={displayName} />
            {(status === 'pending' || status === 'disabled') && <Tag>{texts.status[status]}</Tag>}
          </li>
        ))}
      </ul>
      {further > 0 && <p className="quiet">{texts.furtherPeople(further)}</p>}
    </>
  );
}
