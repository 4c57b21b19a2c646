import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { pageSizes } from '#domain/constants.ts';
import { SourceDoubt } from '#features/fields/sources.tsx';
import { alarmPath } from '#features/lists/lens-address.ts';
import { allWorkPath } from '#features/lists/places/work-places.ts';
import type { AutomationOutcome, AutomationRuleLogQuery } from '#generated/graphql.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { actionNames, dryRunTexts, ruleFailureTexts, ruleLogTexts as texts } from '#texts/rules.ts';
import { Drawer } from '#ui/Drawer.tsx';
import { MoreButton } from '#ui/MoreButton.tsx';
import { Select } from '#ui/Select.tsx';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import { Tag } from '#ui/Tag.tsx';
import { Time } from '#ui/Time.tsx';
import { usePages } from '#ui/use-pages.ts';
import { ruleLogQuery } from './rule-queries.ts';
import * as css from './rules.module.css';

type Entry = AutomationRuleLogQuery['automationRuleLogAndCount']['entries'][number];

const tones = {
  WAITING: 'info',
  ACTED: 'success',
  SKIPPED: 'neutral',
  CANCELLED: 'neutral',
  FAILED: 'danger',
} as const;
const outcomes = Object.keys(tones) as AutomationOutcome[];
const all = 'ALL';

/** Every decision of a rule with its reason, the newest first. */
export function RuleLog({ rule, onClose }: { rule: { id: string; name: string }; onClose: () => void }) {
  const client = useApolloClient();
  const [outcome, setOutcome] = useState<AutomationOutcome | typeof all>(all);
  const { items, count, isFailed, isLoading, more, again } = usePages<Entry>(
    JSON.stringify([rule.id, outcome]),
    async (offset) => {
      const where = { ruleId: rule.id, outcomes: outcome === all ? null : [outcome] };
      const { data } = await client.query({
        query: ruleLogQuery,
        variables: { where, limit: pageSizes.lensTable, offset },
        ...alwaysFresh,
        context: { quiet: true },
      });
      if (!data) throw new Error(ruleFailureTexts.log);
      const { entries, count: found } = data.automationRuleLogAndCount;
      return { items: entries, count: found };
    },
  );
  return (
    <Drawer title={texts.title(rule.name)} size="wide" onClose={onClose}>
      <div className={css.ruleLog} aria-busy={isLoading}>
        <Select
          label={texts.filter}
          value={outcome}
          options={[
            { value: all as AutomationOutcome | typeof all, label: texts.all },
            ...outcomes.map((value) => ({ value, label: texts.outcomes[value] })),
          ]}
          onChange={setOutcome}
        />
        {count === null && !isFailed && <Skeleton rows={5} />}
        {isFailed && <Failed title={ruleFailureTexts.log} onRetry={again} />}
        {count === 0 && !isFailed && (
          <Empty
            kind={outcome === all ? 'none' : 'filtered'}
            title={outcome === all ? texts.none : texts.noneFound}
            detail={outcome === all && texts.noneDetail}
          />
        )}
        <ul aria-label={texts.title(rule.name)}>
          {items.map(
            ({ id, at, alarmId, alarmName, externalSystemId, outcome: said, action, reason, workTicketId }) => (
              <li key={id}>
                <div className={css.ruleLogHead}>
                  <Tag tone={tones[said]} quiet={said !== 'FAILED'}>
                    {texts.outcomes[said]}
                  </Tag>
                  {action && <span className="meta">{actionNames[action]}</span>}
                  <span className="grow" />
                  <span className="meta quiet num">
                    <Time at={at} />
                  </span>
                </div>
                <p dir="auto">{reason}</p>
                <p className="meta">
                  <SourceDoubt sourceId={externalSystemId ?? null} />{' '}
                  <Link to={alarmPath(alarmId)}>{alarmName ?? dryRunTexts.alarm(alarmId)}</Link>
                  {workTicketId && (
                    <>
                      {' · '}
                      <Link to={`${allWorkPath}/${workTicketId}`}>{texts.ticket(workTicketId)}</Link>
                    </>
                  )}
                </p>
              </li>
            ),
          )}
        </ul>
        {count !== null && <MoreButton shown={items.length} total={count} onMore={async () => more()} />}
      </div>
    </Drawer>
  );
}
