import { useQuery } from '@apollo/client/react';
import { DatePicker, Popconfirm, Select, Switch } from 'antd';
import { useId, useState } from 'react';
import { errorMessage } from '#session/apollo.ts';
import { Button } from '#ui/Button.tsx';
import { defaultErrorBody } from '#ui/toast.tsx';
import { versionsQuery } from './reparse-queries.ts';
import type { ReparseView } from './use-reparse.ts';
import '../form/form.css';

/** Used part of a picker's date. */
type Picked = { toISOString(): string } | null;
const format = 'MM/DD/YYYY hh:mm A';

/** Form for a new run: range of payloads, version, and dry run or not. */
export function ReparseForm({ systemId, view }: { systemId: string; view: ReparseView }) {
  const id = useId();
  const { data, error } = useQuery(versionsQuery, {
    variables: { externalSystemId: systemId },
    context: { quiet: true },
  });
  const [isAll, setAll] = useState(true);
  const [from, setFrom] = useState<string | null>(null);
  const [to, setTo] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isDryRun, setDryRun] = useState(true);
  const own = data?.normaliserSettings.normaliser ?? null;
  const version = chosen ?? own;
  const isEmpty = !isAll && from !== null && to !== null && from >= to;
  const isBlocked = view.busy !== null || view.isAsking || isEmpty || version === null;
  const start = () =>
    view.start({ from: isAll ? null : from, to: isAll ? null : to, etlNormalizeVersion: version, isDryRun });
  const picker = (name: string, label: string, onPick: (iso: string | null) => void) => (
    <div className="form-row">
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <DatePicker
        id={`${id}-${name}`}
        className="is-wide"
        showTime={{ format: 'hh:mm A', use12Hours: true }}
        format={format}
        needConfirm={false}
        status={isEmpty ? 'error' : undefined}
        placeholder={name === 'from' ? 'The first payload' : 'Now'}
        onChange={(date: Picked) => onPick(date?.toISOString() ?? null)}
      />
    </div>
  );
  const button = (onClick?: () => void) => (
    <Button variant="primary" disabled={isBlocked} onClick={onClick}>
      {isDryRun ? 'Start dry run' : 'Start reparse'}
    </Button>
  );
  return (
    <section className="card reparse-form" aria-label="New reparse">
      <div className="card-head">
        <h2>Read payloads again</h2>
      </div>
      <div className="reparse-fields">
        <div className="form-row">
          <label htmlFor={`${id}-version`}>Normalizer version</label>
          <Select
            id={`${id}-version`}
            className="is-wide"
            value={version}
            loading={!data && !error}
            options={data?.normaliserSettings.versions.map((value) => ({
              value,
              label: value === own ? `${value} (its own)` : value,
            }))}
            onChange={setChosen}
          />
          {error && (
            <p className="form-problem" role="alert">
              {errorMessage(error) ?? defaultErrorBody}
            </p>
          )}
          {version !== own && <p className="meta quiet">New payloads are still read with {own}.</p>}
        </div>
        <div className="form-row is-switch">
          <label htmlFor={`${id}-all`}>All stored payloads</label>
          <Switch id={`${id}-all`} size="small" checked={isAll} onChange={setAll} />
        </div>
        {!isAll && picker('from', 'Received from', setFrom)}
        {!isAll && picker('to', 'Received until', setTo)}
        {isEmpty && (
          <p className="form-problem" role="alert">
            The start has to be before the end
          </p>
        )}
        <div className="form-row is-switch">
          <label htmlFor={`${id}-dry`}>Dry run: only show what would change</label>
          <Switch id={`${id}-dry`} size="small" checked={isDryRun} onChange={setDryRun} />
        </div>
        <div className="line">
          {isDryRun ? (
            button(() => void start())
          ) : (
            <Popconfirm
              title="Read them again for real?"
              description="Events change, and may move to other alarms. A dry run shows which."
              okText="Start reparse"
              disabled={isBlocked}
              onConfirm={() => void start()}
            >
              {button()}
            </Popconfirm>
          )}
          {view.busy && <span className="meta quiet">A run is in progress. Wait for it to finish.</span>}
        </div>
      </div>
    </section>
  );
}
