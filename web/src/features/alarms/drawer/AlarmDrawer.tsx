import { ChevronDown, ChevronUp, Link2, Maximize2, X } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { alarmPath, useLensAddress } from '#features/lists/lens-address.ts';
import { Part } from '#frame/Part.tsx';
import { errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { setPreferences, usePreferences } from '#session/preferences.ts';
import { alarmTexts, alarmDetailTexts as texts } from '#texts/alarms.ts';
import { Bell } from '#ui/Bell.tsx';
import { Button } from '#ui/Button.tsx';
import { formatCount } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Failed, Missing } from '#ui/states.tsx';
import { TabPanel, Tabs } from '#ui/Tabs.tsx';
import { useToaster } from '#ui/toast.tsx';
import { useStable } from '#ui/use-stable.ts';
import { alarmTitle, displayId, locationParts, titleLine } from '../alarm-text.ts';
import type { RowScope } from '../causes/use-row-scope.ts';
import { NameEditor } from '../decisions/NameEditor.tsx';
import type { Verbs } from '../decisions/use-decisions.tsx';
import { VerbBar } from '../decisions/VerbBar.tsx';
import { Activity } from '../detail/Activity.tsx';
import { AlarmTags } from '../detail/AlarmTags.tsx';
import { CmmsTab } from '../detail/CmmsTab.ts';
import { Instances } from '../detail/Instances.tsx';
import { Relationships } from '../detail/Relationships.tsx';
import { type AlarmTab, alarmTab, alarmTabs, tabNameOf } from '../detail/tabs.ts';
import { useAlarm } from '../detail/use-alarm.ts';
import type { LensAlarm } from '../list/alarm-list.ts';
import { DrawerDetails } from './DrawerDetails.tsx';
import { DrawerFrame } from './DrawerFrame.tsx';

import * as css from './drawer.module.css';

interface AlarmDrawerProps {
  alarmId: string;
  /** The alarm's row, if it is in the list: shown until the details are read. */
  row: LensAlarm | null;
  place: { position: number; total: number | null } | null;
  isDocked: boolean;
  decisions: Verbs;
  /** Alarms that verbs act on, if the alarm's row stands for several. */
  scope: RowScope | null;
  onStep: (by: number) => void;
  onClose: () => void;
}

/** One alarm beside the list. Memoised: rows that come and go do not draw it. */
export const AlarmDrawer = memo(function AlarmDrawer(props: AlarmDrawerProps) {
  const { alarmId, row, place, isDocked, decisions, scope, onStep, onClose } = props;
  const me = useMe();
  const toaster = useToaster();
  const navigate = useNavigate();
  const { drawerTab } = usePreferences();
  const { address, change } = useLensAddress();
  const panelId = useId();
  const name = displayId(alarmId);
  const label = alarmTexts.alarm(name);
  const tab = alarmTab(address.tab ?? drawerTab, 'details');
  const { alarm, isMissing, error, refetch } = useAlarm(alarmId, { version: row?.version });
  const shown = alarm?.id === alarmId ? alarm : null;
  const head = shown ?? row;
  const [renamedId, setRenamedId] = useState<string | null>(null);
  const isRenaming = renamedId === alarmId;
  const readAgain = useStable(() => void refetch().catch(() => undefined));
  const endRenaming = () => {
    setRenamedId(null);
    readAgain();
  };
  const select = (id: AlarmTab) => {
    setPreferences({ drawerTab: id });
    change.tab(id);
  };
  const copy = (text: string, what: string) =>
    navigator.clipboard.writeText(text).then(() => toaster.success(texts.copied(what)));
  return (
    <DrawerFrame label={label} isDocked={isDocked}>
      <header className={css.drawerHead}>
        <div className="line">
          <Button variant="plain" className={`${css.alarmId} num`} title={texts.copy} onClick={() => copy(name, name)}>
            {name}
          </Button>
          {place && (
            <span className="meta quiet num">
              {texts.position(formatCount(place.position), formatCount(Math.max(place.total ?? 0, place.position)))}
            </span>
          )}
          <IconButton size="small" iconSize={15} icon={ChevronUp} label={texts.previous} onClick={() => onStep(-1)} />
          <IconButton size="small" iconSize={15} icon={ChevronDown} label={texts.next} onClick={() => onStep(1)} />
          <span className="grow" />
          <IconButton
            size="small"
            iconSize={15}
            icon={Link2}
            label={texts.copyLink}
            onClick={() => copy(location.origin + alarmPath(alarmId), texts.link)}
          />
          <IconButton
            size="small"
            iconSize={15}
            icon={Maximize2}
            label={texts.fullPage}
            onClick={() => navigate(`${alarmPath(alarmId)}?tab=${tab}`)}
          />
          <IconButton size="small" icon={X} label={texts.close} onClick={onClose} />
        </div>
        {head && (
          <div className={css.drawerTitle}>
            <Bell priority={head.priority} active={head.state === 'active'} size={18} />
            <div className="grow">
              {shown && isRenaming ? (
                <NameEditor alarm={shown} onDone={endRenaming} />
              ) : (
                <h2>{titleLine(alarmTitle(head, me.customer.isDisplayRawAlarmTextEnabled))}</h2>
              )}
              <p className="meta soft">{locationParts(head).join(' › ')}</p>
            </div>
          </div>
        )}
        {shown && <AlarmTags alarm={shown} />}
        {shown && (
          <VerbBar isNarrow alarm={shown} decisions={decisions} scope={scope} onRename={() => setRenamedId(alarmId)} />
        )}
      </header>
      {isMissing && <Missing title={alarmTexts.missing(alarmId)} />}
      {error && !shown && (
        <Failed title={alarmTexts.failedDetails(alarmId)} error={errorMessage(error)} onRetry={() => refetch()} />
      )}
      {shown && (
        <>
          <Tabs label={label} tabs={alarmTabs} selected={tab} onSelect={select} panelId={panelId} />
          <TabPanel id={panelId} label={tabNameOf(tab)} className={css.drawerBody}>
            {tab === 'details' && <Part name="AlarmIncident" alarmId={alarmId} version={shown.version} />}
            {tab === 'details' && <DrawerDetails alarm={shown} onChange={readAgain} />}
            {tab === 'activity' && (
              <div className={css.section}>
                <Activity key={alarmId} alarmId={alarmId} version={shown.version} />
              </div>
            )}
            {tab === 'relationships' && <Relationships alarm={shown} />}
            {tab === 'cmms' && <CmmsTab alarm={shown} />}
            {tab === 'history' && (
              <div className={css.section}>
                <Instances key={alarmId} alarmId={alarmId} version={shown.version} priority={shown.priority} isNarrow />
              </div>
            )}
          </TabPanel>
        </>
      )}
    </DrawerFrame>
  );
});
