import { type ReactNode, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Drawer, Sheet } from '#ui/Drawer.tsx';
import { TextAreaField, TextField } from '#ui/form/fields.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useToaster } from '#ui/toast.tsx';
import { LeaveDialog } from '#ui/UnsavedChanges.tsx';
import { nothing, type Part } from './part.ts';

/** A button that opens something over the page. */
function Opening({ name, children }: { name: string; children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}

function FormDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({
    initial: { name: '', notes: '' },
    validate: ({ name }) => ({ name: name ? undefined : 'A name is required' }),
    submit: onClose,
  });
  return (
    <Dialog title="Add field" action="Add" form={form} onClose={onClose}>
      <TextField {...form.field('name')} label="Name" isRequired />
      <TextAreaField {...form.field('notes')} label="Notes" />
    </Dialog>
  );
}

function Toasts() {
  const toaster = useToaster();
  return (
    <div className="line">
      <Button onClick={() => toaster.success('3 alarms moved', undefined, nothing)}>Toast of success</Button>
      <Button onClick={() => toaster.error('Failed to move alarms')}>Toast of failure</Button>
    </div>
  );
}

export const overlayParts: Part[] = [
  {
    name: 'Dialog with a form',
    draw: () => <Opening name="Open form">{(close) => <FormDialog onClose={close} />}</Opening>,
  },
  {
    name: 'Dialog that deletes',
    draw: () => (
      <Opening name="Open question">
        {(close) => (
          <Dialog title="Delete field?" action="Delete field" isDanger onSubmit={close} onClose={close}>
            <p>Its values go with it.</p>
          </Dialog>
        )}
      </Opening>
    ),
  },
  {
    name: 'Dialog that tells something',
    draw: () => (
      <Opening name="Open message">
        {(close) => (
          <Dialog title="2 lines could not be taken" onClose={close}>
            <p>All others were.</p>
          </Dialog>
        )}
      </Opening>
    ),
  },
  {
    name: 'LeaveDialog',
    draw: () => <Opening name="Open guard">{(close) => <LeaveDialog onStay={close} onLeave={close} />}</Opening>,
  },
  {
    name: 'Drawer',
    draw: () => (
      <Opening name="Open drawer">
        {(close) => (
          <Drawer title="Recent actions" size="list" onClose={close}>
            <p>Content</p>
          </Drawer>
        )}
      </Opening>
    ),
  },
  {
    name: 'Sheet',
    draw: () => (
      <Opening name="Open sheet">
        {(close) => (
          <Sheet title="Filters" isOpen onClose={close}>
            <p>Content</p>
          </Sheet>
        )}
      </Opening>
    ),
  },
  { name: 'Toasts', draw: () => <Toasts /> },
];
