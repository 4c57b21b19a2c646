import { useMutation, useQuery } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { SettingsPage } from '#frame/SettingsPage.tsx';
import { errorMessage } from '#session/apollo.ts';
import { readerTexts as texts } from '#texts/analyst.ts';
import { actionTexts } from '#texts/common.ts';
import { NameForm } from '#ui/form/NameForm.tsx';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import * as kit from '#ui/ui.module.css';
import * as css from './analyst.module.css';
import { type NewSecret, ReaderSecret } from './ReaderSecret.tsx';
import { ReaderTable } from './ReaderTable.tsx';
import { createReaderMutation, readersQuery } from './reader-queries.ts';

const nameMaxLength = 50;

/** Readers of the warehouse's analyst views: made, given another secret, and revoked. */
export function ReadersPage() {
  const [made, setMade] = useState<NewSecret | null>(null);
  const { data, error, refetch } = useQuery(readersQuery, {
    context: { quiet: true },
  });
  // no-cache: a secret is kept nowhere
  const [create] = useMutation(createReaderMutation, {
    fetchPolicy: 'no-cache',
    context: { failure: texts.createFailed },
  });
  const list = data?.analystReaders;
  const show = (secret: NewSecret) => {
    setMade(secret);
    void refetch();
  };
  const add = async (name: string) => {
    const answer = (await create({ variables: { name } })).data;
    if (!answer) return false;
    show(answer.createAnalystReader);
  };
  return (
    <SettingsPage name={texts.title} isWide>
      <p className="soft">{texts.subtitle}</p>
      <section className={`${kit.card} ${css.readersCard}`} aria-label={texts.title}>
        {!list && !error && <Skeleton rows={3} />}
        {!list && error && <Failed title={texts.getFailed} error={errorMessage(error)} onRetry={() => refetch()} />}
        {list?.isKept === false && <Empty kind="none" title={texts.notKept} detail={texts.notKeptDetail} />}
        {list?.isKept && list.rows.length === 0 && <Empty kind="none" title={texts.none} detail={texts.noneDetail} />}
        {list && list.rows.length > 0 && (
          <ReaderTable readers={list.rows} onSecret={show} onChanged={() => void refetch()} />
        )}
        {list?.isKept && (
          <NameForm
            label={texts.newName}
            placeholder={texts.placeholder}
            maxLength={nameMaxLength}
            action={actionTexts.create}
            icon={Plus}
            onSubmit={add}
          />
        )}
      </section>
      {made && <ReaderSecret {...made} onClose={() => setMade(null)} />}
    </SettingsPage>
  );
}
