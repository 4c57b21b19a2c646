import { CircleAlert, Ellipsis, Hourglass } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { ruleWaitingCountMax } from '#domain/constants.ts';
import { rulePath } from '#features/lists/places/rule-places.ts';
import type { RuleRowFragment } from '#generated/graphql.ts';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { actionTexts } from '#texts/common.ts';
import { ruleListTexts as texts } from '#texts/rules.ts';
import { type Action, ActionsMenu } from '#ui/ActionsMenu.tsx';
import { Grip } from '#ui/Grip.tsx';
import * as gripCss from '#ui/grip.module.css';
import { IconButton } from '#ui/IconButton.tsx';
import { Time } from '#ui/Time.tsx';
import { RuleStateTag } from './RuleStateTag.tsx';
import * as css from './rules.module.css';

interface RuleRowProps {
  rule: RuleRowFragment;
  /** From 1. */
  place: number;
  isDragged: boolean;
  /** Absent where the order cannot be changed. */
  grip?: Omit<ComponentProps<typeof Grip>, 'name'>;
  onUp?: () => void;
  onDown?: () => void;
  onEnable: () => void;
  onDisable: () => void;
  onPause: () => void;
  onResume: () => void;
  onClone: () => void;
  onLog: () => void;
  onDelete: () => void;
}

/** One rule of the list: what it says, what it has done, and what can be done with it. */
export function RuleRow({ rule, place, isDragged, grip, ...on }: RuleRowProps) {
  const me = useMe();
  const [canEdit, canCreate, canDelete] = (['EDIT', 'CREATE', 'DELETE'] as const).map((action) =>
    can(me, 'automation', action),
  );
  const { id, name, state, pauseReason, sentence, isComplete } = rule;
  const { lastError, lastExecutionAt, executionCount, waitingCount } = rule;
  const actions: Action[] = [
    {
      label: texts.enable,
      hide: !canEdit || state !== 'DISABLED',
      disabled: !isComplete,
      action: on.onEnable,
    },
    // a rule that a flood has paused resumes automatically; resumed by hand, it would be paused again at once
    { label: texts.resume, hide: !canEdit || state !== 'PAUSED' || pauseReason === 'FLOOD', action: on.onResume },
    { label: texts.pause, hide: !canEdit || state !== 'ENABLED', action: on.onPause },
    { label: texts.disable, hide: !canEdit || state === 'DISABLED', action: on.onDisable },
    { label: texts.log, action: on.onLog },
    { label: texts.clone, hide: !canCreate, action: on.onClone },
    { label: actionTexts.moveUp, hide: !on.onUp, action: on.onUp },
    { label: actionTexts.moveDown, hide: !on.onDown, action: on.onDown },
    { label: actionTexts.delete, danger: true, hide: !canDelete, action: on.onDelete },
  ];
  return (
    <li
      data-order-id={id}
      className={`${css.ruleItem}${isDragged ? ` ${gripCss.isDragged} ${css.isDragged}` : ''}${state === 'DISABLED' ? ` ${css.isOff}` : ''}`}
    >
      {grip ? <Grip name={name} {...grip} /> : <span className={css.ruleNoGrip} />}
      <span className={`${css.rulePlace} num quiet`} aria-hidden>
        {place}
      </span>
      <div className={`grow ${css.ruleText}`}>
        <div className={css.ruleTitle}>
          <Link to={rulePath(id)} className="strong" dir="auto">
            {name}
          </Link>
          <RuleStateTag state={state} isComplete={isComplete} />
        </div>
        <p className="soft" dir="auto">
          {sentence}
        </p>
        <p className={`meta quiet ${css.ruleCounts}`}>
          <span className="num">
            {executionCount > 0 ? texts.executions(executionCount) : texts.never}
            {lastExecutionAt && (
              <>
                {texts.last} <Time at={lastExecutionAt} />
              </>
            )}
          </span>
          {waitingCount > 0 && (
            <span className="num">
              <Hourglass size={12} aria-hidden />
              {texts.waiting(waitingCount, ruleWaitingCountMax)}
            </span>
          )}
        </p>
        {lastError && (
          <p className={`meta ${css.ruleError}`}>
            <CircleAlert size={13} aria-hidden />
            {texts.lastError(lastError)}
          </p>
        )}
      </div>
      <ActionsMenu actions={actions}>
        <IconButton icon={Ellipsis} label={texts.more(name)} />
      </ActionsMenu>
    </li>
  );
}
