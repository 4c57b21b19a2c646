import { ArrowUp } from 'lucide-react';
import type { LiveList } from '#features/lists/live/live-list.ts';
import { alarmListTexts } from '#texts/alarm-list.ts';
import { Button } from '#ui/Button.tsx';
import type { AssetSort, ListedAsset } from './asset-list.ts';
import * as css from './assets.module.css';

interface NewAssetsProps {
  list: Pick<LiveList<ListedAsset, AssetSort>, 'waiting'>;
  onMerge: () => void;
}

/** Draws the assets that arrived while somebody was reading. */
export const NewAssets = ({ list, onMerge }: NewAssetsProps) =>
  list.waiting.length > 0 && (
    <Button size="small" className={css.assetNew} icon={ArrowUp} onClick={onMerge}>
      {alarmListTexts.showNew}
    </Button>
  );
