import { useId, useState } from 'react';
import { mobileListPath } from '#features/lists/places/places.ts';
import { Part } from '#frame/Part.tsx';
import * as mobileCss from '#frame/phone/mobile.module.css';
import { RecordPage } from '#frame/phone/RecordPage.tsx';
import { errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { alarmTexts as texts } from '#texts/alarms.ts';
import { Bell } from '#ui/Bell.tsx';
import * as cardCss from '#ui/card.module.css';
import { Failed, Missing, Skeleton } from '#ui/states.tsx';
import { TabPanel, Tabs } from '#ui/Tabs.tsx';
import { alarmTitle, displayId, locationParts, titleLine } from '../alarm-text.ts';
import { useDecisions } from '../decisions/use-decisions.tsx';
import { VerbBar } from '../decisions/VerbBar.tsx';
import { Activity } from '../detail/Activity.tsx';
import { AlarmTags } from '../detail/AlarmTags.tsx';
import { CmmsTab } from '../detail/CmmsTab.ts';
import { Instances } from '../detail/Instances.tsx';
import { Relationships } from '../detail/Relationships.tsx';
import { type AlarmTab, alarmTabs, tabNameOf } from '../detail/tabs.ts';
import { useAlarm } from '../detail/use-alarm.ts';
import { DrawerDetails } from '../drawer/DrawerDetails.tsx';
import * as drawerCss from '../drawer/drawer.module.css';

const pollMs = 15_000;

/** One alarm on the whole screen; back leads to the list. */
export function MobileAlarm({ alarmId }: { alarmId: string }) {
  const me = useMe();
  const panelId = useId();
  const name = displayId(alarmId);
  const [tab, setTab] = useState<AlarmTab>('details');
  const { alarm, isMissing, error, refetch } = useAlarm(alarmId, { pollMs });
  const readAgain = () => void refetch().catch(() => undefined);
  const decisions = useDecisions(readAgain);
  const title = alarm && alarmTitle(alarm, me.customer.isDisplayRawAlarmTextEnabled);
  return (
    <RecordPage name={name} listPath={mobileListPath} backLabel={texts.backToList}>
      {!alarm && <h1 className="unseen">{texts.alarm(name)}</h1>}
      {!alarm && !error && !isMissing && <Skeleton />}
      {isMissing && <Missing title={texts.missing(alarmId)} />}
      {error && !alarm && (
        <Failed title={texts.failedDetails(alarmId)} error={errorMessage(error)} onRetry={() => refetch()} />
      )}
      {alarm && title && (
        <div className={mobileCss.mobileDetail}>
          <div className={mobileCss.mobileTitle}>
            <Bell priority={alarm.priority} active={alarm.state === 'active'} size={19} />
            <div className="grow">
              <h1>{titleLine(title)}</h1>
              <p className="soft">{locationParts(alarm).join(' › ')}</p>
              <AlarmTags alarm={alarm} />
            </div>
          </div>
          <Tabs label={texts.alarm(name)} tabs={alarmTabs} selected={tab} onSelect={setTab} panelId={panelId} />
          <TabPanel id={panelId} label={tabNameOf(tab)} className={mobileCss.mobilePanel}>
            {tab === 'details' && (
              <>
                <Part name="AlarmIncident" alarmId={alarmId} version={alarm.version} />
                <Part name="AlarmWork" alarmId={alarmId} version={alarm.version} />
                <DrawerDetails alarm={alarm} onChange={readAgain} />
              </>
            )}
            {tab === 'activity' && (
              <div className={drawerCss.section}>
                <Activity alarmId={alarmId} version={alarm.version} />
              </div>
            )}
            {tab === 'relationships' && <Relationships alarm={alarm} />}
            {tab === 'cmms' && <CmmsTab alarm={alarm} />}
            {tab === 'history' && (
              <div className={`${drawerCss.section} ${cardCss.cardBody} ${cardCss.isTable}`}>
                <Instances alarmId={alarmId} version={alarm.version} priority={alarm.priority} isNarrow />
              </div>
            )}
          </TabPanel>
          <VerbBar alarm={alarm} decisions={decisions} />
          {decisions.dialogs}
        </div>
      )}
    </RecordPage>
  );
}
