import { CircleCheck, CircleX, Clock, LoaderCircle, type LucideIcon, RefreshCw, Trash2 } from 'lucide-react';
import { replayMaxHours } from '#domain/constants.ts';
import type {
  CommandFieldsFragment,
  ExternalSystemCommandStatus,
  ExternalSystemCommandType,
} from '#generated/graphql.ts';
import { actionTexts } from '#texts/common.ts';
import { type ReadItem, integrationCommandTexts as texts } from '#texts/integration-commands.ts';
import { reparseTexts } from '#texts/reparse.ts';
import { Button } from '#ui/Button.tsx';
import { Confirm } from '#ui/Confirm.tsx';
import { formatDateTime, formatDuration } from '#ui/format.ts';
import { ProgressBar } from '#ui/Progress.tsx';
import { Cell, Table } from '#ui/Table.tsx';
import { Tag } from '#ui/Tag.tsx';
import { Duration, Time } from '#ui/Time.tsx';
import type { ToneName } from '#ui/tokens.ts';
import { PaceWords } from '../reparse/PaceWords.tsx';
import { averagePace } from './average-pace.ts';
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
  const { status, response, run, progress, startedAt } = command;
  if (status === 'PENDING') return <span className="quiet">{waitsFor(command)}</span>;
  if (status !== 'IN_PROGRESS') return response;
  if (run) return <ReadingArchive run={run} />;
  if (progress && startedAt) return <Reading command={command} startedAt={startedAt} progress={progress} />;
  return <Running command={command} />;
}

function waitsFor({ before, isForPump }: CommandFieldsFragment): string {
  if (before > 0) return texts.after(before);
  return isForPump ? texts.forPump : texts.queued;
}

/** A replay from the archive, whose length is known. */
function ReadingArchive({ run }: { run: NonNullable<CommandFieldsFragment['run']> }) {
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

type Progress = NonNullable<CommandFieldsFragment['progress']>;

/** A running command that says what it has read: how far it is, how fast, until when, and what it has changed so far. */
function Reading({
  command: { commandType, response },
  startedAt,
  progress: { items, total, share, at },
}: {
  command: CommandFieldsFragment;
  startedAt: string;
  progress: Progress;
}) {
  const pace = averagePace(Date.parse(at) - Date.parse(startedAt), { items, share });
  return (
    <div className={css.commandProgress}>
      {response}
      {share !== null && <ProgressBar label={texts.progressOf(texts.types[commandType])} done={share} total={1} />}
      <p className="meta soft num">
        <span>{texts.haveRead(readItems[commandType] ?? 'value', items, total)}</span>
        {pace && <span>{texts.rate(pace.itemsPerSecond)}</span>}
        {pace?.leftMs != null && <span>{reparseTexts.left(formatDuration(pace.leftMs))}</span>}
        <Limits commandType={commandType} startedAt={startedAt} />
      </p>
    </div>
  );
}

/** Names of what commands read that are no reads of values. */
const readItems: Partial<Record<ExternalSystemCommandType, ReadItem>> = {
  HISTORICAL: 'payload',
  GET_WORK_TICKETS: 'work order',
  GET_FIELDS: 'field',
};

/** Since when a command runs, and for how long it may. */
const Limits = ({ commandType, startedAt }: { commandType: ExternalSystemCommandType; startedAt: string }) => (
  <>
    <span>
      {texts.runningFor} <Duration since={startedAt} />
    </span>
    {commandType === 'HISTORICAL' && <span>{texts.atMost(replayMaxHours)}</span>}
  </>
);

/** A running command of unknown length: what it says of itself, for how long it has run, and for how long it may. */
function Running({ command: { commandType, response, startedAt } }: { command: CommandFieldsFragment }) {
  return (
    <div className={css.commandProgress}>
      {response}
      <p className="meta soft num">{startedAt && <Limits commandType={commandType} startedAt={startedAt} />}</p>
    </div>
  );
}
