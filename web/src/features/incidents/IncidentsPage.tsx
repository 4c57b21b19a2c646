import { useApolloClient, useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { incidentPageSize } from '#domain/constants.ts';
import { SourceDoubt } from '#features/fields/sources.tsx';
import { useShellPlaces } from '#features/lists/places/shell-places.tsx';
import { ReportPage } from '#frame/ReportPage.tsx';
import type { IncidentMeasureQuery } from '#generated/graphql.ts';
import { alwaysFresh, errorMessage } from '#session/apollo.ts';
import { actionTexts } from '#texts/common.ts';
import { incidentTexts } from '#texts/incidents.ts';
import { pageTexts } from '#texts/pages.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import * as cardCss from '#ui/card.module.css';
import { formatCount } from '#ui/format.ts';
import { Priority } from '#ui/Priority.tsx';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import { Cell, Table } from '#ui/Table.tsx';
import { Time } from '#ui/Time.tsx';
import * as tableCss from '#ui/table.module.css';
import { fewer } from './fewer.ts';
import { activeIncidentsQuery, incidentMeasureQuery, incidentTrialQuery } from './incident-queries.ts';
import * as css from './incidents.module.css';
import { useLater } from './use-later.ts';

const texts = incidentTexts.page;

/** Measures what grouping by cause does: rows before and after, now and on history, and the incidents that last. */
export const IncidentsPage = () => (
  <ReportPage name={pageTexts.incidents}>
    <div className={css.incidentPage}>
      <Now />
      <History />
      <Current />
    </div>
  </ReportPage>
);

interface MeasuredProps {
  title: string;
  detail: string;
  query: { data: unknown; error?: unknown; refetch: () => unknown };
  children: ReactNode;
}

/** A card of what is measured, while it is read and when it fails. */
function Measured({ title, detail, query: { data, error, refetch }, children }: MeasuredProps) {
  return (
    <Card title={title}>
      <div className={cardCss.cardBody}>
        <p className="soft">{detail}</p>
        {data !== undefined && <div className={css.incidentTable}>{children}</div>}
        {data === undefined && !error && <Skeleton rows={2} />}
        {data === undefined && Boolean(error) && (
          <Failed title={texts.failed} error={errorMessage(error)} onRetry={refetch} />
        )}
      </div>
    </Card>
  );
}

type Rows = IncidentMeasureQuery['incidentMeasure']['intake'];

function Now() {
  const query = useQuery(incidentMeasureQuery, { ...alwaysFresh, context: { quiet: true } });
  const measure = query.data?.incidentMeasure;
  const row = (name: string, { alarms, rows, incidents }: Rows) => (
    <tr key={name}>
      <Cell>{name}</Cell>
      <Cell kind="number">{formatCount(alarms)}</Cell>
      <Cell kind="number">{formatCount(rows)}</Cell>
      <Cell kind="number">{fewer(alarms, rows)}</Cell>
      <Cell kind="number">{formatCount(incidents)}</Cell>
    </tr>
  );
  return (
    <Measured title={texts.now} detail={texts.nowDetail} query={query}>
      {measure && (
        <Table
          label={texts.now}
          columns={[
            { name: texts.list },
            { name: texts.before, isNumber: true },
            { name: texts.after, isNumber: true },
            { name: texts.fewer, isNumber: true },
            { name: texts.incidents, isNumber: true },
          ]}
        >
          {row(texts.intake, measure.intake)}
          {row(texts.active, measure.active)}
        </Table>
      )}
    </Measured>
  );
}

function History() {
  const query = useQuery(incidentTrialQuery, { ...alwaysFresh, context: { quiet: true } });
  const trial = query.data?.incidentTrial;
  return (
    <Measured title={texts.history} detail={texts.historyDetail} query={query}>
      {trial && (
        <Table
          label={texts.history}
          columns={[
            { name: texts.before, isNumber: true },
            { name: texts.after, isNumber: true },
            { name: texts.fewer, isNumber: true },
            { name: texts.incidents, isNumber: true },
            { name: texts.largest, isNumber: true },
          ]}
        >
          <tr>
            <Cell kind="number">{formatCount(trial.rowsBefore)}</Cell>
            <Cell kind="number">{formatCount(trial.rowsAfter)}</Cell>
            <Cell kind="number">{fewer(trial.rowsBefore, trial.rowsAfter)}</Cell>
            <Cell kind="number">{formatCount(trial.incidents)}</Cell>
            <Cell kind="number">{texts.alarms(trial.largest)}</Cell>
          </tr>
        </Table>
      )}
      {trial?.isCut && <p className="meta soft">{texts.cut}</p>}
    </Measured>
  );
}

function Current() {
  const places = useShellPlaces();
  const query = useQuery(activeIncidentsQuery, {
    variables: { limit: incidentPageSize },
    ...alwaysFresh,
    context: { quiet: true },
  });
  const client = useApolloClient();
  const { later, isAll, more } = useLater(incidentPageSize, async (offset) => {
    const page = { limit: incidentPageSize, offset };
    const answer = await client.query({ query: activeIncidentsQuery, variables: page, ...alwaysFresh });
    return answer.data?.incidents ?? [];
  });
  const first = query.data?.incidents;
  const incidents = first && [...first, ...later];
  if (incidents?.length === 0)
    return (
      <Card title={texts.current}>
        <Empty kind="good" title={texts.none} detail={texts.noneDetail} />
      </Card>
    );
  return (
    <Card title={texts.current}>
      <div className={cardCss.cardBody}>
        {!incidents && !query.error && <Skeleton rows={3} />}
        {!incidents && query.error && (
          <Failed title={incidentTexts.failed} error={errorMessage(query.error)} onRetry={() => query.refetch()} />
        )}
        {incidents && (
          <div className={css.incidentTable}>
            <Table
              label={texts.current}
              columns={[
                { name: incidentTexts.cause },
                { name: incidentTexts.highest },
                { name: incidentTexts.why },
                { name: incidentTexts.started },
              ]}
            >
              {incidents.map((incident) => (
                <tr key={incident.id}>
                  <Cell>
                    <SourceDoubt sourceId={incident.causeAlarm.externalSystem.id} />{' '}
                    <Link to={places.alarm(incident.causeAlarm.id)}>{incident.causeAsset}</Link>
                  </Cell>
                  <Cell>
                    <Priority priority={incident.highestPriority} />
                  </Cell>
                  <Cell isSoft className={css.incidentReason}>
                    {incident.explanation}
                  </Cell>
                  <Cell kind="time">
                    <Time at={incident.startedAt} />
                  </Cell>
                </tr>
              ))}
            </Table>
          </div>
        )}
        {first?.length === incidentPageSize && !isAll && (
          <div className={tableCss.more}>
            <Button size="small" onClick={() => more().catch(() => undefined)}>
              {actionTexts.showMore}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
