import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SourceDoubt } from '#features/fields/sources.tsx';
import { useShellPlaces } from '#features/lists/places/shell-places.tsx';
import type { AlarmRowFragment } from '#generated/graphql.ts';
import { errorMessage } from '#session/apollo.ts';
import { alarmTexts, alarmDetailTexts as texts } from '#texts/alarms.ts';
import { Bell } from '#ui/Bell.tsx';
import { Card } from '#ui/Card.tsx';
import * as cardCss from '#ui/card.module.css';
import { SourceText } from '#ui/SourceText.tsx';
import { Failed, Skeleton } from '#ui/states.tsx';
import { Duration } from '#ui/Time.tsx';
import * as tableCss from '#ui/table.module.css';
import { alarmTitle, titleLine } from '../alarm-text.ts';
import { WorkIcon } from '../WorkIcon.tsx';
import * as css from './detail.module.css';
import { assetOf, type Siblings, useAssetSiblings, usePointSiblings } from './siblings.ts';
import type { AlarmDetail } from './use-alarm.ts';

function Sibling({ alarm }: { alarm: AlarmRowFragment }) {
  const places = useShellPlaces();
  return (
    <li className={css.sibling}>
      <Bell priority={alarm.priority} active={alarm.state === 'active'} />
      <span className="line">
        <SourceDoubt sourceId={alarm.externalSystem.id} />
        <Link to={places.alarm(alarm.id)} className="ell">
          {titleLine(alarmTitle(alarm, false))}
        </Link>
        <WorkIcon alarm={alarm} />
      </span>
      <span className="meta soft">{alarm.status}</span>
      <span className={`meta quiet ${css.siblingTime}`}>
        <Duration since={alarm.latestAlarmTime} until={alarm.state === 'active' ? null : alarm.latestEndTime} />
      </span>
      <span className="meta quiet num">{alarm.displayId}</span>
    </li>
  );
}

interface SiblingListProps {
  siblings: Siblings;
  label: string;
  empty: string;
}

function SiblingList({ siblings: { alarms, hasMore, error, again }, label, empty }: SiblingListProps) {
  if (error) return <Failed title={alarmTexts.failed} error={errorMessage(error)} onRetry={again} />;
  if (!alarms) return <Skeleton rows={2} />;
  if (alarms.length === 0) return <p className={tableCss.emptyLine}>{empty}</p>;
  return (
    <>
      <ul className={css.siblings} aria-label={label}>
        {alarms.map((alarm) => (
          <Sibling key={alarm.id} alarm={alarm} />
        ))}
      </ul>
      {hasMore && <p className="meta quiet">{texts.newestOnly}</p>}
    </>
  );
}

const activeOf = ({ alarms }: Siblings) => alarms?.filter(({ state }) => state === 'active').length ?? 0;

/** Lists other alarms on the same point and the same asset. */
export function Relationships({ alarm }: { alarm: AlarmDetail }) {
  const [onPoint, onAsset] = [usePointSiblings(alarm), useAssetSiblings(alarm)];
  const asset = assetOf(alarm);
  return (
    <>
      <Card
        title={texts.samePoint}
        aside={<Count siblings={onPoint}>{alarm.point && <SourceText>{alarm.point}</SourceText>}</Count>}
      >
        <div className={cardCss.cardBody}>
          <SiblingList
            siblings={onPoint}
            label={texts.onSamePoint}
            empty={alarm.point ? texts.noneOnPoint : texts.noPoint}
          />
        </div>
      </Card>
      {asset && (
        <Card title={texts.sameAsset} aside={<Count siblings={onAsset}>{asset.name}</Count>}>
          <div className={cardCss.cardBody}>
            <SiblingList siblings={onAsset} label={texts.onSameAsset} empty={texts.noneOnAsset(asset.name)} />
          </div>
        </Card>
      )}
    </>
  );
}

const Count = ({ siblings, children }: { siblings: Siblings; children: ReactNode }) => (
  <span>
    {children}
    {children && activeOf(siblings) > 0 && ' · '}
    {activeOf(siblings) > 0 && texts.activeAlarms(activeOf(siblings))}
  </span>
);
