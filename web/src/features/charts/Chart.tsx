import { ChartLine, Ellipsis, FileDown, Image, Table2 } from 'lucide-react';
import { type ReactNode, type RefObject, Suspense, useId, useRef, useState } from 'react';
import { chartTexts as texts } from '#texts/charts.ts';
import { actionTexts } from '#texts/common.ts';
import { ActionsMenu } from '#ui/ActionsMenu.tsx';
import { Guarded } from '#ui/Guarded.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { loadNeeded } from '#ui/load-code.ts';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import { Cell, Table } from '#ui/Table.tsx';
import { useToaster } from '#ui/toast.tsx';
import * as kit from '#ui/ui.module.css';
import { type ChartData, isEmptyData, tableOf } from './chart-data.ts';
import * as css from './charts.module.css';

export interface ChartProps {
  title: string;
  /** One sentence on what is drawn, for those who do not see it. */
  description: string;
  /** Addition to the title: total, range, timezone. */
  detail?: string;
  /** Range and other choices. */
  controls?: ReactNode;
  /** Name of its files, without an ending. */
  fileName: string;
  /** Null while it is read. */
  data: ChartData | null;
  /** Why there is no data, and how to read again. */
  failure?: { title: string; error?: string; onRetry?: () => unknown } | null;
  /** Said where nothing was counted. */
  empty: { title: string; detail?: string };
  /** Table in place of the plain one, e.g. with links. */
  table?: ReactNode;
  /** px of the drawing, kept free while it is read. */
  height: number;
  /** The drawing. */
  children: ReactNode;
}

/** View of a chart: its drawing, in `figure`, or its table. */
export interface ChartView {
  figure: RefObject<HTMLElement | null>;
  isTable: boolean;
  setTable: (isTable: boolean) => void;
}

export function useChartView(): ChartView {
  const figure = useRef<HTMLElement>(null);
  const [isTable, setTable] = useState(false);
  return { figure, isTable, setTable };
}

/** The frame around every chart: title, its choices, drawing or table, and files of both. */
export function Chart(props: ChartProps) {
  const { title, description, detail, controls, data, failure, empty, table, height, children } = props;
  const id = useId();
  const view = useChartView();
  const { figure, isTable, setTable } = view;
  const hasRows = data !== null && !isEmptyData(data);
  return (
    <section className={kit.card} aria-labelledby={id}>
      <div className={`${kit.cardHead} ${css.chartHead}`}>
        <h2 id={id}>{title}</h2>
        <div className={`line ${css.chartControls}`}>
          {detail && <span className="meta quiet">{detail}</span>}
          {controls}
          <span className={css.chartButtons}>
            <IconButton
              size="small"
              icon={Table2}
              iconSize={15}
              label={texts.viewAsTable}
              aria-pressed={isTable}
              disabled={!hasRows}
              onClick={() => setTable(!isTable)}
            />
            <ChartMenu {...props} view={view} isEnabled={hasRows} />
          </span>
        </div>
      </div>
      <figure ref={figure} className={css.chart} aria-label={description} style={{ minHeight: height }}>
        <Guarded>
          {data === null && failure && <Failed {...failure} />}
          {data === null && !failure && <Skeleton />}
          {data !== null && !hasRows && <Empty kind="good" {...empty} />}
          {hasRows &&
            isTable &&
            (table ?? (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is scrolled by keys
              <section className={css.chartTable} aria-label={texts.tableOf(title)} tabIndex={0}>
                <ChartTable label={title} data={data} />
              </section>
            ))}
          {hasRows && !isTable && (
            <>
              <Suspense fallback={<Skeleton />}>{children}</Suspense>
              <div className="unseen">
                <ChartTable label={title} data={data} />
              </div>
            </>
          )}
        </Guarded>
      </figure>
    </section>
  );
}

/** The table behind a chart. */
export function ChartTable({ label, data }: { label: string; data: ChartData }) {
  const { head, rows } = tableOf(data);
  return (
    <Table label={label} columns={head.map((name, column) => ({ name, isNumber: column > 0 }))}>
      {rows.map(([name, ...values], at) => (
        <tr key={data.points[at]?.key}>
          <th scope="row">{name}</th>
          {values.map((value, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have an order
            <Cell key={column} kind="number">
              {value}
            </Cell>
          ))}
        </tr>
      ))}
    </Table>
  );
}

interface ChartMenuProps extends Pick<ChartProps, 'title' | 'detail' | 'fileName' | 'data'> {
  view: ChartView;
  /** False while there is nothing to take away. */
  isEnabled: boolean;
  /** False where the data is too little for a drawing. */
  isDrawn?: boolean;
  /** True if it shows the table too, where no button of its own does. */
  hasTable?: boolean;
  className?: string;
}

/** Files of a chart; the code that writes them is loaded with the first. */
export function ChartMenu({
  title,
  detail = '',
  fileName,
  data,
  view,
  isEnabled,
  isDrawn = true,
  hasTable,
  className,
}: ChartMenuProps) {
  const toaster = useToaster();
  const { figure, isTable, setTable } = view;
  const during = (work: () => Promise<unknown>) => () => void work().catch(() => toaster.error(texts.downloadFailed));
  const picture = async () => {
    const { downloadPicture } = await loadNeeded(() => import('./download-picture.ts'));
    if (figure.current) await downloadPicture(fileName, figure.current, title, detail);
  };
  const csv = async () => {
    const { downloadCsv } = await loadNeeded(() => import('./download-csv.ts'));
    if (data) downloadCsv(fileName, data);
  };
  const other = isTable
    ? { label: texts.viewAsChart, icon: ChartLine, action: () => setTable(false) }
    : { label: texts.viewAsTable, icon: Table2, disabled: !isEnabled, action: () => setTable(true) };
  return (
    <ActionsMenu
      actions={[
        ...(hasTable ? [other] : []),
        { label: texts.picture, icon: Image, disabled: !isEnabled || !isDrawn || isTable, action: during(picture) },
        { label: texts.csv, icon: FileDown, disabled: !isEnabled, action: during(csv) },
      ]}
    >
      <IconButton
        size="small"
        icon={Ellipsis}
        iconSize={15}
        className={className}
        label={`${actionTexts.more}: ${title}`}
      />
    </ActionsMenu>
  );
}
