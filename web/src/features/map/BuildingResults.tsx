import { mapTexts as texts } from '#texts/map.ts';
import { Button } from '#ui/Button.tsx';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import { BuildingList, type BuildingListProps } from './BuildingList.tsx';
import type { useMapBuildings } from './use-map-buildings.ts';

interface BuildingResultsProps extends Omit<BuildingListProps, 'buildings'> {
  found: ReturnType<typeof useMapBuildings>;
  searchTerm: string;
  onSearch: (term: string) => void;
}

/** The buildings that a term finds, or why there are none to show. */
export function BuildingResults({ found, searchTerm, onSearch, ...list }: BuildingResultsProps) {
  const { buildings, status, error, reload } = found;
  const failure = status === 'failed' && <Failed title={texts.failed} error={error} onRetry={reload} />;
  if (buildings.size > 0)
    return (
      <>
        {failure}
        <BuildingList buildings={buildings} {...list} />
      </>
    );
  if (failure) return failure;
  if (status === 'loading') return <Skeleton />;
  if (!searchTerm) return <Empty kind="none" title={texts.empty} detail={texts.emptyDetail} />;
  return (
    <Empty kind="filtered" title={texts.noMatch}>
      <Button onClick={() => onSearch('')}>{texts.clearSearch}</Button>
    </Empty>
  );
}
