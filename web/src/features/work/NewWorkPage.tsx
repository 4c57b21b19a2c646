import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { activeWorkPath } from '#features/lists/places/work-places.ts';
import { Page } from '#frame/Page.tsx';
import { workTexts } from '#texts/work.ts';
import { useUnsavedChanges } from '#ui/UnsavedChanges.tsx';
import { CreateForm } from './dialogs/CreateForm.tsx';
import './work.css';

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
      <div className="new-work">
        <section className="card">
          <div className="card-head">
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
