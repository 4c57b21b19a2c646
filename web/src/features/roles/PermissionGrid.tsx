import { Check, Minus, Plus } from 'lucide-react';
import type { PermissionAction } from '#generated/graphql.ts';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { roleTexts as texts } from '#texts/roles.ts';
import { unknown } from '#ui/format.ts';
import { Cell, plainTable } from '#ui/Table.tsx';
import { type AreaRow, actionOrder, type Permission, permissionOf } from './permissions.ts';
import * as css from './roles.module.css';

interface PermissionGridProps {
  label: string;
  groups: ReadonlyArray<{ name: string; rows: readonly AreaRow[] }>;
  granted: readonly Permission[];
  /** Differences from another role. */
  compared?: { name: string; more: readonly Permission[]; less: readonly Permission[] } | null;
  /** Absent where it is only looked at. */
  onChange?: (permission: Permission, isGranted: boolean) => void;
}

/** A grid of areas and actions: what a role grants. Differences to another role are marked by icon and word. */
export const PermissionGrid = ({ label, groups, ...cell }: PermissionGridProps) => (
  <table className={`${plainTable} ${css.permissionGrid}`} aria-label={label}>
    <thead>
      <tr>
        <th scope="col">{texts.area}</th>
        {actionOrder.map((action) => (
          <th key={action} scope="col">
            {texts.actions[action]}
          </th>
        ))}
      </tr>
    </thead>
    {groups.map(({ name, rows }) => (
      <tbody key={name}>
        <tr>
          <th scope="rowgroup" colSpan={actionOrder.length + 1} className={css.rolesGroup}>
            <span>{name}</span>
          </th>
        </tr>
        {rows.map((row) => (
          <tr key={row.area}>
            <th scope="row">
              {row.name}
              {row.detail && <span className={`meta quiet ${css.roleDetail}`}>{row.detail}</span>}
            </th>
            {actionOrder.map((action) => (
              <Cell key={action}>
                {row.actions.includes(action) && <PermissionCell row={row} action={action} {...cell} />}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    ))}
  </table>
);

type PermissionCellProps = Omit<PermissionGridProps, 'label' | 'groups'> & { row: AreaRow; action: PermissionAction };

function PermissionCell({ row: { area, name }, action, granted, compared, onChange }: PermissionCellProps) {
  const isMine = can(useMe(), area, action);
  const permission = permissionOf(area, action);
  const isGranted = granted.includes(permission);
  return (
    <span className={css.permissionCell}>
      {onChange ? (
        <input
          type="checkbox"
          aria-label={`${texts.actions[action]}: ${name}`}
          title={isMine ? undefined : texts.notYours}
          disabled={!isMine}
          checked={isGranted}
          onChange={({ target }) => onChange(permission, target.checked)}
        />
      ) : (
        <>
          {isGranted ? (
            <Check size={15} aria-hidden />
          ) : (
            <span className="quiet" aria-hidden>
              {unknown}
            </span>
          )}
          <span className="unseen">{isGranted ? texts.yes : texts.no}</span>
        </>
      )}
      {compared?.more.includes(permission) && (
        <span className={css.permissionMark} title={texts.moreThan(compared.name)}>
          <Plus size={11} aria-hidden />
          {texts.more}
        </span>
      )}
      {compared?.less.includes(permission) && (
        <span className={css.permissionMark} title={texts.lessThan(compared.name)}>
          <Minus size={11} aria-hidden />
          {texts.less}
        </span>
      )}
    </span>
  );
}
