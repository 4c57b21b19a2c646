import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useRef, useState } from 'react';
import { bulkJobThreshold, maxAlarmsPerTicket } from '#domain/constants.ts';
import { Part, usePreloadedPart } from '#frame/Part.tsx';
import { useMe } from '#session/me.tsx';
import { decisionToastTexts as texts } from '#texts/decisions.ts';
import { onDemand } from '#ui/on-demand.tsx';
import { useToaster } from '#ui/toast.tsx';
import { type Decision, failureOf, nameOf, type Outcome, successOf, type Target, undoneText } from './decision.ts';
import {
  deleteMutation,
  impactMutation,
  moveMutation,
  pinMutation,
  priorityMutation,
  restoreMutation,
  snoozeMutation,
  undoMutation,
  unsnoozeMutation,
} from './mutations.ts';
import { createOwnVersions } from './own-versions.ts';

// loaded when they first open: the list is there sooner
const ConfirmDialog = onDemand(async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog);
const MoveDialog = onDemand(async () => (await import('./MoveDialog.tsx')).MoveDialog);
const PriorityDialog = onDemand(async () => (await import('./PriorityDialog.tsx')).PriorityDialog);
const SnoozeDialog = onDemand(async () => (await import('./SnoozeDialog.tsx')).SnoozeDialog);

/** Decisions that first open a dialog. */
export type Question = 'snooze' | 'move' | 'decline' | 'priority' | 'delete' | 'work';

type OpenDialog = { target: Target } & ({ question: Question } | { question: 'confirm'; decision: Decision });

/** Actions on alarms that a screen can start. */
export interface Verbs {
  /** Opens the dialog of a verb; a decline that needs no reason is done at once. */
  ask(question: Question, target: Target): void;
  /** Runs a decision; above a hundred alarms it first asks for confirmation. */
  decide(decision: Decision, target: Target): void;
}

export interface Decisions extends Verbs {
  /** The open dialog, to be rendered by the caller. */
  dialogs: ReactNode;
}

/**
 * Returns the actions on alarms for any screen: dialogs, one toast with its undo, the specified texts on failure.
 * @param onDone after a decision that changed something.
 */
export function useDecisions(onDone: () => void = () => {}): Decisions {
  usePreloadedPart('CreateWork');
  const client = useApolloClient();
  const toaster = useToaster();
  const me = useMe();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const own = useRef(createOwnVersions()).current;
  const close = () => setDialog(null);

  const undo = async (undoId: string, decision: Decision, target: Target) => {
    const failure = failureOf(decision);
    const { data } = await client.mutate({ mutation: undoMutation, variables: { undoId }, context: { failure } });
    const outcome = data?.result;
    if (!outcome) return;
    const [failed] = outcome.failures;
    if (failed) toaster.error(failure, failed.reason);
    if (outcome.affected > 0) toaster.success(undoneText(decision, target));
    own.changed(target, outcome);
    onDone();
  };
  const restore = async (ids: string[], name: string, failure: string) => {
    const { data } = await client.mutate({ mutation: restoreMutation, variables: { ids }, context: { failure } });
    if (data && data.result.affected > 0) toaster.success(texts.restored(name));
    onDone();
  };

  const say = (decision: Decision, target: Target, outcome: Outcome) => {
    const failure = failureOf(decision);
    const [failed] = outcome.failures;
    if (!outcome.taskId && outcome.affected === 0) {
      if (failed) toaster.error(failure, failed.reason);
      return;
    }
    own.changed(target, outcome);
    const { title, body } = successOf(decision, target, outcome);
    const { undoId } = outcome;
    const name = nameOf(target);
    const quietly = (work: Promise<void>) => void work.catch(() => undefined);
    if (undoId) toaster.success(title, body, () => quietly(undo(undoId, decision, target)));
    else if (decision.verb === 'delete' && target.ids && !outcome.taskId) {
      const { ids } = target;
      toaster.success(title, body, () => quietly(restore(ids, name, failure)));
    } else toaster.success(title, body);
    onDone();
  };

  const run = async (decision: Decision, target: Target) => {
    const { ids, selection } = target;
    const expectedVersions = own.of(target);
    const context = { failure: failureOf(decision) };
    const which = { ids, selection };
    const seen = { ...which, expectedVersions };
    const ask = () => {
      switch (decision.verb) {
        case 'pin':
          return client.mutate({ mutation: pinMutation, variables: { ...which, pin: decision.pin }, context });
        case 'move': {
          const { status, reason } = decision;
          return client.mutate({ mutation: moveMutation, variables: { ...seen, status, reason }, context });
        }
        case 'snooze': {
          const { until, reason } = decision;
          return client.mutate({ mutation: snoozeMutation, variables: { ...seen, until, reason }, context });
        }
        case 'unsnooze':
          return client.mutate({ mutation: unsnoozeMutation, variables: seen, context });
        case 'priority':
          return client.mutate({
            mutation: priorityMutation,
            variables: { ...which, priority: decision.priority },
            context,
          });
        case 'impact':
          return client.mutate({
            mutation: impactMutation,
            variables: { ...which, isServiceImpacting: decision.isServiceImpacting },
            context,
          });
        case 'delete':
          return client.mutate({ mutation: deleteMutation, variables: which, context });
      }
    };
    const { data } = await ask();
    if (data) say(decision, target, data.result);
  };

  // a call that fails as a whole has shown its toast already
  const start = (decision: Decision, target: Target) => void run(decision, target).catch(() => undefined);
  const decide = (decision: Decision, target: Target) => {
    if (target.count > bulkJobThreshold) setDialog({ question: 'confirm', decision, target });
    else start(decision, target);
  };
  const ask = (question: Question, target: Target) => {
    if (question === 'decline' && !me.customer.isUpdateStatusReasonRequired)
      decide({ verb: 'move', status: 'Declined' }, target);
    else setDialog({ question, target });
  };
  const answer = (decision: Decision) => {
    close();
    if (!dialog) return;
    if (dialog.question === 'confirm' || decision.verb === 'delete') start(decision, dialog.target);
    else decide(decision, dialog.target);
  };

  const dialogOf = (open: OpenDialog) => {
    const { target } = open;
    const common = { name: nameOf(target), onClose: close, onDecide: answer };
    switch (open.question) {
      case 'snooze':
        return <SnoozeDialog {...common} />;
      case 'move':
      case 'decline':
        return (
          <MoveDialog
            {...common}
            alarm={target.alarm}
            status={open.question === 'decline' ? 'Declined' : null}
            isReasonRequired={me.customer.isUpdateStatusReasonRequired}
          />
        );
      case 'priority':
        return <PriorityDialog {...common} />;
      case 'work':
        if (target.incidentId && target.count > maxAlarmsPerTicket)
          return (
            <Part
              key={target.incidentId}
              name="IncidentTicket"
              incidentId={target.incidentId}
              onClose={close}
              onDone={onDone}
            />
          );
        return <Part name="CreateWork" alarmIds={target.ids ?? []} onClose={close} onDone={onDone} />;
      case 'delete':
        return <ConfirmDialog {...common} count={target.count} decision={{ verb: 'delete' }} />;
      case 'confirm':
        return <ConfirmDialog {...common} count={target.count} decision={open.decision} />;
    }
  };
  return { ask, decide, dialogs: dialog && dialogOf(dialog) };
}
