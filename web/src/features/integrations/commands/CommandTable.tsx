import { CircleCheck, CircleX, Clock, LoaderCircle, type LucideIcon, RefreshCw, Trash2 } from 'lucide-react';
import { replayMaxHours } from '#domain/constants.ts';
import type { CommandFieldsFragment, ExternalSystemCommandStatus } from '#generated/graphql.ts';
import { actionTexts } from '#texts/common.ts';
import { integrationCommandTexts as texts } from '#texts/integration-commands.ts';
import { Button } from '#ui/Button.tsx';
import { Confirm } from '#ui/Confirm.tsx';
import { formatDateTime } from '#ui/format.ts';
import { ProgressBar } from '#ui/Progress.tsx';
import { Cell, Table } from '#ui/Table.tsx';
import { Tag } from '#ui/Tag.tsx';
import { Duration, Time } from '#ui/Time.tsx';
import type { ToneName } from '#ui/tokens.ts';
import { PaceWords } from '../reparse/PaceWords.tsx';
import * as css from './commands.module.css';
import type { CommandsView } from './use-commands.ts';

const looks: Record<ExternalSystemCommandStatus, readonly [tone: ToneName, icon: LucideIcon]> = {
  PENDING: ['neutral', Clock],
  IN_PROGRESS: ['info', LoaderCircle],
  COMPLETE: ['success', CircleCheck],
  FAILED: ['danger', CircleX],
};

/** The commands of an integration, with what each did, and the actions that the server allows. */
export function CommandTable({ commands, view }: { commands: CommandFieldsFragment[]; view: CommandsView }) {
  return (
    <Table
      label={texts.table}
      look="listing"
      className={css.commandTable}
      columns={[
        { name: texts.requested },
        { name: texts.command },
        { name: texts.status },
        { name: texts.response, className: css.commandResponse },
        { name: texts.by },
        { name: texts.actions, isUnseen: true },
      ]}
    >
      {commands.map((command) => (
        <Row key={command.id} command={command} view={view} />
      ))}
    </Table>
  );
}

function Row({ command, view }: { command: CommandFieldsFragment; view: CommandsView }) {
  const { id, status, commandType, createdAt, createdBy, isRetryable, isDeletable } = command;
  const [tone, icon] = looks[status];
  const name = texts.types[commandType];
  const { from, to } = command.command;
  return (
    <tr>
      <Cell isSoft>
        <Time at={createdAt} />
      </Cell>
      <Cell className={css.commandName}>
        <span className="strong">{name}</span>
        {to && <span className="meta quiet num">{texts.range(from && formatDateTime(from), formatDateTime(to))}</span>}
      </Cell>
      <Cell>
        <Tag quiet tone={tone} icon={icon}>
          {texts.statuses[status]}
        </Tag>
      </Cell>
      <Cell className={css.commandResponse} dir="auto">
        <Response command={command} />
      </Cell>
      <Cell isSoft>{createdBy ?? texts.system}</Cell>
      <Cell className={css.commandActions}>
        {isRetryable && (
          <Button size="small" icon={RefreshCw} aria-label={texts.retryOf(name)} onClick={() => void view.retry(id)}>
            {texts.retry}
          </Button>
        )}
        {isDeletable && (
          <Confirm
            question={texts.deleteQuestion}
            action={actionTexts.delete}
            isDanger
            onConfirm={() => void view.remove(id)}
          >
            <Button size="small" variant="ghost" icon={Trash2} aria-label={texts.deleteOf(name)}>
              {actionTexts.delete}
            </Button>
          </Confirm>
        )}
      </Cell>
    </tr>
  );
}

/** Result of a command, its progress, or the reason why it waits. */
function Response({ command }: { command: CommandFieldsFragment }) {
  const { status, response, isForPump, run } = command;
  if (status === 'PENDING') return <span className="quiet">{isForPump ? texts.forPump : texts.queued}</span>;
  if (status !== 'IN_PROGRESS') return response;
  if (!run) return <Running command={command} />;
  const { total, payloads } = run.counts;
  return (
    <div className={css.commandProgress}>
      <ProgressBar label={texts.progressBar} done={payloads} total={total} />
      <p className="meta soft num">
        <span>{texts.progress(payloads, total)}</span>
        {run.status === 'IN_PROGRESS' && <PaceWords run={run} />}
      </p>
    </div>
  );
}

/** A running command of unknown length: what it says of itself, for how long it has run, and for how long it may. */
function Running({ command: { commandType, response, startedAt } }: { command: CommandFieldsFragment }) {
  return (
    <div className={css.commandProgress}>
      {response}
      <p className="meta soft num">
        {startedAt && (
          <span>
            {texts.runningFor} <Duration since={startedAt} />
          </span>
        )}
        {commandType === 'HISTORICAL' && <span>{texts.atMost(replayMaxHours)}</span>}
      </p>
    </div>
  );
}
