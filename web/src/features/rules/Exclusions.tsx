import { useMutation } from '@apollo/client/react';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { alarmPath } from '#features/lists/lens-address.ts';
import { ruleFailureTexts, ruleEditorTexts as texts } from '#texts/rules.ts';
import { IconButton } from '#ui/IconButton.tsx';
import * as kit from '#ui/ui.module.css';
import { excludeAlarmMutation } from './rule-queries.ts';
import * as css from './rules.module.css';

interface ExclusionsProps {
  rule: { id: string; excludeIds: readonly string[] };
  mayChange: boolean;
  onChanged: () => unknown;
}

/** Alarms that a rule never acts on (AUTO.27). */
export function Exclusions({ rule: { id, excludeIds }, mayChange, onChanged }: ExclusionsProps) {
  const [exclude] = useMutation(excludeAlarmMutation, { context: { failure: ruleFailureTexts.exclude } });
  const include = async (alarmId: string) => {
    if ((await exclude({ variables: { id, alarmId, isExcluded: false } })).data) await onChanged();
  };
  return (
    <section className={`${kit.card} ${css.rulePart}`} aria-label={texts.exclusions}>
      <div>
        <h2>{texts.exclusions}</h2>
        <p className="meta quiet">
          {excludeIds.length > 0 ? texts.exclusionsHint : `${texts.noExclusions} ${texts.exclusionsHint}`}
        </p>
      </div>
      {excludeIds.length > 0 && (
        <ul className={css.ruleExclusions}>
          {excludeIds.map((alarmId) => (
            <li key={alarmId}>
              <Link to={alarmPath(alarmId)} className="num">
                {texts.alarmNumber(alarmId)}
              </Link>
              {mayChange && (
                <IconButton
                  icon={X}
                  size="small"
                  label={texts.include(texts.alarmNumber(alarmId))}
                  onClick={() => void include(alarmId)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
