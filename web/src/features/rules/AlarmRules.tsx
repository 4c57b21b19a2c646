import { useMutation, useQuery } from '@apollo/client/react';
import { Link } from 'react-router';
import { rulePath } from '#features/lists/places/rule-places.ts';
import { can } from '#session/access.ts';
import { errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { toastTexts } from '#texts/common.ts';
import { ruleFailureTexts, alarmRulesTexts as texts } from '#texts/rules.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import * as cardCss from '#ui/card.module.css';
import { Failed, Skeleton } from '#ui/states.tsx';
import { Tag } from '#ui/Tag.tsx';
import { Time } from '#ui/Time.tsx';
import { useToaster } from '#ui/toast.tsx';
import { useReadAgain } from '#ui/use-read-again.ts';
import { RuleStateTag } from './RuleStateTag.tsx';
import { excludeAlarmMutation, rulesOfAlarmQuery } from './rule-queries.ts';
import * as css from './rules.module.css';

interface AlarmRulesProps {
  alarmId: string;
  /** Version of the alarm: rules are read again with another one. */
  version: number;
}

/** The rules that take an alarm, or leave it out; nothing where there are none, or for people who do not see rules. */
export const AlarmRules = (props: AlarmRulesProps) =>
  can(useMe(), 'automation', 'VIEW') ? <Rules {...props} /> : null;

function Rules({ alarmId, version }: AlarmRulesProps) {
  const mayChange = can(useMe(), 'automation', 'EDIT');
  const toaster = useToaster();
  const { data, error, refetch } = useQuery(rulesOfAlarmQuery, {
    variables: { alarmId },
    context: { quiet: true },
  });
  useReadAgain(version, refetch);
  const [exclude] = useMutation(excludeAlarmMutation, { context: { failure: ruleFailureTexts.exclude } });
  const change = async ({ id, name }: { id: string; name: string }, isExcluded: boolean) => {
    if (!(await exclude({ variables: { id, alarmId, isExcluded } })).data) return;
    toaster.success(isExcluded ? texts.excludedToast(name) : texts.includedToast(name), toastTexts.success);
    await refetch().catch(() => undefined);
  };
  const rules = data?.automationRulesOfAlarm;
  if (rules?.length === 0) return null;
  return (
    <Card title={texts.title}>
      <div className={cardCss.cardBody}>
        {!rules && !error && <Skeleton rows={2} />}
        {!rules && error && (
          <Failed title={ruleFailureTexts.get} error={errorMessage(error)} onRetry={() => refetch()} />
        )}
        <ul className={css.alarmRules}>
          {rules?.map(({ rule, isExcluded, dueAt }) => (
            <li key={rule.id}>
              <div className="grow">
                <p className={css.ruleTitle}>
                  <Link to={rulePath(rule.id)} className="strong" dir="auto">
                    {rule.name}
                  </Link>
                  {isExcluded ? (
                    <Tag dashed>{texts.excluded}</Tag>
                  ) : (
                    rule.state !== 'ENABLED' && <RuleStateTag state={rule.state} isComplete />
                  )}
                </p>
                <p className="meta soft" dir="auto">
                  {rule.sentence}
                </p>
                {dueAt && (
                  <p className="meta num">
                    {texts.due} <Time at={dueAt} />
                  </p>
                )}
              </div>
              {mayChange && (
                <Button
                  size="small"
                  aria-label={isExcluded ? texts.includeIn(rule.name) : texts.excludeFrom(rule.name)}
                  onClick={() => void change(rule, !isExcluded)}
                >
                  {isExcluded ? texts.include : texts.exclude}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
