import { useMutation } from '@apollo/client/react';
import { kpiNoteMax } from '#domain/constants.ts';
import type { KpiMetricType } from '#domain/kpis/definitions.ts';
import { actionTexts } from '#texts/common.ts';
import { kpiMetricTexts, kpiTexts as texts } from '#texts/kpis.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { TextAreaField } from '#ui/form/fields.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useToaster } from '#ui/toast.tsx';
import { updateKpiNoteMutation } from './kpi-queries.ts';

interface NoteDialogProps {
  metricType: KpiMetricType;
  text: string;
  /** Author and time of the note. */
  by: string | null;
  canEdit: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** The note of a metric. */
export function NoteDialog({ metricType, text, by, canEdit, onClose, onDone }: NoteDialogProps) {
  const toaster = useToaster();
  const [save] = useMutation(updateKpiNoteMutation, { context: { failure: texts.noteFailed } });
  const form = useForm({
    initial: { note: text },
    submit: async ({ note }) => {
      if (!(await save({ variables: { metricType, note } })).data) return false;
      toaster.success();
      onDone();
      onClose();
    },
  });
  const title = texts.addNote(kpiMetricTexts[metricType].name);
  if (!canEdit)
    return (
      <Dialog title={title} onClose={onClose}>
        <p dir="auto">{text}</p>
        <p className="meta quiet">{by}</p>
      </Dialog>
    );
  return (
    <Dialog title={title} action={actionTexts.save} form={form} onClose={onClose}>
      <TextAreaField {...form.field('note')} label={texts.note} help={by ?? texts.noteHint} maxLength={kpiNoteMax} />
    </Dialog>
  );
}
