import { useParams } from 'react-router';
import { type Lens, lensKey, standardGroup, tabName, useLensCounts, useTriageWork } from '#features/lenses/lenses.ts';
import { useLensAddress } from '#features/lists/lens-address.ts';
import { ListHead } from '#features/lists/phone/ListHead.tsx';
import { useMobileLens } from '#features/lists/phone/mobile-lens.ts';
import { useSearchField } from '#features/lists/phone/use-search-field.ts';
import { BottomBar } from '#frame/phone/BottomBar.tsx';
import { Strips } from '#frame/Strips.tsx';
import { errorMessage } from '#session/apollo.ts';
import { useTitle } from '#session/release.tsx';
import { alarmTexts as texts } from '#texts/alarms.ts';
import { onDemand, usePreload } from '#ui/on-demand.tsx';
import { Failed, Skeleton } from '#ui/states.tsx';
import { displayId } from '../alarm-text.ts';
import { GroupToggle } from '../causes/GroupToggle.tsx';
import { MobileList } from './MobileList.tsx';
import './alarms-phone.module.css';
import * as listPhoneCss from '#features/lists/phone/list-phone.module.css';
import * as mobileCss from '#frame/phone/mobile.module.css';
import * as touchCss from '#ui/phone/touch.module.css';

const MobileAlarm = onDemand(async () => (await import('./MobileAlarm.tsx')).MobileAlarm);

/** Triage on a phone: a lens as cards, and an alarm over it. */
export function MobileTriage() {
  usePreload(MobileAlarm);
  const { alarmId } = useParams();
  const { address, change } = useLensAddress();
  const { lens, lenses, error, refetch } = useMobileLens('alarm', 'active-alarms');
  const work = useTriageWork().tabs;
  const counts = new Map([...useLensCounts(lenses), ...useLensCounts(work)]);
  const isStandard = ({ groupLabel }: Lens) => groupLabel === standardGroup;
  const search = useSearchField(address.searchTerm !== '');
  const openId = alarmId ?? address.openId;
  useTitle(openId ? displayId(openId) : lens ? tabName(lens) : texts.triage);
  if (openId) return <MobileAlarm alarmId={openId} />;
  return (
    <div className={touchCss.mobile}>
      <ListHead
        kind="alarm"
        lens={lens}
        lenses={lenses}
        tabs={[...lenses.filter(isStandard), ...work, ...lenses.filter((each) => !isStandard(each))]}
        counts={counts}
        count={lens ? counts.get(lens.id) : undefined}
        search={search}
      >
        <GroupToggle isTouch />
      </ListHead>
      <Strips />
      {lens && (
        <MobileList
          key={lensKey(lens)}
          lens={lens}
          criteria={address.criteria}
          searchTerm={address.searchTerm}
          onOpen={change.open}
          onClear={change.clearFilters}
        />
      )}
      {!lens && (
        <main className={mobileCss.mobileMain} id="content">
          {error ? (
            <Failed title={texts.failed} error={errorMessage(error)} onRetry={() => refetch()} />
          ) : (
            <Skeleton rowClass={listPhoneCss.listCard} />
          )}
        </main>
      )}
      <BottomBar onSearch={search.open} />
    </div>
  );
}
