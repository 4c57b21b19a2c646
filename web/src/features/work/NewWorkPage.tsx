import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { activeWorkPath } from '#features/lists/places/work-places.ts';
import { Page } from '#frame/Page.tsx';
import { workTexts } from '#texts/work.ts';
import { useUnsavedChanges } from '#ui/UnsavedChanges.tsx';
import * as kit from '#ui/ui.module.css';
import { CreateForm } from './dialogs/CreateForm.tsx';
import * as css from './work.module.css';

/** A ticket without alarms; they can be attached later. */
export function NewWorkPage() {
  const navigate = useNavigate();
  const [isDirty, setDirty] = useState(false);
  const onDirty = useCallback(() => setDirty(true), []);
  const { dialog, release } = useUnsavedChanges(isDirty);
  return (
    <Page
      crumbs={[{ name: workTexts.work, to: '/work' }, { name: workTexts.createShort }]}
      title={[workTexts.newTicket, workTexts.work]}
    >
      <h1 className="unseen">{workTexts.newTicket}</h1>
      <div className={css.newWork}>
        <section className={kit.card}>
          <div className={kit.cardHead}>
            <h2>{workTexts.createWork}</h2>
          </div>
          <CreateForm
            alarmIds={noAlarms}
            onDirty={onDirty}
            onCancel={() => navigate(activeWorkPath)}
            onDone={() => {
              release();
              navigate(activeWorkPath);
            }}
          />
        </section>
      </div>
      {dialog}
    </Page>
  );
}

const noAlarms: string[] = [];
