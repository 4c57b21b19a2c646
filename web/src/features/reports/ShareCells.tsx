import { reportTexts as texts } from '#texts/reports.ts';
import { percent } from '#ui/figures.ts';
import { formatCount } from '#ui/format.ts';
import { Cell } from '#ui/Table.tsx';

/** Heads of the cells below. */
export const shareColumns = [texts.occurrences, texts.share, texts.cumulative].map((name) => ({
  name,
  isNumber: true,
}));

interface ShareCellsProps {
  of: { instances: number; share: number; cumulativeShare: number };
}

/** Occurrences of a row, their share of all, and that of all rows down to it. */
export const ShareCells = ({ of: { instances, share, cumulativeShare } }: ShareCellsProps) => (
  <>
    <Cell kind="number">{formatCount(instances)}</Cell>
    <Cell kind="number" isSoft>
      {percent(share)}
    </Cell>
    <Cell kind="number" isSoft>
      {percent(cumulativeShare)}
    </Cell>
  </>
);
