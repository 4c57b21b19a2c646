import { MapPin } from 'lucide-react';
import { Link } from 'react-router';
import type { LiveList } from '#features/lists/live/live-list.ts';
import * as listPhoneCss from '#features/lists/phone/list-phone.module.css';
import { useShellPlaces } from '#features/lists/places/shell-places.tsx';
import { alarmListTexts } from '#texts/alarm-list.ts';
import { assetTexts as texts } from '#texts/assets.ts';
import type { AssetSort, ListedAsset } from '../asset-list.ts';
import { cellOf } from '../columns.tsx';

interface AssetCardProps {
  row: LiveList<ListedAsset, AssetSort>['rows'][number];
}

/** One place or asset as a card: what the table's columns show of it. */
export function AssetCard({ row: { item: asset, leftAt } }: AssetCardProps) {
  const places = useShellPlaces();
  return (
    <Link
      to={places.asset(asset.id)}
      className={`${listPhoneCss.listCard}${leftAt === null ? '' : ` ${listPhoneCss.hasLeft}`}`}
    >
      <span className="line">
        <span className="meta quiet ell grow">{cellOf('class', asset)}</span>
        {leftAt === null ? cellOf('alarms', asset) : <span className="meta strong">{alarmListTexts.leftLens}</span>}
      </span>
      <span className={`${listPhoneCss.cardName} ell`} dir="auto">
        {cellOf('name', asset)}
      </span>
      <span className={`${listPhoneCss.cardLine} meta soft ell`}>
        {asset.effectiveCriticality == null ? texts.noCriticalityYet : texts.criticalityOf(asset.effectiveCriticality)}
        {asset.shop && ` · ${asset.shop}`}
      </span>
      <span className="line meta soft">
        <MapPin className="quiet" size={13} aria-hidden />
        <span className="ell grow" dir="auto">
          {[asset.building, asset.floor, asset.roomName].filter(Boolean).join(' · ') || texts.noPlace}
        </span>
      </span>
    </Link>
  );
}
