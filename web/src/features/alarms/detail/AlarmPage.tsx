import { useId, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { defaultLensPath } from '#features/lists/lens-address.ts';
import { Page } from '#frame/Page.tsx';
import { Part } from '#frame/Part.tsx';
import { can, canCreateWork } from '#session/access.ts';
import { errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { alarmTexts, occurrenceTexts, alarmDetailTexts as texts } from '#texts/alarms.ts';
import { Bell } from '#ui/Bell.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import * as cardCss from '#ui/card.module.css';
import { formatAlarmTime } from '#ui/format.ts';
import { Failed, Missing, Skeleton } from '#ui/states.tsx';
import { TabPanel, Tabs } from '#ui/Tabs.tsx';
import { Duration } from '#ui/Time.tsx';
import { useShortcuts } from '#ui/use-shortcuts.ts';
import { alarmTitle, displayId, locationParts, titleLine } from '../alarm-text.ts';
import { NameEditor } from '../decisions/NameEditor.tsx';
import { Note } from '../decisions/Note.tsx';
import { useDecisions } from '../decisions/use-decisions.tsx';
import { targetOf, VerbBar } from '../decisions/VerbBar.tsx';
import { ActivityCard } from './ActivityCard.tsx';
import { AlarmTags } from './AlarmTags.tsx';
import { CmmsTab } from './CmmsTab.ts';
import * as css from './detail.module.css';
import { Instances } from './Instances.tsx';
import { Occurrences } from './Occurrences.tsx';
import { AlarmDetails } from './properties/AlarmDetails.tsx';
import { Relationships } from './Relationships.tsx';
import { SourceData } from './SourceData.tsx';
import { alarmTab, alarmTabs, tabNameOf } from './tabs.ts';
import { type AlarmDetail, useAlarm } from './use-alarm.ts';

/** Refetch interval: no live list is open beside the page. */
const pollMs = 15_000;

/** Page of one alarm. */
export function AlarmPage() {
  const { alarmId = '' } = useParams();
  const me = useMe();
  const { alarm, isMissing, error, refetch } = useAlarm(alarmId, { pollMs });
  const title = alarm && alarmTitle(alarm, me.customer.isDisplayRawAlarmTextEnabled);
  const name = displayId(alarmId);
  return (
    <Page
      crumbs={[
        { name: alarmTexts.triage, to: '/alarms' },
        { name: alarmTexts.allAlarms, to: defaultLensPath },
        { name },
      ]}
      title={[[name, title?.asset].filter(Boolean).join(' '), alarmTexts.triage]}
    >
      {alarm && title && (
        <AlarmView alarm={alarm} title={titleLine(title)} onChange={() => void refetch().catch(() => undefined)} />
      )}
      {isMissing && (
        <Missing title={alarmTexts.missing(alarmId)}>
          <ButtonLink to={defaultLensPath}>{alarmTexts.backToList}</ButtonLink>
        </Missing>
      )}
      {!alarm && <h1 className="unseen">{alarmTexts.alarm(name)}</h1>}
      {!alarm && !error && !isMissing && <Skeleton />}
      {error && !alarm && (
        <Failed title={alarmTexts.failedDetails(alarmId)} error={errorMessage(error)} onRetry={() => refetch()} />
      )}
    </Page>
  );
}

function Since({ alarm }: { alarm: AlarmDetail }) {
  if (!alarm.latestAlarmTime) return null;
  if (alarm.state === 'inactive')
    return <span className="num">{alarmTexts.inactiveSince(formatAlarmTime(alarm.latestEndTime))}</span>;
  return (
    <span className="num">
      {alarmTexts.activeSince(formatAlarmTime(alarm.latestAlarmTime))} {'('}
      <Duration since={alarm.latestAlarmTime} />
      {')'}
    </span>
  );
}

interface AlarmViewProps {
  alarm: AlarmDetail;
  title: string;
  onChange: () => void;
}

function AlarmView({ alarm, title, onChange }: AlarmViewProps) {
  const decisions = useDecisions(onChange);
  const [isRenaming, setRenaming] = useState(false);
  const target = targetOf(alarm);
  const me = useMe();
  const canEdit = can(me, 'alarms', 'EDIT');
  const onKey = (act: () => void) => () => canEdit && act();
  useShortcuts({
    s: onKey(() => decisions.ask('snooze', target)),
    d: onKey(() => decisions.ask('decline', target)),
    m: onKey(() => decisions.ask('move', target)),
    p: onKey(() => decisions.ask('priority', target)),
    w: () => canCreateWork(me) && decisions.ask('work', target),
    '.': onKey(() => decisions.decide({ verb: 'pin', pin: !alarm.isPinned }, target)),
  });
  const panelId = useId();
  const [params, setParams] = useSearchParams();
  const tab = alarmTab(params.get('tab'), 'activity');
  const hasSide = tab === 'activity' || tab === 'history';
  const { id, version, priority } = alarm;
  const tone = { background: `var(--p${priority}-bg)`, borderColor: `var(--p${priority}-bd)` };
  const location = locationParts(alarm).join(' › ');
  const instances = (
    <Card title={occurrenceTexts.instances} aside={occurrenceTexts.newestFirst}>
      <div className={`${cardCss.cardBody} ${cardCss.isTable}`}>
        <Instances alarmId={id} version={version} priority={priority} />
      </div>
    </Card>
  );
  const note = (
    <>
      <h3>{texts.notes}</h3>
      <Note key={id} alarm={alarm} onChange={onChange} />
    </>
  );
  const source = (
    <Card title={texts.sourceData}>
      <div className={cardCss.cardBody}>
        <SourceData alarm={alarm} />
      </div>
    </Card>
  );
  return (
    <div className={css.alarmPage}>
      <div className={css.alarmHead}>
        <span className={css.alarmBell} style={tone}>
          <Bell priority={priority} active={alarm.state === 'active'} size={19} />
        </span>
        <div className="grow">
          <h1 className={isRenaming ? 'unseen' : undefined}>{title}</h1>
          {isRenaming && (
            <NameEditor
              alarm={alarm}
              onDone={() => {
                setRenaming(false);
                onChange();
              }}
            />
          )}
          <p className={`${css.alarmFacts} meta`}>
            <span className="num strong">{alarm.displayId}</span>
            {location && <span>{location}</span>}
            <span>{alarm.externalSystem.displayName}</span>
            <Since alarm={alarm} />
          </p>
          <AlarmTags alarm={alarm} />
        </div>
        {/* the name takes their place while it is edited */}
        {!isRenaming && <VerbBar alarm={alarm} decisions={decisions} onRename={() => setRenaming(true)} />}
        {decisions.dialogs}
      </div>
      <Tabs
        label={alarmTexts.alarm(alarm.displayId)}
        tabs={alarmTabs}
        selected={tab}
        onSelect={(next) => setParams({ tab: next }, { replace: true })}
        panelId={panelId}
      />
      <TabPanel
        id={panelId}
        label={tabNameOf(tab)}
        className={`${css.alarmColumns}${hasSide ? '' : ` ${css.isSingle}`}`}
      >
        <div className={css.alarmColumn}>
          {hasSide && <Occurrences alarmId={id} version={version} />}
          {tab === 'activity' && <ActivityCard alarmId={id} version={version} />}
          {hasSide && instances}
          {tab === 'details' && (
            <AlarmDetails key={id} alarm={alarm} onChange={onChange}>
              {note}
            </AlarmDetails>
          )}
          {tab === 'details' && source}
          {tab === 'relationships' && <Relationships alarm={alarm} />}
          {tab === 'cmms' && <CmmsTab alarm={alarm} />}
        </div>
        {hasSide && (
          <div className={css.alarmColumn}>
            <AlarmDetails key={id} alarm={alarm} onChange={onChange}>
              {note}
            </AlarmDetails>
            <Part name="AlarmIncident" alarmId={id} version={version} />
            <Part name="AlarmWork" alarmId={id} version={version} />
            <Part name="AlarmRules" alarmId={id} version={version} />
            <Relationships alarm={alarm} />
            {source}
          </div>
        )}
      </TabPanel>
    </div>
  );
}
