import { roleTexts as texts } from '#texts/roles.ts';
import { Button } from '#ui/Button.tsx';
import { unknown } from '#ui/format.ts';
import { Cell, plainTable } from '#ui/Table.tsx';
import * as kit from '#ui/ui.module.css';
import { actionOrder, areaRows, keyOf, type Role } from './permissions.ts';
import * as css from './roles.module.css';

interface RoleMatrixProps {
  roles: readonly Role[];
  /** Called with the key of the role whose name was pressed. */
  onOpen: (key: string) => void;
}

/** Permissions of every role, an area in each row: built-in roles first, then the customer's own by name. */
export const RoleMatrix = ({ roles, onOpen }: RoleMatrixProps) => (
  <section className={`${kit.card} ${css.rolesCard}`} aria-label={texts.title}>
    <table className={`${plainTable} ${css.rolesMatrix}`} aria-label={texts.title}>
      <thead>
        <tr>
          <th scope="col">{texts.area}</th>
          {roles.map((role) => (
            <th key={keyOf(role)} scope="col">
              <Button
                variant="inline"
                className={css.rolesName}
                title={role.description}
                onClick={() => onOpen(keyOf(role))}
              >
                <span dir="auto">{role.name}</span>
              </Button>
              <span className="meta quiet">{texts.people(role.peopleCount)}</span>
            </th>
          ))}
        </tr>
      </thead>
      {areaRows(roles).map(({ name, rows }) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup" colSpan={roles.length + 1} className={css.rolesGroup}>
              <span>{name}</span>
            </th>
          </tr>
          {rows.map((row) => (
            <tr key={row.area}>
              <th scope="row" title={row.detail}>
                {row.name}
              </th>
              {roles.map((role) => (
                <Cell key={keyOf(role)}>
                  <Granted role={role} area={row.area} />
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  </section>
);

/** The actions of a role in an area, in words. */
function Granted({ role, area }: { role: Role; area: string }) {
  const granted = role.permissions.find((entry) => entry.area === area)?.actions ?? [];
  const words = actionOrder.filter((action) => granted.includes(action)).map((action) => texts.actions[action]);
  return words.length > 0 ? (
    words.join(', ')
  ) : (
    <>
      <span className="quiet" aria-hidden>
        {unknown}
      </span>
      <span className="unseen">{texts.nothing}</span>
    </>
  );
}
