import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { automationActions, ruleActionsMax } from '#domain/constants.ts';
import type { RuleProblem } from '#domain/rules/problems.ts';
import { useMe } from '#session/me.tsx';
import { actionTexts } from '#texts/common.ts';
import { actionHints, actionNames, ruleEditorTexts as texts } from '#texts/rules.ts';
import { ActionsMenu } from '#ui/ActionsMenu.tsx';
import { Button } from '#ui/Button.tsx';
import { Grip } from '#ui/Grip.tsx';
import * as gripCss from '#ui/grip.module.css';
import { IconButton } from '#ui/IconButton.tsx';
import { useReorder } from '#ui/use-reorder.ts';
import { mayDo } from '../may-do.ts';
import { type DraftAction, newAction, problemAt, type RuleDraft } from '../rule-draft.ts';
import * as rulesCss from '../rules.module.css';
import type { RuleWords } from '../use-rule-names.ts';
import { ActionFields } from './ActionFields.tsx';

interface ActionsPartProps {
  draft: RuleDraft;
  words: RuleWords;
  problems: readonly RuleProblem[];
  onChange: (change: Partial<RuleDraft>) => void;
}

/** Actions of a rule, one after the other (AUTO.10 to AUTO.17). */
export function ActionsPart({ draft: { actions }, words, problems, onChange }: ActionsPartProps) {
  const me = useMe();
  const keys = actions.map(({ key }) => String(key));
  const byKey = new Map(actions.map((action) => [String(action.key), action]));
  const { order, draggedId, list, move, grip } = useReorder(keys, (next) =>
    onChange({ actions: next.flatMap((key) => byKey.get(key) ?? []) }),
  );
  const change = (key: number, part: object) =>
    onChange({ actions: actions.map((one) => (one.key === key ? ({ ...one, ...part } as DraftAction) : one)) });
  const offered = automationActions.filter((type) => mayDo(me, { type }));
  return (
    <>
      {order.length > 0 && (
        <ul className={rulesCss.ruleActions} ref={list} aria-label={texts.parts.actions}>
          {order.map((key, at) => {
            const action = byKey.get(key);
            if (!action) return null;
            const name = actionNames[action.type];
            const index = keys.indexOf(key);
            return (
              <li
                key={key}
                data-order-id={key}
                className={key === draggedId ? `${gripCss.isDragged} ${rulesCss.isDragged}` : undefined}
              >
                <div className={rulesCss.ruleActionHead}>
                  <Grip name={name} {...grip(key)} />
                  <div className="grow">
                    <h3>{name}</h3>
                    {actionHints[action.type] && <p className="meta quiet">{actionHints[action.type]}</p>}
                  </div>
                  <IconButton
                    icon={ArrowUp}
                    size="small"
                    label={`${actionTexts.moveUp}: ${name}`}
                    disabled={at === 0}
                    onClick={() => move(key, -1)}
                  />
                  <IconButton
                    icon={ArrowDown}
                    size="small"
                    label={`${actionTexts.moveDown}: ${name}`}
                    disabled={at === order.length - 1}
                    onClick={() => move(key, 1)}
                  />
                  <IconButton
                    icon={Trash2}
                    size="small"
                    label={texts.removeAction(name)}
                    onClick={() => onChange({ actions: actions.filter((one) => one.key !== action.key) })}
                  />
                </div>
                <ActionFields
                  action={action}
                  words={words}
                  problemOf={(field) => problemAt(problems, `actions.${index}.${field}`)}
                  onChange={(part) => change(action.key, part)}
                />
              </li>
            );
          })}
        </ul>
      )}
      {actions.length < ruleActionsMax && (
        <div>
          <ActionsMenu
            actions={offered.map((type) => ({
              label: actionNames[type],
              action: () => onChange({ actions: [...actions, newAction(type)] }),
            }))}
          >
            <Button icon={Plus}>{texts.addAction}</Button>
          </ActionsMenu>
        </div>
      )}
    </>
  );
}
