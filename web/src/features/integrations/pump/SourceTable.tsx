import { CircleCheck, CircleX, Clock, Pencil, Trash2 } from 'lucide-react';
import type { PumpConfig } from '#domain/integrations/pump-config.ts';
import type { PumpFieldsFragment } from '#generated/graphql.ts';
import { actionTexts } from '#texts/common.ts';
import { pumpPageTexts as texts } from '#texts/pump.ts';
import { Confirm } from '#ui/Confirm.tsx';
import { formatCount } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Cell, Table } from '#ui/Table.tsx';
import { Tag } from '#ui/Tag.tsx';
import { Time } from '#ui/Time.tsx';
import * as css from './pump.module.css';

type Source = PumpConfig['sources'][number];
type State = NonNullable<PumpFieldsFragment['report']>['sources'][number];

interface SourceTableProps {
  sources: readonly Source[];
  states: readonly State[];
  onEdit: (at: number) => void;
  onRemove: (at: number) => void;
}

/** The sources of a pump, with what it says of each. */
export function SourceTable({ sources, states, onEdit, onRemove }: SourceTableProps) {
  return (
    <Table
      label={texts.table}
      className={css.pumpSources}
      columns={[
        { name: texts.name },
        { name: texts.sourceState },
        { name: texts.lastRead },
        { name: texts.payloads, isNumber: true },
        { name: texts.actions, isUnseen: true },
      ]}
    >
      {sources.map((source, at) => {
        const state = states.find(({ name }) => name === source.name);
        return (
          <tr key={source.name}>
            <Cell className={css.pumpSource}>
              <span className="strong">{source.name}</span>
              <span className="meta quiet">{`${texts.kinds[source.kind]} · ${placeOf(source)}`}</span>
            </Cell>
            <Cell className={css.pumpSource}>
              <StateTag state={state} />
              {state?.detail && <span className="meta soft">{state.detail}</span>}
            </Cell>
            <Cell isSoft>
              <Time at={state?.lastReadAt ?? null} />
            </Cell>
            <Cell kind="number">{formatCount(state?.payloads ?? 0)}</Cell>
            <Cell kind="actions">
              <span className={css.pumpActions}>
                <IconButton
                  icon={Pencil}
                  iconSize={15}
                  size="small"
                  label={texts.edit(source.name)}
                  onClick={() => onEdit(at)}
                />
                <Confirm
                  question={texts.removeQuestion(source.name)}
                  action={actionTexts.remove}
                  isDanger
                  onConfirm={() => onRemove(at)}
                >
                  <IconButton icon={Trash2} iconSize={15} size="small" label={texts.remove(source.name)} />
                </Confirm>
              </span>
            </Cell>
          </tr>
        );
      })}
    </Table>
  );
}

function StateTag({ state }: { state: State | undefined }) {
  if (!state || (state.isOk && state.lastReadAt === null))
    return (
      <Tag quiet icon={Clock}>
        {texts.isUnknown}
      </Tag>
    );
  return (
    <Tag quiet tone={state.isOk ? 'success' : 'danger'} icon={state.isOk ? CircleCheck : CircleX}>
      {state.isOk ? texts.isRead : texts.isFailing}
    </Tag>
  );
}

function placeOf(source: Source): string {
  if (source.kind === 'FOLDER') return source.path;
  return source.kind === 'BACNET' ? `${source.address}:${source.port}` : source.url;
}
