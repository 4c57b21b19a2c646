import { useMutation } from '@apollo/client/react';
import { Ban, RotateCw } from 'lucide-react';
import type { AnalystReadersQuery } from '#generated/graphql.ts';
import { readerTexts as texts } from '#texts/analyst.ts';
import { toastTexts } from '#texts/common.ts';
import { Button } from '#ui/Button.tsx';
import { Confirm } from '#ui/Confirm.tsx';
import { formatDateTime } from '#ui/format.ts';
import { Cell, Table } from '#ui/Table.tsx';
import { Tag } from '#ui/Tag.tsx';
import { Time } from '#ui/Time.tsx';
import { useToaster } from '#ui/toast.tsx';
import * as css from './analyst.module.css';
import type { NewSecret } from './ReaderSecret.tsx';
import { revokeReaderMutation, rotateReaderMutation } from './reader-queries.ts';

type Reader = AnalystReadersQuery['analystReaders']['rows'][number];

interface ReaderTableProps {
  readers: readonly Reader[];
  onSecret: (secret: NewSecret) => void;
  onChanged: () => void;
}

const { columns } = texts;

/** Readers by name, those who may read before those who were revoked. */
export function ReaderTable({ readers, onSecret, onChanged }: ReaderTableProps) {
  const toaster = useToaster();
  const [rotate] = useMutation(rotateReaderMutation, {
    fetchPolicy: 'no-cache',
    context: { failure: texts.rotateFailed },
  });
  const [revoke] = useMutation(revokeReaderMutation, { context: { failure: texts.revokeFailed } });
  const replace = async (name: string) => {
    const { data } = await rotate({ variables: { name } });
    if (data) onSecret(data.rotateAnalystReader);
  };
  const end = async (name: string) => {
    const { data } = await revoke({ variables: { name } });
    if (!data) return;
    toaster.success(texts.revokedToast(name), toastTexts.success);
    onChanged();
  };
  const ordered = [
    ...readers.filter(({ revokedAt }) => revokedAt === null),
    ...readers.filter(({ revokedAt }) => revokedAt !== null),
  ];
  return (
    <Table
      label={texts.title}
      className={css.readerTable}
      columns={[
        { name: columns.name },
        { name: columns.lastUsed, className: css.readerTime },
        { name: columns.secretOf, className: `${css.readerTime} ${css.readerSecretOf}` },
        { name: columns.actions, isUnseen: true, className: css.readerActions },
      ]}
    >
      {ordered.map(({ name, lastUsedAt, changedAt, revokedAt }) => (
        <tr key={name}>
          <Cell className={`mono ${css.readerName}`}>{name}</Cell>
          <Cell kind="time" isSoft className={css.readerTime}>
            {lastUsedAt ? <Time at={lastUsedAt} /> : texts.never}
          </Cell>
          <Cell kind="time" isSoft className={`${css.readerTime} ${css.readerSecretOf}`}>
            <Time at={changedAt} />
          </Cell>
          <Cell kind="actions" className={css.readerActions}>
            {revokedAt ? (
              <Tag title={texts.revokedAt(formatDateTime(revokedAt))}>{texts.revoked}</Tag>
            ) : (
              <>
                <Confirm
                  question={texts.rotateQuestion(name)}
                  detail={texts.rotateDetail}
                  action={texts.rotate}
                  onConfirm={() => void replace(name)}
                >
                  <Button size="small" variant="ghost" icon={RotateCw} aria-label={texts.rotateOf(name)}>
                    {texts.rotate}
                  </Button>
                </Confirm>
                <Confirm
                  question={texts.revokeQuestion(name)}
                  detail={texts.revokeDetail}
                  action={texts.revoke}
                  isDanger
                  onConfirm={() => void end(name)}
                >
                  <Button size="small" variant="ghost" icon={Ban} aria-label={texts.revokeOf(name)}>
                    {texts.revoke}
                  </Button>
                </Confirm>
              </>
            )}
          </Cell>
        </tr>
      ))}
    </Table>
  );
}
